import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { SideCard } from "@lenscape/ui/side-card";
import { TopicRow } from "@lenscape/ui/topic-row";
import { useInfiniteQuery } from "@tanstack/react-query";
import { communityText as text } from "#copy/community-text.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { flatRows } from "#lib/query.ts";
import { paths } from "#paths";
import { followedTopics } from "../queries.ts";

/** The topics I follow and what is new in them; nothing for a visitor and for who follows none. */
export function MyTopics({ className }: { className?: string }) {
  const { token } = useMember();
  return token ? <Followed className={className} /> : null;
}

function Followed({ className }: { className?: string }) {
  const list = useInfiniteQuery(followedTopics(useApp().api));
  const rows = flatRows(list.data, ({ id }) => id);
  // What stands below it comes with it (`peer`), or would be pushed away.
  if (list.isPending) return <span data-waiting="" className="peer hidden" />;
  if (rows.length === 0) return null;
  return (
    <SideCard
      title={text.myTopics}
      className={className}
      action={<span className="text-sm text-text-muted tabular-nums">{list.data?.pages.at(-1)?.total}</span>}
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
              text.noNewThreads
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
          {text.moreOfMine}
        </Button>
      )}
    </SideCard>
  );
}
