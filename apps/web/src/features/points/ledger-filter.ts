import { fillText } from "@lenscape/ui/lib/fill-text";
import type { EntryFilter } from "./queries.ts";
import { pointsText as text } from "./text.ts";

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** What the page's address asks for; anything else asks for everything. */
export function filterOf(search: URLSearchParams): EntryFilter {
  const changeType = search.get("changeType");
  const month = search.get("month") ?? "";
  return {
    ...((changeType === "1" || changeType === "2") && { changeType: changeType === "1" ? 1 : 2 }),
    ...(MONTH.test(month) && { month }),
  };
}

/** `2026-11` as 「2026 年 11 月」. */
export const monthName = (month: string): string =>
  fillText(text.monthName, { y: month.slice(0, 4), m: Number(month.slice(5)) });
