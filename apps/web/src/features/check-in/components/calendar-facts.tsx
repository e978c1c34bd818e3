import { Card } from "@lenscape/ui/card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { calendarQuery } from "../queries.ts";
import { checkInText as text } from "../text.ts";

/** Card with the month's check-in count and the remaining make-up check-ins. */
export function CalendarSummary() {
  const { data } = useQuery(calendarQuery(useApp().api));
  const hint = !data
    ? ""
    : data.makeupLeft === 0
      ? text.makeupUsed
      : data.makeupDays.length > 0
        ? text.makeupHint
        : text.makeupNone;
  return (
    <Card className="grid gap-1 px-4 py-4 max-md:rounded-none max-md:border-x-0 md:px-6">
      <p className="flex min-h-6 flex-wrap items-baseline gap-x-5 gap-y-1 tabular-nums">
        {data && (
          <>
            <b className="font-semibold text-title">{fillText(text.monthTotal, { n: data.days.length })}</b>
            <span className="text-text-secondary">{fillText(text.makeupLeft, { n: data.makeupLeft })}</span>
            <span className="text-text-secondary">{fillText(text.makeupCards, { n: data.makeupCards })}</span>
          </>
        )}
      </p>
      <p className="min-h-5 text-meta text-text-muted">
        <span key={hint}>{hint}</span>
      </p>
    </Card>
  );
}
