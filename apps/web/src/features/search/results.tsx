import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { cn } from "@lenscape/ui/lib/cn";
import { formatCount } from "@lenscape/ui/lib/count";
import { PostResult, PostResultSkeleton } from "@lenscape/ui/post-result";
import { TabsList, TabsPanel, TabsTab } from "@lenscape/ui/tabs";
import { UserResult, UserResultSkeleton } from "@lenscape/ui/user-result";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { searchText as text } from "#copy/search.ts";
import { useApp } from "#lib/app.tsx";
import { flatRows, listStatus } from "#lib/query.ts";
import { paths } from "#paths";
import { Failure } from "#shell/failure.tsx";
import { Follow } from "#shell/follow.tsx";
import { useOnline } from "#shell/use-frame.ts";
import { postResults, userResults } from "./queries.ts";

/** How high the results were: the way back to them then finds its place. */
const heights = new Map<string | number, number>();

/** On a phone the results fill the window, edge to edge. */
const BLEED = "overflow-clip max-md:rounded-none max-md:border-x-0 max-md:border-t-0";

const SKELETONS = ["a", "b", "c", "d"];

const usePosts = (keyword: string) =>
  useInfiniteQuery({ ...postResults(useApp().api, keyword), enabled: keyword !== "" });
const useUsers = (keyword: string) =>
  useInfiniteQuery({ ...userResults(useApp().api, keyword), enabled: keyword !== "" });

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
export function ResultTabs({ keyword }: ResultsProps) {
  const posts = usePosts(keyword);
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
  children: (row: Row) => ReactNode;
}

function Found<Row>({ keyword, list, rows, keyOf, skeleton, rowHeight, instead, children }: FoundProps<Row>) {
  const online = useOnline();
  const status = list.isPlaceholderData ? "loading" : listStatus(list);
  if (rows.length === 0 && status === "loading") {
    return (
      <Card role="status" aria-busy="true" className={BLEED}>
        {SKELETONS.map((key) => (
          <div key={key}>{skeleton}</div>
        ))}
      </Card>
    );
  }
  if (rows.length === 0 && list.error) {
    return (
      <Card className={BLEED}>
        <Failure
          error={list.error}
          description={online ? undefined : text.offline}
          loading={list.isFetching}
          onRetry={() => list.refetch()}
        />
      </Card>
    );
  }
  if (rows.length === 0) {
    return (
      <Card role="status" className={BLEED}>
        <EmptyState
          title={<span className="wrap-anywhere">{text.nothing.replace("{keyword}", () => keyword)}</span>}
          description={text.nothingHint}
        >
          {instead}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card className={cn(BLEED, list.isPlaceholderData && "opacity-60")}>
      {!list.isPlaceholderData && (
        <p role="status" className="sr-only">
          {text.found.replace("{n}", String(totalOf(list)))}
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
  onTab: (tab: "0" | "1") => void;
}

/** The way to the other tab when only that one has results. */
function Elsewhere({ sentence, total, onGo }: { sentence: string; total?: number; onGo: () => void }) {
  if (!total) return null;
  return (
    <Button tone="soft" onClick={onGo} className="mt-3.5">
      {sentence.replace("{n}", formatCount(total))}
    </Button>
  );
}

function PostResults({ keyword, onTab }: TabbedProps) {
  const list = usePosts(keyword);
  const users = totalOf(useUsers(keyword));
  return (
    <Found
      keyword={keyword}
      list={list}
      rows={flatRows(list.data, ({ id }) => id)}
      keyOf={({ id }) => id}
      skeleton={<PostResultSkeleton />}
      rowHeight={152}
      instead={<Elsewhere sentence={text.seeUsers} total={users} onGo={() => onTab("1")} />}
    >
      {(thread) => <PostResult thread={thread} href={paths.thread(thread.id)} />}
    </Found>
  );
}

function UserResults({ keyword, onTab }: TabbedProps) {
  const list = useUsers(keyword);
  const posts = totalOf(usePosts(keyword));
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
