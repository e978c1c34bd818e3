import { createHash } from "node:crypto";
import { Refusal } from "./refusal.ts";

/** What operators edit of a row, as a short mark: it changes with those fields alone, whoever changes them, and not with counters. */
export const versionOf = <Row extends object>(row: Row, edited: readonly (keyof Row)[]): string =>
  createHash("sha256")
    .update(JSON.stringify(edited.map((name) => row[name])))
    .digest("base64url")
    .slice(0, 12);

/**
 * Holds what somebody is about to save against what is there by now; call it while the row is held.
 * @throws Refusal 409 when it is not what they began with
 */
export function demandVersion(begun: string | undefined, now: string): void {
  if (begun !== undefined && begun !== now)
    throw new Refusal(409, "有人刚刚改过这一条，你写的都还在，核对后再保存");
}
