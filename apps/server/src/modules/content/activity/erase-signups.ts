import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { eraseSignupsBefore } from "./activity-signup.queries.ts";

const DAY = 24 * 3600 * 1000;

/** The job that keeps the promise in the signup form: names and phones are erased some days after the end. */
export async function eraseSignups(tx: Db): Promise<void> {
  await eraseSignupsBefore(tx, new Date(Date.now() - policy.activity.keepDays * DAY));
}
