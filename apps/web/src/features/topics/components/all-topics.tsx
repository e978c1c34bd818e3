import { Card, CardHeader } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Segmented } from "@lenscape/ui/segmented";
import { TopicCard } from "@lenscape/ui/topic-card";
import { useInfiniteQuery } from "@tanstack/react-query";
import { communityText as text } from "#copy/community-text.ts";
import { useApp } from "#lib/app.tsx";
import { flatRows, listStatus } from "#lib/query.ts";
import { useQueryChange } from "#lib/use-query-change.ts";
import { pageOf, paths } from "#paths";
import { Failure } from "#shell/loading/failure.tsx";
import { type TopicOrder, topicOrders, topicPages } from "../queries.ts";
import { TopicFollow } from "./topic-follow-button.tsx";
import { Mark } from "./topic-mark.tsx";

const ROW = 97;

/** How high the rows were, by topic: the way back then finds its place. */
const heights = new Map<string | number, number>();

interface AllTopicsProps {
  keyword: string;
  order: TopicOrder;
}

/** All topics, or those that hold the searched word, loading on while one scrolls. */
export function AllTopics({ keyword, order }: AllTopicsProps) {
  const list = useInfiniteQuery(topicPages(useApp().api, keyword, order));
  const [, changeQuery] = useQueryChange();
  const rows = flatRows(list.data, ({ id }) => id);
  const status = listStatus(list);
  return (
    <Card className="mt-4 overflow-clip max-md:mt-2 max-md:rounded-none max-md:border-x-0">
      <CardHeader
        title={keyword ? fillText(text.foundTopics, { keyword }) : text.allTopics}
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
        <Failure error={list.error} loading={list.isFetching} onRetry={() => list.refetch()} />
      )}
      {rows.length === 0 &&
        !list.isError &&
        status === "over" &&
        (keyword ? (
          <EmptyState description={text.noTopics} actionHref={pageOf("topicZone")} />
        ) : (
          <EmptyState
            title={text.noTopicsYet}
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
              mark={<Mark topic={topic} />}
              action={<TopicFollow topic={topic} />}
            />
          )}
          status={status}
          onLoadMore={() => list.fetchNextPage()}
          rowHeight={ROW}
          heights={heights}
        />
      )}
    </Card>
  );
}
