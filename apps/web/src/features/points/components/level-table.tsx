import type { AnswerOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Card, CardHeader } from "@lenscape/ui/card";
import { LevelMark } from "@lenscape/ui/level-mark";
import { cn } from "@lenscape/ui/lib/cn";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { pointsText as text } from "../text.ts";

/** Number of levels shown above and below the member's own. */
const NEIGHBOR_COUNT = 2;

const HEAD_CLASS = "h-10 bg-surface-hover px-4 text-left text-meta font-semibold text-text-muted md:px-6";
const CELL_CLASS = "h-10.75 border-border border-t px-4 py-2 md:px-6";

/** Table of the levels with required experience and privileges. */
export function LevelTable({ level, levels }: Pick<AnswerOf<"levelInfo">, "level" | "levels">) {
  const [isExpanded, setExpanded] = useState(false);
  const firstIndex = Math.min(
    Math.max(0, level - 1 - NEIGHBOR_COUNT),
    levels.length - 2 * NEIGHBOR_COUNT - 1,
  );
  const shownLevels = isExpanded ? levels : levels.slice(firstIndex, firstIndex + 2 * NEIGHBOR_COUNT + 1);
  return (
    <Card className="overflow-clip">
      <CardHeader title={text.privileges} className="h-13 px-4 md:px-6">
        <Button tone="ghost" size="sm" onClick={() => setExpanded(!isExpanded)} className="-mr-3">
          <span key={String(isExpanded)}>
            {isExpanded ? text.fewLevels : fillText(text.allLevels, { n: levels.length })}
          </span>
          <ChevronDown aria-hidden="true" strokeWidth={1.7} className={cn(isExpanded && "rotate-180")} />
        </Button>
      </CardHeader>
      <table className="w-full border-border border-t">
        <thead>
          <tr>
            <th className={HEAD_CLASS}>{text.levelColumn}</th>
            <th className={cn(HEAD_CLASS, "text-right whitespace-nowrap max-md:px-0")}>{text.expColumn}</th>
            <th className={HEAD_CLASS}>{text.privilegeColumn}</th>
          </tr>
        </thead>
        <tbody>
          {shownLevels.map((row) => (
            <tr key={row.level} className={cn(row.level === level && "bg-brand-soft")}>
              <td className={CELL_CLASS}>
                <span className="flex flex-wrap items-center gap-x-2">
                  <span className="min-w-10">
                    <LevelMark level={row.level} />
                  </span>
                  <span>{row.title}</span>
                  {row.level === level && <Tag tone="brand">{text.now}</Tag>}
                </span>
              </td>
              <td className={cn(CELL_CLASS, "text-right tabular-nums max-md:px-0")}>
                {formatExact(row.needExp)}
              </td>
              <td className={CELL_CLASS}>
                <span className="grid gap-x-6 lg:grid-cols-2">
                  {row.privileges.map((privilege, index) => (
                    <span key={privilege} className={cn(index > 0 && "text-text-secondary")}>
                      {privilege}
                    </span>
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
