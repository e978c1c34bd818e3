import type { Topic } from "@lenscape/api/types";
import { Card, CardHeader } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { formatCount } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Segmented } from "@lenscape/ui/segmented";
import { TopicCard } from "@lenscape/ui/topic-card";
import { TopicRow } from "@lenscape/ui/topic-row";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { communityText as text } from "#copy/community-text.ts";
import { useApp } from "#lib/app.tsx";
import { useQueryChange } from "#lib/use-query-change.ts";
import { paths } from "#paths";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { hotTopics, type TopicBoard } from "../queries.ts";
import { Mark } from "./topic-mark.tsx";

const COVERS = 3;
const BOARDS = ["day", "week", "all"] as const;
const LINES = 6;

const noteOf = (topic: Topic, board: TopicBoard) =>
  board === "all" ? (
    formatCount(topic.viewCount)
  ) : (
    <span title={text.heatCounts}>
      {fillText(text.heat, { n: formatCount(board === "day" ? topic.dayHeat : topic.weekHeat) })}
    </span>
  );

/** The topics of a ranking: the first three as pictures, the others as rows. The address holds the choice. */
export function HotTopics({ board }: { board: TopicBoard }) {
  const query = useQuery({ ...hotTopics(useApp().api, board), placeholderData: keepPreviousData });
  const [, changeQuery] = useQueryChange();
  return (
    <Card className="pb-3 max-md:rounded-none max-md:border-x-0">
      <CardHeader title={text.hotTopics}>
        <Segmented
          aria-label={text.hotTopics}
          options={BOARDS.map((value) => ({ value, label: text.boards[value] }))}
          value={board}
          onValueChange={(next) =>
            changeQuery(
              (before) => {
                before.set("board", next);
                return before;
              },
              { replace: true, preventScrollReset: true },
            )
          }
        />
      </CardHeader>
      <QueryBody
        query={query}
        lines={LINES}
        lineClass="h-18 lg:h-14"
        empty={<EmptyState size="sm" title={text.noHotTopics} />}
      >
        {(rows: Topic[]) => (
          <>
            <ol className="flex snap-x gap-3 overflow-x-auto px-4 [scrollbar-width:none]">
              {rows.slice(0, COVERS).map((topic, index) => (
                <li key={topic.id} className="min-w-0 flex-1 snap-start scroll-ms-4 max-lg:flex-[0_0_15rem]">
                  <TopicCard
                    layout="cover"
                    topic={topic}
                    rank={index + 1}
                    mark={<Mark topic={topic} />}
                    href={paths.topic(topic.id)}
                  />
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
                    mark={<Mark topic={topic} />}
                    note={noteOf(topic, board)}
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
