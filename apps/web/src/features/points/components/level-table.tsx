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

/** Levels shown around one's own before all of them are asked for. */
const AROUND = 2;

const HEAD = "h-10 bg-surface-hover px-4 text-left text-sm font-medium text-text-muted md:px-6";
const CELL = "h-10.75 border-border border-t px-4 py-2 md:px-6";

/** What each level needs and allows; one's own is marked. */
export function LevelTable({ level, levels }: Pick<AnswerOf<"levelInfo">, "level" | "levels">) {
  const [whole, setWhole] = useState(false);
  const first = Math.min(Math.max(0, level - 1 - AROUND), levels.length - 2 * AROUND - 1);
  const shown = whole ? levels : levels.slice(first, first + 2 * AROUND + 1);
  return (
    <Card className="overflow-clip">
      <CardHeader title={text.privileges} className="h-13 px-4 md:px-6">
        <Button tone="ghost" size="sm" onClick={() => setWhole(!whole)} className="-mr-3">
          {whole ? text.fewLevels : fillText(text.allLevels, { n: levels.length })}
          <ChevronDown aria-hidden="true" strokeWidth={1.7} className={cn(whole && "rotate-180")} />
        </Button>
      </CardHeader>
      <table className="w-full border-border border-t">
        <thead>
          <tr>
            <th className={HEAD}>{text.levelColumn}</th>
            <th className={cn(HEAD, "text-right whitespace-nowrap max-md:px-0")}>{text.expColumn}</th>
            <th className={HEAD}>{text.privilegeColumn}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.level} className={cn(row.level === level && "bg-brand-soft")}>
              <td className={CELL}>
                <span className="flex flex-wrap items-center gap-x-2">
                  <span className="min-w-10">
                    <LevelMark level={row.level} />
                  </span>
                  {row.title}
                  {row.level === level && <Tag tone="brand">{text.now}</Tag>}
                </span>
              </td>
              <td className={cn(CELL, "text-right tabular-nums max-md:px-0")}>{formatExact(row.needExp)}</td>
              <td className={CELL}>
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
