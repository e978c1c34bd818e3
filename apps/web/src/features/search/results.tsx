import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { ErrorState } from "@lenscape/ui/error-state";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { PostResult } from "@lenscape/ui/post-result";
import { Spinner } from "@lenscape/ui/spinner";
import { UserResult } from "@lenscape/ui/user-result";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { searchText as text } from "#copy/search.ts";
import { useApp } from "#lib/app.tsx";
import { flatRows, listStatus } from "#lib/query.ts";
import { paths } from "#paths";
import { Follow } from "#shell/follow.tsx";
import { postResults, userResults } from "./queries.ts";

interface ResultsProps {
  keyword: string;
}

type List = Parameters<typeof listStatus>[0] & { refetch: () => unknown; fetchNextPage: () => unknown };

interface FoundProps<Row> {
  list: List;
  rows: Row[];
  total: number;
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

function Found<Row>({ list, rows, total, keyOf, children }: FoundProps<Row>) {
  const status = listStatus(list);
  if (rows.length === 0) {
    if (status === "loading") return <Spinner className="mx-auto my-10" />;
    if (status === "error") return <ErrorState onRetry={() => list.refetch()} />;
    return (
      <div role="status">
        <EmptyState description={text.nothing} />
      </div>
    );
  }
  return (
    <Card className="overflow-clip">
      <p role="status" className="sr-only">
        {text.found.replace("{n}", String(total))}
      </p>
      <InfiniteList
        items={rows}
        getKey={keyOf}
        renderItem={children}
        status={status}
        onLoadMore={() => list.fetchNextPage()}
        rowHeight={120}
      />
    </Card>
  );
}

/** The posts that were found, page by page (SEARCH-001, SEARCH-003). */
export function PostResults({ keyword }: ResultsProps) {
  const list = useInfiniteQuery(postResults(useApp().api, keyword));
  return (
    <Found
      list={list}
      rows={flatRows(list.data, ({ id }) => id)}
      total={list.data?.pages[0]?.total ?? 0}
      keyOf={({ id }) => id}
    >
      {(thread) => <PostResult thread={thread} href={paths.thread(thread.id)} />}
    </Found>
  );
}

/** The users that were found, page by page, each with a follow button (SEARCH-002, SEARCH-004). */
export function UserResults({ keyword }: ResultsProps) {
  const list = useInfiniteQuery(userResults(useApp().api, keyword));
  return (
    <Found
      list={list}
      rows={flatRows(list.data, ({ userId }) => userId)}
      total={list.data?.pages[0]?.total ?? 0}
      keyOf={({ userId }) => userId}
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
