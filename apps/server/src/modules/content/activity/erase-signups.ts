import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { eraseSignupsBefore } from "./activity-signup.queries.ts";

const DAY = 24 * 3600 * 1000;

/** Erases the personal data in signups `policy.activity.keepDays` after the end, as the signup form states. */
export async function eraseSignups(tx: Db): Promise<void> {
  await eraseSignupsBefore(tx, new Date(Date.now() - policy.activity.keepDays * DAY));
}
