import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { sendSystemNotice } from "../../notifications/notice/notice.queries.ts";
import { claimReminders } from "./checkin.queries.ts";
import { completeClaims } from "./checkin-prize.queries.ts";

const AT_A_TIME = 500;
const DAY_MS = 86_400_000;

/**
 * Reminds members in the evening who asked for it and have not checked in, once a day, and marks
 * prizes that were sent long ago as received.
 */
export async function sendCheckInReminders(tx: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  await completeClaims(tx, new Date(now.getTime() - policy.checkIn.receivedDays * DAY_MS));
  if (Number(clock.format(now).slice(11, 13)) < policy.checkIn.remindHour) return;
  for (const userId of await claimReminders(tx, clock.day(now), AT_A_TIME)) {
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
