import { fillText } from "../../../core/fill-text.ts";
import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { sendSystemNotice } from "../../notifications/notice/notice.queries.ts";
import { claimUnaccepted, removedAcceptances, settleRemoved, takeBack } from "./question-accept.queries.ts";
import { questionTexts as texts } from "./question-texts.ts";

const AT_A_TIME = 200;

/**
 * Asks members once, a week after their question, to accept one of its answers; and takes back the points of accepted
 * answers that were removed soon after.
 */
export async function followUpQuestions(tx: Db, clock: Clock): Promise<void> {
  for (const removed of await removedAcceptances(tx, AT_A_TIME)) {
    await takeBack(tx, removed, removed.endedAt);
    await settleRemoved(tx, removed.id);
  }
  for (const { threadId, userId, title } of await claimUnaccepted(tx, clock.now(), AT_A_TIME)) {
    await sendSystemNotice(tx, {
      userId,
      kind: "activity",
      title: texts.waitingTitle,
      content: fillText(texts.waitingText, { title }),
      link: `/pages/content/postdetail?threadId=${threadId}`,
      linkText: texts.waitingLink,
    });
  }
}
