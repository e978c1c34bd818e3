import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { SideCard } from "@lenscape/ui/side-card";
import { TopicRow } from "@lenscape/ui/topic-row";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useApp, useMember } from "#lib/app.tsx";
import { flattenRows } from "#lib/query.ts";
import { paths } from "#paths";
import { followedTopics } from "../queries.ts";
import { topicsText as text } from "../text.ts";

/** Topics that the member follows, with counts of new threads. Renders nothing for visitors or without topics. */
export function FollowedTopics({ className }: { className?: string }) {
  const { token } = useMember();
  return token ? <FollowedTopicList className={className} /> : null;
}

function FollowedTopicList({ className }: { className?: string }) {
  const list = useInfiniteQuery(followedTopics(useApp().api));
  const rows = flattenRows(list.data, ({ id }) => id);
  // The content below (`peer`) is hidden while this loads, because it would be pushed down.
  if (list.isPending) return <span data-waiting="" className="peer hidden" />;
  if (rows.length === 0) return null;
  return (
    <SideCard
      title={text.followedTopics}
      className={className}
      action={
        <span key={list.data?.pages.at(-1)?.total} className="text-meta text-text-muted tabular-nums">
          {list.data?.pages.at(-1)?.total}
        </span>
      }
    >
      {rows.map(({ id, content, newCount }) => (
        <TopicRow
          key={id}
          topic={{ id, content, viewCount: 0 }}
          href={paths.topic(id)}
          note={
            newCount > 0 ? (
              <span className="text-brand-text">
                {fillText(text.newThreads, { n: newCount >= 100 ? "99+" : String(newCount) })}
              </span>
            ) : (
              <span>{text.noNewThreads}</span>
            )
          }
        />
      ))}
      {list.hasNextPage && (
        <Button
          tone="ghost"
          size="sm"
          block
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {text.loadMore}
        </Button>
      )}
    </SideCard>
  );
}
