import type { Topic } from "@lenscape/api/types";
import { EmptyState } from "@lenscape/ui/empty-state";
import { SideCard } from "@lenscape/ui/side-card";
import { TopicRow } from "@lenscape/ui/topic-row";
import { useQuery } from "@tanstack/react-query";
import { homeText as text } from "#copy/home-text.ts";
import { useApp } from "#lib/app.tsx";
import { pageOf, paths } from "#paths";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { topics } from "../queries.ts";

const LINES = 10;

/** The topics that are read most, and the way to all of them (SIDE-008, SIDE-009, SIDE-017). */
export function Topics({ className }: { className?: string }) {
  const query = useQuery(topics(useApp().api));
  return (
    <SideCard
      className={className}
      title={text.topics}
      moreHref={pageOf("topicZone")}
      moreText={text.moreTopics}
    >
      <QueryBody
        query={query}
        lines={LINES}
        lineClass="h-10"
        empty={<EmptyState size="sm" title={text.noTopics} />}
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
