import { CalendarMonth, SignedMark } from "@lenscape/ui/calendar-month";
import { Skeleton } from "@lenscape/ui/skeleton";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { LoadError } from "#shell/loading/load-error.tsx";
import { calendarQuery } from "../queries.ts";
import { checkInText as text } from "../text.ts";
import { MakeUpDialog } from "./make-up-dialog.tsx";

interface MonthProps {
  /** Marks the days that can be made up and makes them clickable. */
  allowsMakeUp?: boolean;
}

/** Calendar of check-ins, from the month of joining to the current one. */
export function Month({ allowsMakeUp = false }: MonthProps) {
  const { api } = useApp();
  const [month, setMonth] = useState<string>();
  const [makeUpDay, setMakeUpDay] = useState<string | null>(null);
  const query = useQuery({ ...calendarQuery(api, month), placeholderData: keepPreviousData });
  const { data, error, isError, isFetching, refetch } = query;
  if (!data) {
    return isError ? (
      <LoadError error={error} size="sm" loading={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="min-h-96 w-full grow" />
    );
  }
  const { days, rewardDays, makeupDays, minMonth, today } = data;
  return (
    <>
      <CalendarMonth
        month={data.month}
        today={today}
        minMonth={minMonth}
        signed={days.map((row) => row.day)}
        madeUp={days.filter((row) => row.isMakeup === 1).map((row) => row.day)}
        rewards={rewardDays}
        open={allowsMakeUp ? makeupDays : []}
        onMakeUp={setMakeUpDay}
        onMonthChange={setMonth}
        aria-busy={isFetching}
        className="grow"
      />
      <ul className="flex flex-wrap justify-center gap-x-3.5 gap-y-1 pt-2 text-meta text-text-muted">
        <li className="flex items-center gap-1.5">
          <SignedMark />
          <span>{text.legendSigned}</span>
        </li>
        <Legend markClass="ring-2 ring-accent ring-inset forced-colors:outline-2">{text.legendToday}</Legend>
        {rewardDays.length > 0 && <Legend markClass="bg-danger size-2">{text.legendReward}</Legend>}
        {allowsMakeUp && makeupDays.length > 0 && (
          <Legend markClass="ring-1 ring-border-control ring-inset forced-colors:outline-dashed">
            {text.legendOpen}
          </Legend>
        )}
      </ul>
      {makeUpDay && <MakeUpDialog day={makeUpDay} calendar={data} onClose={() => setMakeUpDay(null)} />}
    </>
  );
}

function Legend({ markClass, children }: { markClass: string; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-2.5 rounded-full ${markClass}`} />
      {children}
    </li>
  );
}
