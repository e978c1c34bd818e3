import type { AnswerOf } from "@lenscape/api/types";
import { Card } from "@lenscape/ui/card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { PointsMark } from "@lenscape/ui/points-mark";
import type { ReactNode } from "react";
import { invitationText as text } from "../text.ts";

const CELL_CLASS =
  "px-4 py-4.5 md:px-6 md:not-first:border-l max-md:even:border-l max-md:nth-[n+3]:border-t border-border min-w-0";

function Cell({ value, label }: { value: ReactNode; label: string }) {
  return (
    <div className={CELL_CLASS}>
      <dd className="font-semibold text-page leading-[2.125rem] tabular-nums">{value}</dd>
      <dt className="text-meta text-text-muted">{label}</dt>
    </div>
  );
}

/** Counts of the member's invitations. */
export function InvitationCounts({ counts }: { counts: AnswerOf<"invitationMine"> }) {
  const { invitedCount, firstPostCount, points, rewardedToday, dailyLimit } = counts;
  return (
    <Card asChild>
      <dl className="grid grid-cols-2 max-xs:grid-cols-1 md:grid-cols-4 [&>div]:flex [&>div]:flex-col">
        <Cell value={invitedCount} label={text.invited} />
        <Cell value={firstPostCount} label={text.firstPosts} />
        <Cell value={<PointsMark value={points} size="lg" tone="text" />} label={text.points} />
        <Cell
          value={`${rewardedToday} / ${dailyLimit}`}
          label={fillText(text.daily, { n: Math.max(dailyLimit - rewardedToday, 0) })}
        />
      </dl>
    </Card>
  );
}
