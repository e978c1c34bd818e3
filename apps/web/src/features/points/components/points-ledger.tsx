import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { cn } from "@lenscape/ui/lib/cn";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { LinkTabs } from "@lenscape/ui/link-tabs";
import { PointsRow } from "@lenscape/ui/points-row";
import { Select } from "@lenscape/ui/select";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useApp } from "#lib/app.tsx";
import { flattenRows, getListStatus } from "#lib/query.ts";
import { getPath, paths } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { KeepScrollLinks } from "#shell/navigation/keep-scroll-links.tsx";
import { filterOf, monthName } from "../ledger-filter.ts";
import { type EntryFilter, entries, months } from "../queries.ts";
import { pointsText as text } from "../text.ts";
import { EntryTile, entryWords, sourceHref } from "./ledger-entry.tsx";

const SKELETONS = ["a", "b", "c", "d", "e"];
const KINDS = [
  { changeType: undefined, label: text.all },
  { changeType: 1, label: text.income },
  { changeType: 2, label: text.expense },
] as const;

const hrefOf = ({ changeType, month }: EntryFilter) => paths.points(changeType, month);

/** My points entry by entry, by month, narrowed to what came in or went out. */
export function Ledger() {
  const { api } = useApp();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filter = filterOf(search);
  const list = useInfiniteQuery(entries(api, filter));
  const { data: sums = [] } = useQuery(months(api));
  const rows = flattenRows(list.data, ({ id }) => id);
  const status = getListStatus(list);
  return (
    <Card className="overflow-clip">
      <div className="flex items-center justify-between gap-3 border-border border-b pr-4 md:pr-6">
        <KeepScrollLinks>
          <LinkTabs
            aria-label={text.filter}
            className="px-1 md:px-3"
            items={KINDS.map(({ changeType, label }) => ({ href: hrefOf({ ...filter, changeType }), label }))}
            current={hrefOf(filter)}
          />
        </KeepScrollLinks>
        <span className="w-36">
          <Select
            size="sm"
            aria-label={text.month}
            value={filter.month ?? ""}
            onChange={({ target }) =>
              void navigate(hrefOf({ ...filter, month: target.value || undefined }), {
                replace: true,
                preventScrollReset: true,
              })
            }
          >
            <option value="">{text.anyMonth}</option>
            {sums.map(({ month }) => (
              <option key={month} value={month}>
                {monthName(month)}
              </option>
            ))}
          </Select>
        </span>
      </div>
      {rows.length > 0 ? (
        <InfiniteList
          items={rows}
          getKey={({ id }) => id}
          rowHeight={66}
          status={status}
          onLoadMore={() => list.fetchNextPage()}
          renderItem={(row, index) => {
            const month = row.createdAt.slice(0, 7);
            const first = rows[index - 1]?.createdAt.slice(0, 7) !== month;
            return (
              <>
                {first && <MonthHead month={month} sums={sums} divided={index > 0} />}
                <PointsRow
                  icon={<EntryTile source={row.source} />}
                  {...entryWords(row)}
                  time={row.createdAt}
                  amount={row.points}
                  balance={row.balanceAfter}
                  href={sourceHref(row)}
                />
              </>
            );
          }}
        />
      ) : status === "loading" ? (
        <div role="status" aria-busy="true">
          {SKELETONS.map((key) => (
            <div key={key} className="flex items-center gap-3 px-4 py-3 md:px-6">
              <Skeleton className="size-10 rounded-lg" />
              <div className="grid grow gap-2">
                <Skeleton className="h-4 w-28" />
                <Skeleton className="h-4 w-1/2" />
              </div>
              <Skeleton className="h-5 w-16" />
            </div>
          ))}
        </div>
      ) : list.isError ? (
        <LoadError error={list.error} loading={list.isFetching} onRetry={() => list.refetch()} />
      ) : (
        <EmptyState title={text.none} description={text.noneHint} actionHref={getPath("community")} />
      )}
    </Card>
  );
}

interface MonthHeadProps {
  month: string;
  sums: readonly { month: string; income: number; expense: number }[];
  divided: boolean;
}

function MonthHead({ month, sums, divided }: MonthHeadProps) {
  const sum = sums.find((each) => each.month === month);
  return (
    <h2
      className={cn(
        "flex justify-between gap-3 border-border bg-surface-hover px-4 py-2.5 font-normal text-sm text-text-muted tabular-nums md:px-6",
        divided ? "border-t" : "border-b",
      )}
    >
      {monthName(month)}
      {sum && (
        <span>
          {fillText(text.monthSums, { income: formatExact(sum.income), expense: formatExact(sum.expense) })}
        </span>
      )}
    </h2>
  );
}
