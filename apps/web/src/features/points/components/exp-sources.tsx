import type { AnswerOf } from "@lenscape/api/types";
import { Card, CardHeader } from "@lenscape/ui/card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Progress } from "@lenscape/ui/progress";
import { pointsText as text } from "../text.ts";

/** Sources of experience with today's gains. */
export function ExpSources({ sources, todayExp }: Pick<AnswerOf<"levelInfo">, "sources" | "todayExp">) {
  return (
    <Card>
      <CardHeader title={text.howTo} className="h-13 px-4 md:px-6">
        <span className="text-meta text-text-muted tabular-nums">
          {fillText(text.today, { n: todayExp })}
        </span>
      </CardHeader>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-x-6 px-4 pb-4 md:px-6">
        {sources.map(({ source, exp, perDay, today }) => {
          const name = text.expSources[source];
          return (
            <li key={source} className="grid content-start gap-1.5 py-3 text-meta">
              <p className="flex justify-between gap-3">
                <span>{name}</span>
                <b className="font-semibold tabular-nums">+{exp}</b>
              </p>
              {perDay > 0 ? (
                <>
                  <Progress value={today} max={perDay} aria-label={name} />
                  <span className="text-meta text-text-muted tabular-nums">
                    {fillText(text.times, { n: today, max: perDay })}
                  </span>
                </>
              ) : (
                <span className="text-meta text-text-muted">{text.unlimited}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
