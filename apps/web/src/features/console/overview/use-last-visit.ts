import { useState } from "react";
import { VISIT_GAP } from "#config/timing.ts";

const DAY = 24 * 3600_000;

interface Visits {
  /** When the visit before this one ended, and when this one was last seen, in milliseconds. */
  before: number;
  at: number;
}

function kept(key: string): Visits | undefined {
  try {
    const { before, at } = JSON.parse(localStorage.getItem(key) ?? "null") ?? {};
    return Number.isFinite(before) && Number.isFinite(at) ? { before, at } : undefined;
  } catch {
    return undefined;
  }
}

/** Counts a look at the first screen; one that follows another within a while is the same visit. */
function count(userId: string): number {
  const key = `lenscape.console.visit.${userId}`;
  const now = Date.now();
  const last = kept(key);
  const before = !last ? now - DAY : now - last.at > VISIT_GAP ? last.at : last.before;
  try {
    localStorage.setItem(key, JSON.stringify({ before, at: now }));
  } catch {
    // Where nothing can be kept, every visit shows the last day.
  }
  return before;
}

/** When the member was here before this visit, in milliseconds; a day ago where this browser does not know. */
export function useLastVisit(userId: string): number {
  const [before] = useState(() => count(userId));
  return before;
}
