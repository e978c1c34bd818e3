import { Card, CardHeader } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Segmented } from "@lenscape/ui/segmented";
import { TopicCard } from "@lenscape/ui/topic-card";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { flattenRows, getListStatus } from "#lib/query.ts";
import { useUrlQuery } from "#lib/use-url-query.ts";
import { getPath, paths } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { type TopicOrder, topicOrders, topicPages } from "../queries.ts";
import { topicsText as text } from "../text.ts";
import { TopicFollowButton } from "./topic-follow-button.tsx";
import { TopicMark } from "./topic-mark.tsx";

/** Estimated row height in pixels. */
const ROW_HEIGHT = 97;

/** Measured row heights by topic ID, so that the scroll position can be restored. */
const heights = new Map<string | number, number>();

interface AllTopicsProps {
  keyword: string;
  order: TopicOrder;
}

/** All topics, or those that contain the keyword, with infinite scrolling. */
export function AllTopics({ keyword, order }: AllTopicsProps) {
  const list = useInfiniteQuery(topicPages(useApp().api, keyword, order));
  const [, changeQuery] = useUrlQuery();
  const rows = flattenRows(list.data, ({ id }) => id);
  const status = getListStatus(list);
  return (
    <Card className="mt-4 overflow-clip max-md:mt-2 max-md:rounded-none max-md:border-x-0">
      <CardHeader
        title={keyword ? fillText(text.searchResults, { keyword }) : text.allTopics}
        className="border-border border-b"
      >
        <Segmented
          aria-label={text.order}
          options={topicOrders.map((value) => ({ value, label: text.orders[value] }))}
          value={order}
          onValueChange={(next) =>
            changeQuery(
              (before) => {
                before.set("order", next);
                return before;
              },
              { replace: true, preventScrollReset: true },
            )
          }
        />
      </CardHeader>
      {rows.length === 0 && list.isError && (
        <LoadError error={list.error} loading={list.isFetching} onRetry={() => list.refetch()} />
      )}
      {rows.length === 0 &&
        !list.isError &&
        status === "over" &&
        (keyword ? (
          <EmptyState description={text.searchEmpty} actionHref={getPath("topicZone")} />
        ) : (
          <EmptyState
            title={text.topicsEmpty}
            description={text.startTopicHint}
            actionText={text.startTopicAction}
            actionHref={paths.publish(0)}
          />
        ))}
      {(rows.length > 0 || status === "loading") && (
        <InfiniteList
          items={rows}
          getKey={({ id }) => id}
          renderItem={(topic) => (
            <TopicCard
              topic={topic}
              href={paths.topic(topic.id)}
              mark={<TopicMark topic={topic} />}
              action={<TopicFollowButton topic={topic} />}
            />
          )}
          status={status}
          onLoadMore={() => list.fetchNextPage()}
          rowHeight={ROW_HEIGHT}
          heights={heights}
        />
      )}
    </Card>
  );
}
