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
import { flatRows, listStatus } from "#lib/query.ts";
import { paths } from "#paths";
import { Failure } from "#shell/loading/failure.tsx";
import { Follow } from "#shell/members/follow-button.tsx";
import { results, userResults } from "../queries.ts";
import { filtersOn, type Refinement } from "../search-refinement.ts";
import { searchText as text } from "../text.ts";
import type { Tab } from "../use-search-position.ts";
import { NothingFound } from "./no-search-results.tsx";
import { Featured } from "./search-discovery.tsx";
import { FilterBar } from "./search-filter-bar.tsx";
import { HitRow } from "./search-hit-row.tsx";

/** How high the results were: the way back to them then finds its place. */
const heights = new Map<string | number, number>();

/** On a phone the results fill the window, edge to edge. */
const BLEED = "overflow-clip max-md:rounded-none max-md:border-x-0 max-md:border-t-0";

const SKELETONS = ["a", "b", "c", "d"];

const useFound = (keyword: string, refinement: Refinement) =>
  useInfiniteQuery({ ...results(useApp().api, keyword, refinement), enabled: keyword !== "" });
const useUsers = (keyword: string) =>
  useInfiniteQuery({ ...userResults(useApp().api, keyword), enabled: keyword !== "" });

/** Whether the results of the tab one is on have come, rather than those of the word before. */
export function useSettled({
  keyword,
  tab,
  refinement,
}: ResultsProps & { tab: Tab; refinement: Refinement }) {
  const posts = useFound(keyword, refinement);
  const users = useUsers(keyword);
  const { isPending, isPlaceholderData } = tab === "0" ? posts : users;
  return !isPending && !isPlaceholderData;
}

interface Pages {
  data?: { pages: { total: number }[] };
}

const totalOf = ({ data }: Pages) => data?.pages[0]?.total;

function Total({ of }: { of: Pages }) {
  const total = totalOf(of);
  return (
    total !== undefined && (
      <span className="font-normal text-text-muted tabular-nums">{formatCount(total)}</span>
    )
  );
}

interface ResultsProps {
  keyword: string;
}

/**
 * The tabs of the search, over results each with how many there are (SEARCH-001, SEARCH-002). Without a keyword they ask
 * for nothing, and there is nothing to change between (VALID-006).
 */
export function ResultTabs({ keyword, refinement }: ResultsProps & { refinement: Refinement }) {
  const posts = useFound(keyword, refinement);
  const users = useUsers(keyword);
  return (
    <TabsList aria-label={text.results}>
      <TabsTab value="0">
        {text.posts} {keyword && <Total of={posts} />}
      </TabsTab>
      <TabsTab value="1">
        {text.users} {keyword && <Total of={users} />}
      </TabsTab>
    </TabsList>
  );
}

type List = Parameters<typeof listStatus>[0] &
  Pages & { isPlaceholderData: boolean; refetch: () => unknown; fetchNextPage: () => unknown };

interface FoundProps<Row> extends ResultsProps {
  list: List;
  rows: Row[];
  keyOf: (row: Row) => string;
  skeleton: ReactNode;
  rowHeight: number;
  /** What to offer when nothing was found here. */
  instead?: ReactNode;
  /** Stands above the rows, whatever there are. */
  head?: ReactNode;
  /** Stands right above the rows: how they were found. */
  note?: ReactNode;
  children: (row: Row) => ReactNode;
}

