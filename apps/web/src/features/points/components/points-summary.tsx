import type { AnswerOf } from "@lenscape/api/types";
import { Card } from "@lenscape/ui/card";
import { formatExact } from "@lenscape/ui/lib/count";
import { PointsMark } from "@lenscape/ui/points-mark";
import { pointsText as text } from "../text.ts";

/** Card with the balance and the income and expenses of the month. */
export function PointsSummary({ info }: { info: AnswerOf<"pointsInfo"> }) {
  const figures = [
    [text.monthIncome, `+${formatExact(info.income)}`],
    [text.monthExpense, formatExact(-info.expense)],
    [text.totalIncome, formatExact(info.totalIncome)],
  ] as const;
  return (
    <Card className="grid grid-cols-3 gap-y-4 px-4 py-5 md:grid-cols-4 md:p-6">
      <div className="max-md:col-span-3">
        <p className="text-meta text-text-muted">{text.balance}</p>
        <PointsMark
          value={info.balance}
          size="lg"
          tone="text"
          className="mt-1 text-[2.125rem] leading-[2.75rem] [&_svg]:size-6.5"
        />
      </div>
      {figures.map(([name, value]) => (
        <div
          key={name}
          className="border-border max-md:not-nth-2:border-l max-md:not-nth-2:pl-4 md:border-l md:pl-6"
        >
          <p className="text-meta text-text-muted">{name}</p>
          <p className="mt-1 font-semibold text-head tabular-nums">{value}</p>
        </div>
      ))}
    </Card>
  );
}
