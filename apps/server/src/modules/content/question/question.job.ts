import { fillText } from "../../../core/fill-text.ts";
import type { Clock } from "../../../core/time.ts";
import type { Db } from "../../../db/client.ts";
import { sendSystemNotice } from "../../notifications/index.ts";
import {
  claimReminders,
  listRemovedAcceptances,
  revokePoints,
  settleRemoved,
} from "./question-accept.queries.ts";
import { questionTexts as texts } from "./question-texts.ts";

const BATCH_SIZE = 200;

/**
 * Reminds askers once to accept an answer, `policy.question.remindAfterDays` after their question. Also revokes the
 * points of accepted answers that were removed soon after.
 */
export async function followUpQuestions(tx: Db, clock: Clock): Promise<void> {
  for (const acceptance of await listRemovedAcceptances(tx, BATCH_SIZE)) {
    await revokePoints(tx, acceptance, acceptance.endedAt);
    await settleRemoved(tx, acceptance.id);
  }
  for (const { threadId, userId, title } of await claimReminders(tx, clock.now(), BATCH_SIZE)) {
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
