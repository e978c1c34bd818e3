import { LoadingCache } from "../../../cache/loading-cache.ts";
import type { Handlers } from "../../../contract/handler.ts";
import { addDays, firstDayOfMonth, monthOf } from "../../../core/days.ts";
import { type Clock, startOfDay } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { countActsByRule, countOutcomes } from "./moderation-log.queries.ts";

/** The months up to this one, the earliest first. */
function monthsUntil(last: string): [string, ...string[]] {
  const months: [string, ...string[]] = [last];
  while (months.length < policy.moderation.logMonths)
    months.unshift(monthOf(addDays(firstDayOfMonth(months[0]), -1)));
  return months;
}

/** What was counted, by the day that it goes up to: it changes with the day, and where something is undone. */
let logsKept = new WeakMap<Db, LoadingCache<Awaited<ReturnType<typeof countLog>>>>();

/** Forgets what was counted, as its minutes do. */
export function forgetLogs(): void {
  logsKept = new WeakMap();
}

async function countLog(db: Db, clock: Clock, today: string) {
  const until = addDays(today, -1);
  const months = monthsUntil(monthOf(until));
  const starts = months.map((month) => startOfDay(clock, firstDayOfMonth(month))) as [Date, ...Date[]];
  // A day that is not over yet would tell, read twice, at what hour somebody acted.
  const end = startOfDay(clock, today);
  const acts = await countActsByRule(db, starts, end);
  const outcomes = await countOutcomes(db, starts, end);
  const told = months.map((month, span) => ({
    month,
    acts: acts.filter((row) => row.span === span).map(({ action, rule, count }) => ({ action, rule, count })),
    appeals: outcomes
      .filter((row) => row.span === span)
      .map(({ isUpheld, count }) => ({
        outcome: isUpheld ? ("upheld" as const) : ("refused" as const),
        count,
      })),
  }));
  return {
    until,
    months: told.filter((month) => month.acts.length + month.appeals.length > 0).reverse(),
  };
}

/** What is told in public of moderation: counts by month, act and rule, without names, texts or hours. */
export const logHandlers = {
  moderationLog: {
    async read({ db, clock }) {
      const kept = logsKept.get(db) ?? new LoadingCache({ maxAgeMs: policy.moderation.logKeptMs, max: 1 });
      logsKept.set(db, kept);
      const today = clock.day(clock.now());
      return kept.get(today, () => countLog(db, clock, today));
    },
    toMember: (_context, loadShared) => loadShared(),
  },
} satisfies Pick<Handlers, "moderationLog">;
