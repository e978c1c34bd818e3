import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { CLOCK_INTERVAL_MS } from "#config/timing.ts";
import { useApp } from "#lib/app.tsx";
import { serverClock } from "#lib/server-clock.ts";

const RENDER_TIME_KEY = ["now"];

/** Returns the server's current time rounded down to the minute, so that rows do not render again within a minute. */
const getMinute = () => Math.floor(serverClock.now() / CLOCK_INTERVAL_MS) * CLOCK_INTERVAL_MS;

function subscribe(listener: () => void) {
  const timer = setInterval(listener, CLOCK_INTERVAL_MS);
  const unsubscribe = serverClock.subscribe(listener);
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}

/** Returns the time of the server's render. Stored in the query cache, so that hydration renders the same text. */
function getRenderTime(queries: QueryClient): number {
  const cached = queries.getQueryData<number>(RENDER_TIME_KEY);
  if (cached !== undefined) return cached;
  const now = getMinute();
  queries.setQueryData(RENDER_TIME_KEY, now);
  return now;
}

/** Returns the current time for relative times in epoch milliseconds, updated every minute. */
export function useNow(): number {
  const { queries } = useApp();
  return useSyncExternalStore(subscribe, getMinute, () => getRenderTime(queries));
}
