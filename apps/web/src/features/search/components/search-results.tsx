import { isPunctuation } from "@lenscape/richtext/search";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { cn } from "@lenscape/ui/lib/cn";
import { formatCount } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { PostResultSkeleton } from "@lenscape/ui/post-result";
import { TabsList, TabsPanel, TabsTab } from "@lenscape/ui/tabs";
import { UserResult, UserResultSkeleton } from "@lenscape/ui/user-result";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { useApp } from "#lib/app.tsx";
import { flattenRows, getListStatus } from "#lib/query.ts";
import { paths } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { Follow } from "#shell/members/follow-button.tsx";
import { resultsQuery, userResultsQuery } from "../queries.ts";
import { countFilters, type Refinement } from "../search-refinement.ts";
import { searchText as text } from "../text.ts";
import type { SearchTab } from "../use-search-position.ts";
import { NoResultsActions } from "./no-search-results.tsx";
import { FeaturedThreads } from "./search-discovery.tsx";
import { SearchFilterBar } from "./search-filter-bar.tsx";
import { SearchHitRow } from "./search-hit-row.tsx";

/** Measured heights of the results, for restoring the scroll position. */
const heights = new Map<string | number, number>();

/** Removes the side borders on phones. */
const FULL_WIDTH = "overflow-clip max-md:rounded-none max-md:border-x-0 max-md:border-t-0";

const SKELETONS = ["a", "b", "c", "d"];

const useThreadResults = (keyword: string, refinement: Refinement) =>
  useInfiniteQuery({ ...resultsQuery(useApp().api, keyword, refinement), enabled: keyword !== "" });
const useUserResults = (keyword: string) =>
  useInfiniteQuery({ ...userResultsQuery(useApp().api, keyword), enabled: keyword !== "" });

/** Whether the selected tab shows the results of the current keyword. */
export function useHasResults({
  keyword,
  tab,
  refinement,
}: ResultsProps & { tab: SearchTab; refinement: Refinement }) {
  const posts = useThreadResults(keyword, refinement);
  const users = useUserResults(keyword);
  const { isPending, isPlaceholderData } = tab === "0" ? posts : users;
  return !isPending && !isPlaceholderData;
}

interface Pages {
  data?: { pages: { total: number }[] };
}

const getTotal = ({ data }: Pages) => data?.pages[0]?.total;

function ResultCount({ list }: { list: Pages }) {
  const total = getTotal(list);
  return (
    total !== undefined && (
      <span key={total} className="font-normal text-text-muted tabular-nums">
        {formatCount(total)}
      </span>
    )
  );
}

interface ResultsProps {
  keyword: string;
}

/**
 * Tabs of the search with the number of results (SEARCH-001, SEARCH-002). They send no request without a keyword
 * (VALID-006).
 */
export function ResultTabs({ keyword, refinement }: ResultsProps & { refinement: Refinement }) {
  const posts = useThreadResults(keyword, refinement);
  const users = useUserResults(keyword);
  return (
    <TabsList aria-label={text.results}>
      <TabsTab value="0">
        <span>{text.posts}</span> {keyword && <ResultCount list={posts} />}
      </TabsTab>
      <TabsTab value="1">
        <span>{text.users}</span> {keyword && <ResultCount list={users} />}
      </TabsTab>
    </TabsList>
  );
}

type List = Parameters<typeof getListStatus>[0] &
  Pages & { isPlaceholderData: boolean; refetch: () => unknown; fetchNextPage: () => unknown };

interface ResultListProps<Row> extends ResultsProps {
  list: List;
  rows: Row[];
  getKey: (row: Row) => string;
  skeleton: ReactNode;
  rowHeight: number;
  /** Actions below the message of an empty result. */
  emptyActions?: ReactNode;
  /** Content above the rows, in every state. */
  header?: ReactNode;
  /** Note above the rows about the correction or partial matches. */
  note?: ReactNode;
  children: (row: Row) => ReactNode;
}

