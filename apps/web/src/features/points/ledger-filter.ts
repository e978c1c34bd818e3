import { fillText } from "@lenscape/ui/lib/fill-text";
import type { LedgerFilter } from "./queries.ts";
import { pointsText as text } from "./text.ts";

const MONTH_PATTERN = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Parses the ledger filter from the URL. Invalid values are ignored. */
export function parseLedgerFilter(search: URLSearchParams): LedgerFilter {
  const changeType = search.get("changeType");
  const month = search.get("month") ?? "";
  return {
    ...((changeType === "1" || changeType === "2") && { changeType: changeType === "1" ? 1 : 2 }),
    ...(MONTH_PATTERN.test(month) && { month }),
  };
}

/** Formats a month: `2026-11` becomes 「2026 年 11 月」. */
export const formatMonth = (month: string): string =>
  fillText(text.monthName, { y: month.slice(0, 4), m: Number(month.slice(5)) });
