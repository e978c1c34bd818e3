import type { Db } from "../../../db/client.ts";
import { sendSystemNoticesOf } from "../../notifications/index.ts";
import { renewCodes } from "../invitation/invitation.queries.ts";
import { awardReached, BADGES } from "./badge.rules.ts";

/** Members whose badges are looked at together: each holds the rows that it gives them. */
const AT_ONCE = 100;

/**
 * Renews the invitation codes of members who visit, once a day, and awards the badges that they have reached
 * without an act: by time, or before the badge existed.
 */
export async function welcomeBack(db: Db, userIds: readonly string[]): Promise<void> {
  const members = (await renewCodes(db, userIds)).sort();
  for (let at = 0; at < members.length; at += AT_ONCE) {
    const some = members.slice(at, at + AT_ONCE);
    await db.transaction(async (tx) => sendSystemNoticesOf(tx, await awardReached(tx, some, BADGES)));
  }
}
