import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { CLOCK_INTERVAL } from "#config/timing.ts";
import { useApp } from "#lib/app.tsx";

const KEY = ["now"];

/** Relative times count in minutes; a clock that only ticks once a minute keeps rows from rendering again. */
const clock = () => Math.floor(Date.now() / CLOCK_INTERVAL) * CLOCK_INTERVAL;

function subscribe(listener: () => void) {
  const timer = setInterval(listener, CLOCK_INTERVAL);
  return () => clearInterval(timer);
}

/** The time of the server's render. It travels with the cache, so that hydration renders the same text. */
function renderTime(queries: QueryClient): number {
  const kept = queries.getQueryData<number>(KEY);
  if (kept !== undefined) return kept;
  const now = clock();
  queries.setQueryData(KEY, now);
  return now;
}

/** The current time for relative times, in epoch milliseconds, updated every minute. */
export function useNow(): number {
  const { queries } = useApp();
  return useSyncExternalStore(subscribe, clock, () => renderTime(queries));
}
