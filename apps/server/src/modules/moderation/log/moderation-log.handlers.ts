import { LoadingCache } from "../../../cache/loading-cache.ts";
import type { Handlers } from "../../../contract/handler.ts";
import { addDays, firstDayOfMonth, monthOf } from "../../../core/days.ts";
import { type Clock, startOfDay } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { countActsByRule, countOutcomes } from "./moderation-log.queries.ts";

/** Returns the months of the log, ending with `last`, in ascending order. */
function monthsUntil(last: string): [string, ...string[]] {
  const months: [string, ...string[]] = [last];
  while (months.length < policy.moderation.logMonths)
    months.unshift(monthOf(addDays(firstDayOfMonth(months[0]), -1)));
  return months;
}

/** Caches the log by the current day. Entries expire because an action can be undone later. */
let logCaches = new WeakMap<Db, LoadingCache<Awaited<ReturnType<typeof countLog>>>>();

/** Clears the cached logs. */
export function clearLogCache(): void {
  logCaches = new WeakMap();
}

async function countLog(db: Db, clock: Clock, today: string) {
  const until = addDays(today, -1);
  const months = monthsUntil(monthOf(until));
  const starts = months.map((month) => startOfDay(clock, firstDayOfMonth(month))) as [Date, ...Date[]];
  // The current day is excluded, because two reads of it would reveal the hour of an action.
  const end = startOfDay(clock, today);
  const acts = await countActsByRule(db, starts, end);
  const outcomes = await countOutcomes(db, starts, end);
  const counts = months.map((month, span) => ({
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
    months: counts.filter((month) => month.acts.length + month.appeals.length > 0).reverse(),
  };
}

/** Public moderation log: counts by month, action and rule, without names, texts or times. */
export const logHandlers = {
  moderationLog: {
    async read({ db, clock }) {
      const cache = logCaches.get(db) ?? new LoadingCache({ maxAgeMs: policy.moderation.logKeptMs, max: 1 });
      logCaches.set(db, cache);
      const today = clock.day(clock.now());
      return cache.get(today, () => countLog(db, clock, today));
    },
    toMember: (_context, loadShared) => loadShared(),
  },
} satisfies Pick<Handlers, "moderationLog">;
