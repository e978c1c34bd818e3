import type { Topic } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { SideCard } from "@lenscape/ui/side-card";
import { TopicTag } from "@lenscape/ui/tag";
import { UserRow } from "@lenscape/ui/user-row";
import { useQuery } from "@tanstack/react-query";
import { communityText as text } from "#copy/community-text.ts";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { topicInsight } from "../queries.ts";

/** What is known of a topic besides the topic itself; undefined until it has come. */
export const useInsight = (topicId: string) => useQuery(topicInsight(useApp().api, topicId)).data;

/** How much is written about a topic today, and by how many. */
export function Today({ topic }: { topic: Topic }) {
  const insight = useInsight(topic.id);
  if (!insight) return null;
  const { todayCount, participantCount } = insight;
  return (
    <span className="flex-none text-sm text-text-muted tabular-nums max-md:px-4 max-md:pt-3">
      {todayCount === 0
        ? text.todayQuiet
        : fillText(text.todayOf, { n: todayCount, people: participantCount })}
    </span>
  );
}

/** Who writes most about a topic, and which topics come with it. */
export function Insight({ topic }: { topic: Topic }) {
  const insight = useInsight(topic.id);
  if (!insight) return null;
  return (
    <>
      {insight.writers.length > 0 && (
        <SideCard title={text.writers}>
          {insight.writers.map((user, index) => (
            <UserRow
              key={user.userId}
              user={user}
              rank={index + 1}
              href={paths.profile(user.userId)}
              note={fillText(text.writerNote, { n: user.threadCount })}
            />
          ))}
        </SideCard>
      )}
      {insight.related.length > 0 && (
        <SideCard title={text.related}>
          <div className="flex flex-wrap gap-2 px-4 pt-1 pb-2">
            {insight.related.map(({ id, content }) => (
              <TopicTag key={id} name={content} href={paths.topic(id)} />
            ))}
          </div>
        </SideCard>
      )}
    </>
  );
}
