import { createHash } from "node:crypto";
import { RequestError } from "./request-error.ts";

/** Returns a short hash of the editable fields of a row, so that other changes, such as of counters, do not affect it. */
export const versionOf = <Row extends object>(row: Row, edited: readonly (keyof Row)[]): string =>
  createHash("sha256")
    .update(JSON.stringify(edited.map((name) => row[name])))
    .digest("base64url")
    .slice(0, 12);

/**
 * Compares the version that a form was opened with to the current one. Call it while the row is locked.
 * @throws RequestError 409 if they differ
 */
export function assertVersion(expected: string | undefined, current: string): void {
  if (expected !== undefined && expected !== current)
    throw new RequestError("VERSION_CONFLICT", "有人刚刚改过这一条，你写的都还在，核对后再保存");
}
