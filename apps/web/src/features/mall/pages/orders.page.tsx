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
import { order, orderPages, standing, statusOf } from "../queries.ts";
import { mallText as text } from "../text.ts";

/** Returns the id of the exchange that `id` names, null for the list of them all; 404 for one that is not mine. */
export async function loader(args: LoaderFunctionArgs): Promise<string | null> {
  const { api, queries } = getApp(args);
  const search = new URL(args.request.url).searchParams;
  const id = getIdParam(args.request, "id");
  if (id === undefined) {
    await prefetch(
      queries.prefetchInfiniteQuery(orderPages(api, statusOf(search))),
      queries.prefetchQuery(standing(api)),
    );
    return null;
  }
  await queries.ensureQueryData(order(api, id));
  return id;
}

export const handle: PageHandle = {
  meta: () => ({ title: pages.exchangeRecord.title, noindex: true }),
};

function Detail({ id }: { id: string }) {
  const { data } = useQuery(order(useApp().api, id));
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

/** What I have exchanged: the list, or one exchange (ROUTE-069). */
export function Component() {
  const id = useLoaderData<string | null>();
  const [search] = useSearchParams();
  const { data: me } = useQuery(standing(useApp().api));
  if (id !== null) return <Detail id={id} />;
  return (
    <MineFrame
      title={text.records}
      hint={me ? fillText(text.spendable, { n: formatExact(me.points) }) : "\u00a0"}
      action={
        <Button asChild>
          <Link href={getPath("mall")}>
            <Gift aria-hidden="true" strokeWidth={1.7} />
            {text.mall}
          </Link>
        </Button>
      }
    >
      <OrderList status={statusOf(search)} />
    </MineFrame>
  );
}

export function ErrorBoundary() {
  return <PageError title={text.noOrder} description={text.noOrderHint} />;
}