function Found<Row>({
  keyword,
  list,
  rows,
  keyOf,
  skeleton,
  rowHeight,
  instead,
  head,
  note,
  children,
}: FoundProps<Row>) {
  const status = list.isPlaceholderData ? "loading" : listStatus(list);
  if (rows.length === 0 && status === "loading") {
    return (
      <Card role="status" aria-busy="true" className={BLEED}>
        {head}
        {SKELETONS.map((key) => (
          <div key={key}>{skeleton}</div>
        ))}
      </Card>
    );
  }
  if (rows.length === 0 && list.error) {
    return (
      <Card className={BLEED}>
        {head}
        <Failure error={list.error} loading={list.isFetching} onRetry={() => list.refetch()} />
      </Card>
    );
  }
  if (rows.length === 0) {
    const asksNothing = isPunctuation(keyword);
    return (
      <Card className={BLEED}>
        {head}
        <EmptyState
          role="status"
          title={
            <span className="wrap-anywhere">
              {fillText(asksNothing ? text.onlyPunctuation : text.nothing, { keyword })}
            </span>
          }
          description={asksNothing ? text.onlyPunctuationHint : text.nothingHint}
        >
          {instead}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card className={cn(BLEED, list.isPlaceholderData && "opacity-60")}>
      {head}
      {note}
      {!list.isPlaceholderData && (
        <p role="status" className="sr-only">
          {fillText(text.found, { n: totalOf(list) ?? 0 })}
        </p>
      )}
      <InfiniteList
        items={rows}
        getKey={keyOf}
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

/** The way to the other tab when only that one has results. */
function Elsewhere({ sentence, total, onGo }: { sentence: string; total?: number; onGo: () => void }) {
  if (!total) return null;
  return (
    <Button tone="soft" onClick={onGo} className="mt-3.5">
      {fillText(sentence, { n: formatCount(total) })}
    </Button>
  );
}

/** How the results were found, when not by the words as they were typed. */
function Note({ keyword, corrected, isPartial, wholeCount, onAsTyped }: NoteProps) {
  if (!corrected && !isPartial && !wholeCount) return null;
  return (
    <p
      role="status"
      className="flex items-start gap-2 border-b border-border bg-surface-sunken px-4 py-3 text-sm text-text-secondary md:px-6"
    >
      <Search aria-hidden="true" size="1rem" strokeWidth={1.7} className="mt-0.5 flex-none" />
      {corrected ? (
        <span className="min-w-0 wrap-anywhere">
          {text.shownInstead.split("{corrected}")[0]}
          <b className="font-semibold text-text">{corrected}</b>
          {text.shownInstead.split("{corrected}")[1]}
          <button type="button" onClick={onAsTyped} className="font-medium text-brand-text hover:underline">
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

interface NoteProps extends ResultsProps {
  corrected?: string;
  isPartial: boolean;
  wholeCount?: number;
  onAsTyped: () => void;
}

function PostResults({ keyword, refinement, onTab, onRefine }: TabbedProps) {
  const list = useFound(keyword, refinement);
  const users = totalOf(useUsers(keyword));
  const first = list.data?.pages[0];
  // Nothing to order or to narrow, when the whole of it is nothing.
  const isNothing =
    totalOf(list) === 0 && !list.isPlaceholderData && !refinement.kind && filtersOn(refinement) === 0;
  const found = (
    <Found
      keyword={keyword}
      list={list}
      rows={flatRows(list.data, ({ kind, id }) => `${kind}-${id}`)}
      keyOf={({ kind, id }) => `${kind}-${id}`}
      skeleton={<PostResultSkeleton />}
      rowHeight={152}
      head={
        !isNothing && <FilterBar counts={first?.counts ?? []} refinement={refinement} onRefine={onRefine} />
      }
      note={
        <Note
          keyword={keyword}
          corrected={first?.corrected}
          isPartial={first?.isPartial === 1}
          wholeCount={first?.wholeCount}
          onAsTyped={() => onRefine({ ...refinement, asTyped: 1 })}
        />
      }
      instead={
        <>
          <Elsewhere sentence={text.seeUsers} total={users} onGo={() => onTab("1")} />
          <NothingFound refinement={refinement} onRefine={onRefine} />
        </>
      }
    >
      {(hit) => <HitRow hit={hit} />}
    </Found>
  );
  if (!isNothing || users !== 0) return found;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {found}
      <Featured />
    </div>
  );
}

function UserResults({ keyword, refinement, onTab }: TabbedProps) {
  const list = useUsers(keyword);
  const posts = totalOf(useFound(keyword, refinement));
  return (
    <Found
      keyword={keyword}
      list={list}
      rows={flatRows(list.data, ({ userId }) => userId)}
      keyOf={({ userId }) => `user-${userId}`}
      skeleton={<UserResultSkeleton />}
      rowHeight={76}
      instead={<Elsewhere sentence={text.seePosts} total={posts} onGo={() => onTab("0")} />}
    >
      {(user) => (
        <UserResult
          user={user}
          href={paths.profile(user.userId)}
          action={<Follow userId={user.userId} name={user.nickname} />}
        />
      )}
    </Found>
  );
}

/** What was found, posts and users page by page (SEARCH-001 to SEARCH-004), with a way out of an empty tab. */
export function Results(props: TabbedProps) {
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
