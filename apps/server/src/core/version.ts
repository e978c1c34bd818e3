import { createHash } from "node:crypto";
import { RequestError } from "./request-error.ts";

/** A short hash of the fields of a row that operators edit: it changes with those fields only, not with counters. */
export const versionOf = <Row extends object>(row: Row, edited: readonly (keyof Row)[]): string =>
  createHash("sha256")
    .update(JSON.stringify(edited.map((name) => row[name])))
    .digest("base64url")
    .slice(0, 12);

/**
 * Compares the version that a form was opened with to the current one; call it while the row is locked.
 * @throws RequestError 409 when they differ
 */
export function assertVersion(begun: string | undefined, now: string): void {
  if (begun !== undefined && begun !== now)
    throw new RequestError("VERSION_CONFLICT", "有人刚刚改过这一条，你写的都还在，核对后再保存");
}
