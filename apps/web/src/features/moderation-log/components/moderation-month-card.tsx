import type { AnswerOf } from "@lenscape/api/types";
import { Card, CardHeader } from "@lenscape/ui/card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { moderationLogText as text } from "../text.ts";

type Month = AnswerOf<"moderationLog">["months"][number];

/** Formats a number of cases. The server sends 0 for numbers that are too small to publish. */
const formatCases = (count: number) => (count === 0 ? text.fewCases : fillText(text.caseCount, { n: count }));

const formatMonth = (month: string) => {
  const [year, number] = month.split("-") as [string, string];
  return fillText(text.month, { year, month: Number(number) });
};

interface ModerationMonthCardProps extends Month {
  /** Last counted day, for the current month. */
  until?: string;
}

/** A month of the moderation log: number of actions by rule, and outcomes of appeals. */
export function ModerationMonthCard({ month, acts, appeals, until }: ModerationMonthCardProps) {
  const maxCount = Math.max(1, ...acts.map(({ count }) => count));
  const [, monthNumber = "", day = ""] = until?.split("-") ?? [];
  return (
    <Card className="pb-4 max-md:rounded-none max-md:border-x-0" asChild>
      <section aria-label={formatMonth(month)}>
        <CardHeader title={formatMonth(month)}>
          {until && (
            <span className="text-meta text-text-muted tabular-nums">
              {fillText(text.until, { month: Number(monthNumber), day: Number(day) })}
            </span>
          )}
        </CardHeader>
        {acts.length === 0 ? (
          <p className="px-4 py-2 text-text-muted">{text.monthEmpty}</p>
        ) : (
          <table className="w-full text-left">
            <thead className="text-meta text-text-muted">
              <tr>
                <th scope="col" className="w-1/4 py-2 pl-4 font-normal">
                  {text.rule}
                </th>
                <th scope="col" className="w-1/4 px-3 py-2 font-normal">
                  {text.action}
                </th>
                <th scope="col" className="py-2 pr-4 text-right font-normal" colSpan={2}>
                  {text.count}
                </th>
              </tr>
            </thead>
            <tbody>
              {acts.map(({ action, rule, count }) => (
                <tr key={`${action} ${rule}`}>
                  <th scope="row" className="py-2 pl-4 font-normal">
                    {text.rules[rule]}
                  </th>
                  <td className="px-3 py-2 text-text-secondary">{text.actions[action]}</td>
                  <td className="w-2/5 py-2 max-md:hidden">
                    <span
                      aria-hidden="true"
                      className="block h-1.5 overflow-hidden rounded-full bg-surface-sunken"
                    >
                      <span
                        className="block h-full rounded-full bg-brand"
                        style={{ width: `${(count / maxCount) * 100}%` }}
                      />
                    </span>
                  </td>
                  <td className="whitespace-nowrap py-2 pr-4 pl-3 text-right tabular-nums">
                    {formatCases(count)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {appeals.length > 0 && (
          <p className="mx-4 mt-2 flex flex-wrap items-center gap-2 border-border border-t pt-4">
            <span className="mr-2 text-meta text-text-muted">{text.appeals}</span>
            {appeals.map(({ outcome, count }) => (
              <Tag key={outcome} tone={outcome === "upheld" ? "brand" : "neutral"}>
                {`${text.outcomes[outcome]} ${formatCases(count)}`}
              </Tag>
            ))}
          </p>
        )}
      </section>
    </Card>
  );
}
