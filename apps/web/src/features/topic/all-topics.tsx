import { Card, CardHeader } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { ErrorState } from "@lenscape/ui/error-state";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { TopicCard } from "@lenscape/ui/topic-card";
import { useInfiniteQuery } from "@tanstack/react-query";
import { communityText as text } from "#copy/community.ts";
import { useApp } from "#lib/app.tsx";
import { flatRows, listStatus } from "#lib/query.ts";
import { pageOf, paths } from "#paths";
import { topicPages } from "./queries.ts";

const ROW = 97;

/** All topics, or those that hold the searched word, loading on while one scrolls. */
export function AllTopics({ keyword }: { keyword: string }) {
  const list = useInfiniteQuery(topicPages(useApp().api, keyword));
  const rows = flatRows(list.data, ({ id }) => id);
  const status = listStatus(list);
  return (
    <Card className="mt-4 overflow-clip max-md:mt-2 max-md:rounded-none max-md:border-x-0">
      <CardHeader
        title={keyword ? `${text.searchTopics} · ${keyword}` : text.allTopics}
        className="border-border border-b"
      />
      {rows.length === 0 && status === "error" && <ErrorState onRetry={() => list.refetch()} />}
      {rows.length === 0 && status === "over" && (
        <EmptyState description={text.noTopics} actionHref={pageOf("topicZone")} />
      )}
      {(rows.length > 0 || status === "loading") && (
        <InfiniteList
          items={rows}
          getKey={({ id }) => id}
          renderItem={(topic) => <TopicCard topic={topic} href={paths.topic(topic.id)} />}
          status={status}
          onLoadMore={() => list.fetchNextPage()}
          rowHeight={ROW}
        />
      )}
    </Card>
  );
}
