import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { LinkTabs } from "@lenscape/ui/link-tabs";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { flattenRows, getListStatus } from "#lib/query.ts";
import { paths } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { mallSharedText } from "#shell/mall/text.ts";
import { KeepScrollLinks } from "#shell/navigation/keep-scroll-links.tsx";
import { type OrderStatus, orderListQuery, standingQuery } from "../queries.ts";
import { mallText as text } from "../text.ts";
import { OrderRow } from "./order-row.tsx";

const ROW_HEIGHT = 144;

const SKELETON_KEYS = ["a", "b", "c", "d"];

/** Row heights by order, to restore the scroll position when going back. */
const rowHeights = new Map<string | number, number>();

/** List of the member's orders, optionally of one status, newest first. */
export function OrderList({ status: selectedStatus }: { status: OrderStatus | undefined }) {
  const { api } = useApp();
  const list = useInfiniteQuery(orderListQuery(api, selectedStatus));
  const { data: standing } = useQuery(standingQuery(api));
  const rows = flattenRows(list.data, ({ id }) => id);
  const status = getListStatus(list);
  const counts = [standing?.waitingNum ?? 0, standing?.shippedNum ?? 0];
  const getUrl = (value?: OrderStatus) => paths.orders(value === undefined ? undefined : String(value));
  return (
    <Card className="overflow-clip">
      <KeepScrollLinks>
        <LinkTabs
          aria-label={text.records}
          className="border-border border-b px-1 max-md:overflow-x-auto md:px-3"
          current={getUrl(selectedStatus)}
          items={[
            { href: getUrl(), label: text.all },
            ...mallSharedText.orderStatuses.map((label, value) => ({
              href: getUrl(value as OrderStatus),
              label: (
                <>
                  <span>{label}</span>
                  {counts[value] ? (
                    <span key={counts[value]} className="ml-1 font-normal text-text-muted tabular-nums">
                      {counts[value]}
                    </span>
                  ) : null}
                </>
              ),
            })),
          ]}
        />
      </KeepScrollLinks>
      {rows.length === 0 && list.isError && (
        <LoadError error={list.error} loading={list.isFetching} onRetry={() => list.refetch()} />
      )}
      {rows.length === 0 && !list.isError && status === "over" && <EmptyState title={text.noOrders} />}
      {rows.length === 0 && status === "loading" && (
        <div role="status" aria-busy="true">
          {SKELETON_KEYS.map((key) => (
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
          rowHeight={ROW_HEIGHT}
          heights={rowHeights}
        />
      )}
    </Card>
  );
}
