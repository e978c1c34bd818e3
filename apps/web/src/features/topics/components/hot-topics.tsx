import type { Topic } from "@lenscape/api/types";
import { Card, CardHeader } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { formatCount } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Segmented } from "@lenscape/ui/segmented";
import { TopicCard } from "@lenscape/ui/topic-card";
import { TopicRow } from "@lenscape/ui/topic-row";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { useUrlQuery } from "#lib/use-url-query.ts";
import { paths } from "#paths";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { hotTopics, type TopicBoard } from "../queries.ts";
import { topicsText as text } from "../text.ts";
import { TopicMark } from "./topic-mark.tsx";

/** Number of topics at the top shown as pictures. */
const COVER_COUNT = 3;
const BOARDS = ["day", "week", "all"] as const;
const LINES = 6;

const getNote = (topic: Topic, board: TopicBoard) =>
  board === "all" ? (
    formatCount(topic.viewCount)
  ) : (
    <span title={text.heatHint}>
      {fillText(text.heat, { n: formatCount(board === "day" ? topic.dayHeat : topic.weekHeat) })}
    </span>
  );

/** A ranking of topics: the first three as pictures, the others as rows. The URL holds the selected ranking. */
export function HotTopics({ board }: { board: TopicBoard }) {
  const query = useQuery({ ...hotTopics(useApp().api, board), placeholderData: keepPreviousData });
  const [, changeQuery] = useUrlQuery();
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
        empty={<EmptyState size="sm" title={text.hotTopicsEmpty} />}
      >
        {(rows: Topic[]) => (
          <>
            <ol className="flex snap-x gap-3 overflow-x-auto px-4 [scrollbar-width:none]">
              {rows.slice(0, COVER_COUNT).map((topic, index) => (
                <li key={topic.id} className="min-w-0 flex-1 snap-start scroll-ms-4 max-lg:flex-[0_0_15rem]">
                  <TopicCard
                    layout="cover"
                    topic={topic}
                    rank={index + 1}
                    mark={<TopicMark topic={topic} />}
                    href={paths.topic(topic.id)}
                  />
                </li>
              ))}
            </ol>
            <ol className="mt-3 lg:columns-2">
              {rows.slice(COVER_COUNT).map((topic, index) => (
                <li key={topic.id} className="break-inside-avoid">
                  <TopicRow
                    topic={topic}
                    rank={COVER_COUNT + index + 1}
                    href={paths.topic(topic.id)}
                    mark={<TopicMark topic={topic} />}
                    note={getNote(topic, board)}
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
