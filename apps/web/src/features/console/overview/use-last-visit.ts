import { useState } from "react";
import { CONSOLE_VISIT_GAP_MS } from "#config/timing.ts";
import { localStore, readJson, writeJson } from "#lib/storage.ts";

const DAY_MS = 24 * 3600_000;

/** Times in milliseconds. */
interface Visits {
  /** End of the visit before the current one. */
  before: number;
  /** Latest page view of the current visit. */
  at: number;
}

function readVisits(key: string): Visits | undefined {
  const { before, at } = (readJson(localStore, key) ?? {}) as Partial<Record<keyof Visits, unknown>>;
  return Number.isFinite(before) && Number.isFinite(at)
    ? { before: Number(before), at: Number(at) }
    : undefined;
}

/** Records a page view and returns the end of the previous visit. Views less than `CONSOLE_VISIT_GAP_MS` apart are one visit. */
function recordVisit(userId: string): number {
  const key = `lenscape.console.visit.${userId}`;
  const now = Date.now();
  const last = readVisits(key);
  const before = !last ? now - DAY_MS : now - last.at > CONSOLE_VISIT_GAP_MS ? last.at : last.before;
  writeJson(localStore, key, { before, at: now });
  return before;
}

/** Returns the end of the member's previous visit in milliseconds; a day ago if this browser has none. */
export function useLastVisit(userId: string): number {
  const [before] = useState(() => recordVisit(userId));
  return before;
}
