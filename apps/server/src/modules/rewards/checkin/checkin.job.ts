import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { sendSystemNotice } from "../../notifications/index.ts";
import { claimReminders } from "./checkin.queries.ts";
import { markClaimsReceived } from "./checkin-prize.queries.ts";

const BATCH_SIZE = 500;
const DAY_MS = 86_400_000;

/**
 * Sends the evening reminder once a day to members who turned it on and have not checked in. Also marks prizes as
 * received that were shipped more than `policy.checkIn.receivedDays` ago.
 */
export async function sendCheckInReminders(tx: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  await markClaimsReceived(tx, new Date(now.getTime() - policy.checkIn.receivedDays * DAY_MS));
  if (Number(clock.format(now).slice(11, 13)) < policy.checkIn.remindHour) return;
  for (const userId of await claimReminders(tx, clock.day(now), BATCH_SIZE)) {
    await sendSystemNotice(tx, {
      userId,
      kind: "activity",
      title: "今天还没签到",
      content: "签一下，别让连续的日子断了。",
      link: "/pages/mine/sigin/index",
      linkText: "去签到",
    });
  }
}
