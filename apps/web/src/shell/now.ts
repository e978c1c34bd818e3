import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { CLOCK_BEAT } from "#config/timing.ts";
import { useApp } from "#lib/app.tsx";

const KEY = ["now"];

/** Relative times count in minutes: a clock that stands still in between keeps rows from being drawn anew. */
const clock = () => Math.floor(Date.now() / CLOCK_BEAT) * CLOCK_BEAT;

function subscribe(listener: () => void) {
  const timer = setInterval(listener, CLOCK_BEAT);
  return () => clearInterval(timer);
}

/** The time the server rendered at. It travels with the cache, so that the browser's first markup says the same. */
function renderTime(queries: QueryClient): number {
  const kept = queries.getQueryData<number>(KEY);
  if (kept !== undefined) return kept;
  const now = clock();
  queries.setQueryData(KEY, now);
  return now;
}

/** The time to count relative times from, in epoch milliseconds, moving on every minute. */
export function useNow(): number {
  const { queries } = useApp();
  return useSyncExternalStore(subscribe, clock, () => renderTime(queries));
}
