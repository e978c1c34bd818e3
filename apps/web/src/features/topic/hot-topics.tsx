import type { Topic } from "@lenscape/api/types";
import { Card, CardHeader } from "@lenscape/ui/card";
import { formatCount } from "@lenscape/ui/lib/count";
import { TopicCard } from "@lenscape/ui/topic-card";
import { TopicRow } from "@lenscape/ui/topic-row";
import { useQuery } from "@tanstack/react-query";
import { communityText as text } from "#copy/community.ts";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { QueryBody } from "#shell/query-body.tsx";
import { hotTopics } from "./queries.ts";

const COVERS = 3;
const LINES = 6;

/** The topics that are read most: the first three as pictures, the others as rows. */
export function HotTopics() {
  const query = useQuery(hotTopics(useApp().api));
  return (
    <Card className="pb-3 max-md:rounded-none max-md:border-x-0">
      <CardHeader title={text.hotTopics} />
      <QueryBody query={query} lines={LINES} lineClass="h-10">
        {(rows: Topic[]) => (
          <>
            <ol className="flex snap-x gap-3 overflow-x-auto px-4 [scrollbar-width:none]">
              {rows.slice(0, COVERS).map((topic, index) => (
                <li key={topic.id} className="min-w-0 flex-1 snap-start scroll-ms-4 max-lg:flex-[0_0_240px]">
                  <TopicCard layout="cover" topic={topic} rank={index + 1} href={paths.topic(topic.id)} />
                </li>
              ))}
            </ol>
            <ol className="mt-3 lg:columns-2">
              {rows.slice(COVERS).map((topic, index) => (
                <li key={topic.id} className="break-inside-avoid">
                  <TopicRow
                    topic={topic}
                    rank={COVERS + index + 1}
                    href={paths.topic(topic.id)}
                    note={formatCount(topic.viewCount)}
                  />
                </li>
              ))}
            </ol>
          </>
        )}
      </QueryBody>
    </Card>
  );
}
