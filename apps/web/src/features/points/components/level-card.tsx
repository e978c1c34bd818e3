import type { AnswerOf } from "@lenscape/api/types";
import { Card } from "@lenscape/ui/card";
import { LevelCurve } from "@lenscape/ui/level-curve";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { pointsText as text } from "../text.ts";

/** Returns the progress to the next level, from 0 to 1. */
function getProgress({ exp, level, nextExp, levels }: AnswerOf<"levelInfo">): number {
  const startExp = levels[level - 1]!.needExp;
  return nextExp > startExp ? (exp - startExp) / (nextExp - startExp) : 0;
}

/** Card with the member's level, the progress to the next one, and the level curve. */
export function LevelCard({ info }: { info: AnswerOf<"levelInfo"> }) {
  const { level, title, exp, nextExp, levels } = info;
  const nextLevel = levels[level];
  return (
    <Card className="px-4 pt-5 pb-4 md:px-7 md:pt-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <p className="text-meta text-text-muted">{title}</p>
          <p className="font-semibold text-[2.125rem] leading-[2.75rem]">Lv.{level}</p>
        </div>
        <div className="text-right tabular-nums">
          <p className="text-text-muted">
            <b className="font-semibold text-text">{formatExact(exp)}</b>
            <span>{`${nextLevel ? ` / ${formatExact(nextExp)}` : ""} ${text.exp}`}</span>
          </p>
          <p className="text-meta text-text-muted">
            {nextLevel
              ? fillText(text.next, { n: formatExact(nextExp - exp), title: nextLevel.title })
              : text.full}
          </p>
        </div>
      </div>
      <LevelCurve
        level={level}
        max={levels.length}
        progress={getProgress(info)}
        aria-label={fillText(text.curve, { level })}
        className="mt-2 max-md:-mx-4 max-md:px-4"
      />
    </Card>
  );
}