function ResultList<Row>({
  keyword,
  list,
  rows,
  getKey,
  skeleton,
  rowHeight,
  emptyActions,
  header,
  note,
  children,
}: ResultListProps<Row>) {
  const status = list.isPlaceholderData ? "loading" : getListStatus(list);
  if (rows.length === 0 && status === "loading") {
    return (
      <Card role="status" aria-busy="true" className={FULL_WIDTH}>
        {header}
        {SKELETONS.map((key) => (
          <div key={key}>{skeleton}</div>
        ))}
      </Card>
    );
  }
  if (rows.length === 0 && list.error) {
    return (
      <Card className={FULL_WIDTH}>
        {header}
        <LoadError error={list.error} loading={list.isFetching} onRetry={() => list.refetch()} />
      </Card>
    );
  }
  if (rows.length === 0) {
    const hasNoTerm = isPunctuation(keyword);
    return (
      <Card className={FULL_WIDTH}>
        {header}
        <EmptyState
          role="status"
          title={
            <span className="wrap-anywhere">
              {fillText(hasNoTerm ? text.onlyPunctuation : text.noResults, { keyword })}
            </span>
          }
          description={hasNoTerm ? text.onlyPunctuationHint : text.noResultsHint}
        >
          {emptyActions}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card className={cn(FULL_WIDTH, list.isPlaceholderData && "opacity-60")}>
      {header}
      {note}
      {!list.isPlaceholderData && (
        <p role="status" className="sr-only">
          {fillText(text.resultCount, { n: getTotal(list) ?? 0 })}
        </p>
      )}
      <InfiniteList
        items={rows}
        getKey={getKey}
        renderItem={children}
        status={status}
        onLoadMore={() => list.fetchNextPage()}
        rowHeight={rowHeight}
        heights={heights}
      />
    </Card>
  );
}

interface TabbedProps extends ResultsProps {
  refinement: Refinement;
  onTab: (tab: "0" | "1") => void;
  onRefine: (refinement: Refinement) => void;
}

/** Button to the other tab if only that one has results. */
function OtherTabButton({ label, total, onClick }: { label: string; total?: number; onClick: () => void }) {
  if (!total) return null;
  return (
    <Button tone="soft" onClick={onClick} className="mt-3.5">
      {fillText(label, { n: formatCount(total) })}
    </Button>
  );
}

/** Note about the spelling correction or about partial matches. */
function ResultNote({ keyword, corrected, isPartial, wholeCount, onExactSearch }: ResultNoteProps) {
  if (!corrected && !isPartial && !wholeCount) return null;
  return (
    <p
      role="status"
      className="flex items-start gap-2 border-b border-border bg-surface-sunken px-4 py-3 text-meta text-text-secondary md:px-6"
    >
      <Search aria-hidden="true" size="1rem" strokeWidth={1.7} className="mt-0.5 flex-none" />
      {corrected ? (
        <span className="min-w-0 wrap-anywhere">
          <span>{text.corrected.split("{corrected}")[0]}</span>
          <b className="font-semibold text-text">{corrected}</b>
          <span>{text.corrected.split("{corrected}")[1]}</span>
          <button
            type="button"
            onClick={onExactSearch}
            className="font-semibold text-brand-text hover:underline"
          >
            {fillText(text.typed, { typed: keyword })}
          </button>
        </span>
      ) : (
        <span className="min-w-0">
          {isPartial ? text.partial : fillText(text.closestAfter, { n: formatCount(wholeCount ?? 0) })}
        </span>
      )}
    </p>
  );
}

interface ResultNoteProps extends ResultsProps {
  corrected?: string;
  isPartial: boolean;
  wholeCount?: number;
  onExactSearch: () => void;
}

function PostResults({ keyword, refinement, onTab, onRefine }: TabbedProps) {
  const list = useThreadResults(keyword, refinement);
  const users = getTotal(useUserResults(keyword));
  const first = list.data?.pages[0];
  // Without any result there is nothing to sort or to filter.
  const isEmpty =
    getTotal(list) === 0 && !list.isPlaceholderData && !refinement.kind && countFilters(refinement) === 0;
  const resultList = (
    <ResultList
      keyword={keyword}
      list={list}
      rows={flattenRows(list.data, ({ kind, id }) => `${kind}-${id}`)}
      getKey={({ kind, id }) => `${kind}-${id}`}
      skeleton={<PostResultSkeleton />}
      rowHeight={152}
      header={
        !isEmpty && (
          <SearchFilterBar counts={first?.counts ?? []} refinement={refinement} onRefine={onRefine} />
        )
      }
      note={
        <ResultNote
          keyword={keyword}
          corrected={first?.corrected}
          isPartial={first?.isPartial === 1}
          wholeCount={first?.wholeCount}
          onExactSearch={() => onRefine({ ...refinement, asTyped: 1 })}
        />
      }
      emptyActions={
        <>
          <OtherTabButton label={text.seeUsers} total={users} onClick={() => onTab("1")} />
          <NoResultsActions refinement={refinement} onRefine={onRefine} />
        </>
      }
    >
      {(hit) => <SearchHitRow hit={hit} />}
    </ResultList>
  );
  if (!isEmpty || users !== 0) return resultList;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {resultList}
      <FeaturedThreads />
    </div>
  );
}

function UserResults({ keyword, refinement, onTab }: TabbedProps) {
  const list = useUserResults(keyword);
  const posts = getTotal(useThreadResults(keyword, refinement));
  return (
    <ResultList
      keyword={keyword}
      list={list}
      rows={flattenRows(list.data, ({ userId }) => userId)}
      getKey={({ userId }) => `user-${userId}`}
      skeleton={<UserResultSkeleton />}
      rowHeight={76}
      emptyActions={<OtherTabButton label={text.seePosts} total={posts} onClick={() => onTab("0")} />}
    >
      {(user) => (
        <UserResult
          user={user}
          href={paths.profile(user.userId)}
          action={<Follow userId={user.userId} name={user.nickname} />}
        />
      )}
    </ResultList>
  );
}

/** Result lists of threads and users with infinite scrolling (SEARCH-001 to SEARCH-004). */
export function SearchResults(props: TabbedProps) {
  return (
    <>
      <TabsPanel value="0">
        <PostResults {...props} />
      </TabsPanel>
      <TabsPanel value="1">
        <UserResults {...props} />
      </TabsPanel>
    </>
  );
}
