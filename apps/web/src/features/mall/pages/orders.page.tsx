import { Breadcrumb } from "@lenscape/ui/breadcrumb";
import { Button } from "@lenscape/ui/button";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { PageBody } from "@lenscape/ui/page-body";
import { useQuery } from "@tanstack/react-query";
import { Gift } from "lucide-react";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { MineFrame } from "#features/mine/components/mine-frame.tsx";
import { getApp, useApp } from "#lib/app.tsx";
import { getIdParam } from "#lib/id.ts";
import type { PageHandle } from "#lib/page.ts";
import { getPath, pages } from "#paths";
import { PageError } from "#shell/loading/page-error.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { OrderList } from "../components/order-list.tsx";
import { OrderFacts, OrderView } from "../components/order-view.tsx";
import { orderListQuery, orderQuery, parseOrderStatus, standingQuery } from "../queries.ts";
import { mallText as text } from "../text.ts";

/** Returns the order ID in `id`, or null for the list. Throws 404 for orders of other members. */
export async function loader(args: LoaderFunctionArgs): Promise<string | null> {
  const { api, queries } = getApp(args);
  const search = new URL(args.request.url).searchParams;
  const id = getIdParam(args.request, "id");
  if (id === undefined) {
    await prefetch(
      queries.prefetchInfiniteQuery(orderListQuery(api, parseOrderStatus(search))),
      queries.prefetchQuery(standingQuery(api)),
    );
    return null;
  }
  await queries.ensureQueryData(orderQuery(api, id));
  return id;
}

export const handle: PageHandle = {
  meta: () => ({ title: pages.exchangeRecord.title, noindex: true }),
};

function OrderDetailPage({ id }: { id: string }) {
  const { data } = useQuery(orderQuery(useApp().api, id));
  if (!data) return null;
  return (
    <PageBody
      className="md:pt-5"
      above={
        <Breadcrumb
          className="mb-3 max-md:hidden"
          items={[{ label: text.records, href: getPath("exchangeRecord") }, { label: data.orderNo }]}
        />
      }
      aside={<OrderFacts order={data} />}
    >
      <OrderView key={id} order={data} />
      <div className="mt-2 grid grid-cols-1 gap-2 md:hidden [&>*]:rounded-none [&>*]:border-x-0">
        <OrderFacts order={data} />
      </div>
    </PageBody>
  );
}

/** Order page: the list, or one order (ROUTE-069). */
export function Component() {
  const id = useLoaderData<string | null>();
  const [search] = useSearchParams();
  const { data: standing } = useQuery(standingQuery(useApp().api));
  if (id !== null) return <OrderDetailPage id={id} />;
  return (
    <MineFrame
      title={text.records}
      hint={standing ? fillText(text.spendable, { n: formatExact(standing.points) }) : "\u00a0"}
      action={
        <Button asChild>
          <Link href={getPath("mall")}>
            <Gift aria-hidden="true" strokeWidth={1.7} />
            {text.mall}
          </Link>
        </Button>
      }
    >
      <OrderList status={parseOrderStatus(search)} />
    </MineFrame>
  );
}

export function ErrorBoundary() {
  return <PageError title={text.noOrder} description={text.noOrderHint} />;
}
