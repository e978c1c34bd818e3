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
import { formatMonth, parseLedgerFilter } from "../ledger-filter.ts";
import { type LedgerFilter, ledgerQuery, monthsQuery } from "../queries.ts";
import { pointsText as text } from "../text.ts";
import { EntryIcon, findSourceUrl, getEntryTexts } from "./ledger-entry.tsx";

const SKELETON_KEYS = ["a", "b", "c", "d", "e"];
const FILTERS = [
  { changeType: undefined, label: text.all },
  { changeType: 1, label: text.income },
  { changeType: 2, label: text.expense },
] as const;

const getUrl = ({ changeType, month }: LedgerFilter) => paths.points(changeType, month);

/** The points ledger by month, filtered by income or expenses. */
export function PointsLedger() {
  const { api } = useApp();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filter = parseLedgerFilter(search);
  const list = useInfiniteQuery(ledgerQuery(api, filter));
  const { data: sums = [] } = useQuery(monthsQuery(api));
  const rows = flattenRows(list.data, ({ id }) => id);
  const status = getListStatus(list);
  return (
    <Card className="overflow-clip">
      <div className="flex items-center justify-between gap-3 border-border border-b pr-4 md:pr-6">
        <KeepScrollLinks>
          <LinkTabs
            aria-label={text.filter}
            className="px-1 md:px-3"
            items={FILTERS.map(({ changeType, label }) => ({
              href: getUrl({ ...filter, changeType }),
              label,
            }))}
            current={getUrl(filter)}
          />
        </KeepScrollLinks>
        <span className="w-36">
          <Select
            size="sm"
            aria-label={text.month}
            value={filter.month ?? ""}
            onChange={({ target }) =>
              void navigate(getUrl({ ...filter, month: target.value || undefined }), {
                replace: true,
                preventScrollReset: true,
              })
            }
          >
            <option value="">{text.anyMonth}</option>
            {sums.map(({ month }) => (
              <option key={month} value={month}>
                {formatMonth(month)}
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
            const isFirstOfMonth = rows[index - 1]?.createdAt.slice(0, 7) !== month;
            return (
              <>
                {isFirstOfMonth && <MonthHeader month={month} sums={sums} hasDivider={index > 0} />}
                <PointsRow
                  icon={<EntryIcon source={row.source} />}
                  {...getEntryTexts(row)}
                  time={row.createdAt}
                  amount={row.points}
                  balance={row.balanceAfter}
                  href={findSourceUrl(row)}
                />
              </>
            );
          }}
        />
      ) : status === "loading" ? (
        <div role="status" aria-busy="true">
          {SKELETON_KEYS.map((key) => (
            <div key={key} className="flex items-center gap-3 px-4 py-3 md:px-6">
              <Skeleton className="size-10 rounded-media" />
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

interface MonthHeaderProps {
  month: string;
  sums: readonly { month: string; income: number; expense: number }[];
  hasDivider: boolean;
}

function MonthHeader({ month, sums, hasDivider }: MonthHeaderProps) {
  const sum = sums.find((candidate) => candidate.month === month);
  return (
    <h2
      className={cn(
        "flex justify-between gap-3 border-border bg-surface-hover px-4 py-2.5 font-normal text-meta text-text-muted tabular-nums md:px-6",
        hasDivider ? "border-t" : "border-b",
      )}
    >
      <span>{formatMonth(month)}</span>
      {sum && (
        <span>
          {fillText(text.monthSums, { income: formatExact(sum.income), expense: formatExact(sum.expense) })}
        </span>
      )}
    </h2>
  );
}
