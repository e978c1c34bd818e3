import type { Topic } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { SideCard } from "@lenscape/ui/side-card";
import { TopicTag } from "@lenscape/ui/tag";
import { UserRow } from "@lenscape/ui/user-row";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { topicInsight } from "../queries.ts";
import { topicsText as text } from "../text.ts";

/** Returns the insight into a topic, or undefined while loading. */
export const useTopicInsight = (topicId: string) => useQuery(topicInsight(useApp().api, topicId)).data;

/** Number of today's threads in a topic and of their authors. */
export function TopicToday({ topic }: { topic: Topic }) {
  const insight = useTopicInsight(topic.id);
  if (!insight) return null;
  const { todayCount, participantCount } = insight;
  return (
    <span
      key={`${todayCount} ${participantCount}`}
      className="flex-none text-meta text-text-muted tabular-nums max-md:px-4 max-md:pt-3"
    >
      {todayCount === 0 ? text.todayEmpty : fillText(text.today, { n: todayCount, people: participantCount })}
    </span>
  );
}

/** Top authors of a topic and related topics. */
export function TopicInsight({ topic }: { topic: Topic }) {
  const insight = useTopicInsight(topic.id);
  if (!insight) return null;
  return (
    <>
      {insight.writers.length > 0 && (
        <SideCard title={text.topAuthors}>
          {insight.writers.map((user, index) => (
            <UserRow
              key={user.userId}
              user={user}
              rank={index + 1}
              href={paths.profile(user.userId)}
              note={fillText(text.authorThreads, { n: user.threadCount })}
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
