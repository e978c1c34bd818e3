import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { LinkTabs } from "@lenscape/ui/link-tabs";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { mallText as text } from "#copy/mall-text.ts";
import { useApp } from "#lib/app.tsx";
import { flatRows, listStatus } from "#lib/query.ts";
import { paths } from "#paths";
import { Failure } from "#shell/loading/failure.tsx";
import { StayLinks } from "#shell/navigation/stay-link.tsx";
import { type OrderStatus, orderPages, standing } from "../queries.ts";
import { OrderRow } from "./order-row.tsx";

const ROW = 144;

const WAITING = ["a", "b", "c", "d"];

/** How high the rows were, by order: the way back then finds its place. */
const heights = new Map<string | number, number>();

/** My exchanges, all of them or those in one state, newest first. */
export function OrderList({ status: chosen }: { status: OrderStatus | undefined }) {
  const { api } = useApp();
  const list = useInfiniteQuery(orderPages(api, chosen));
  const { data: me } = useQuery(standing(api));
  const rows = flatRows(list.data, ({ id }) => id);
  const status = listStatus(list);
  const counts = [me?.waitingNum ?? 0, me?.shippedNum ?? 0];
  const hrefOf = (value?: OrderStatus) => paths.orders(value === undefined ? undefined : String(value));
  return (
    <Card className="overflow-clip">
      <StayLinks>
        <LinkTabs
          aria-label={text.records}
          className="border-border border-b px-1 max-md:overflow-x-auto md:px-3"
          current={hrefOf(chosen)}
          items={[
            { href: hrefOf(), label: text.all },
            ...text.statuses.map((label, value) => ({
              href: hrefOf(value as OrderStatus),
              label: (
                <>
                  {label}
                  {counts[value] ? (
                    <span className="ml-1 font-normal text-text-muted tabular-nums">{counts[value]}</span>
                  ) : null}
                </>
              ),
            })),
          ]}
        />
      </StayLinks>
      {rows.length === 0 && list.isError && (
        <Failure error={list.error} loading={list.isFetching} onRetry={() => list.refetch()} />
      )}
      {rows.length === 0 && !list.isError && status === "over" && <EmptyState title={text.noOrders} />}
      {rows.length === 0 && status === "loading" && (
        <div role="status" aria-busy="true">
          {WAITING.map((key) => (
            <div
              key={key}
              className="band flex h-36 flex-col justify-between px-4 py-4 first:border-t-0 md:px-6"
            >
              <Skeleton className="h-4 w-1/2" />
              <div className="flex items-center gap-4">
                <Skeleton shape="media" className="h-16 w-20 flex-none" />
                <Skeleton className="h-5 w-1/2" />
              </div>
            </div>
          ))}
        </div>
      )}
      {rows.length > 0 && (
        <InfiniteList
          items={rows}
          getKey={({ id }) => id}
          renderItem={(order) => <OrderRow order={order} />}
          status={status}
          onLoadMore={() => list.fetchNextPage()}
          rowHeight={ROW}
          heights={heights}
        />
      )}
    </Card>
  );
}
