import type { Topic } from "@lenscape/api/types";
import { EmptyState } from "@lenscape/ui/empty-state";
import { SideCard } from "@lenscape/ui/side-card";
import { TopicRow } from "@lenscape/ui/topic-row";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { getPath, paths } from "#paths";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { topics } from "../queries.ts";
import { homeText as text } from "../text.ts";

const LINES = 10;

/** Card with the most read topics and a link to all topics (SIDE-008, SIDE-009, SIDE-017). */
export function TopTopics({ className }: { className?: string }) {
  const query = useQuery(topics(useApp().api));
  return (
    <SideCard
      className={className}
      title={text.topics}
      moreHref={getPath("topicZone")}
      moreText={text.moreTopics}
    >
      <QueryBody
        query={query}
        lines={LINES}
        lineClass="h-10"
        empty={<EmptyState size="sm" title={text.topicsEmpty} />}
      >
        {(rows: Topic[]) => (
          <ol>
            {rows.map((topic, index) => (
              <li key={topic.id}>
                <TopicRow topic={topic} rank={index + 1} href={paths.topic(topic.id)} />
              </li>
            ))}
          </ol>
        )}
      </QueryBody>
    </SideCard>
  );
}
