import type { Handlers } from "../../../contract/handler.ts";
import { fillText } from "../../../core/fill-text.ts";
import { badInput, forbidden, notFound, RequestError } from "../../../core/request-error.ts";
import type { Services } from "../../../core/services.ts";
import { foundRow } from "../../../core/sql.ts";
import { hasPermission } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import { checkMayWriteIn } from "../../screening/admission.ts";
import { deniedSentence } from "../../screening/denial.rules.ts";
import { NORMAL } from "../thread/thread.rules.ts";
import { chosenBy, countOptions, countVoter, insertVote, lockPoll, pollById } from "./poll.queries.ts";
import { pollTexts, toPoll } from "./poll.rules.ts";

/** A poll as it is to a member: once they have voted, they see the counts. Undefined for a thread without one. */
async function mineOf({ db, clock }: Pick<Services, "db" | "clock">, threadId: string, userId: string) {
  const [row, chosen] = await Promise.all([pollById(db, threadId), chosenBy(db, threadId, userId)]);
  return row && { poll: toPoll(row, clock, chosen.length > 0), chosen, isShown: row.status === NORMAL };
}

/** Why a vote was not taken: a thread that is gone says more than a poll that is over. */
async function refuse(db: Db, threadId: string): Promise<never> {
  const row = (await pollById(db, threadId)) ?? notFound();
  if (row.status === NORMAL) throw new RequestError("ENDED", pollTexts.over);
  throw new RequestError(409, pollTexts.gone);
}

/** Polls of threads: one vote for each member, for good. */
export const pollHandlers = {
  async pollMine(context) {
    const mine = await mineOf(context, context.query.threadId, context.viewer.id);
    if (!mine?.isShown) notFound();
    return { poll: mine.poll, chosen: mine.chosen };
  },

  async pollVote(context) {
    const { db, clock, viewer, body } = context;
    const { threadId } = body;
    const now = clock.now();
    if (!hasPermission(viewer, "thread.reply")) forbidden();
    const denied = deniedSentence(viewer, clock, pollTexts.denied);
    if (denied) badInput(denied, "MUTED");
    const row = (await pollById(db, threadId)) ?? notFound();
    const optionIds = [...new Set(body.optionIds)];
    if (optionIds.length > row.maxChoices) badInput(fillText(pollTexts.tooMany, { n: row.maxChoices }));
    await checkMayWriteIn(db, clock, row.circleId, viewer.id);
    await db.transaction(async (tx) => {
      // The poll's row is held from here on, so that voters never deadlock over each other's options, and that
      // its author does not take it away meanwhile.
      if ((await lockPoll(tx, threadId)) === undefined) badInput(pollTexts.foreignOption);
      if (!(await insertVote(tx, { threadId, userId: viewer.id, optionIds })))
        throw new RequestError("ALREADY_VOTED", pollTexts.voted);
      if (!(await countVoter(tx, threadId, now))) await refuse(tx, threadId);
      if ((await countOptions(tx, threadId, optionIds)) < optionIds.length) badInput(pollTexts.foreignOption);
    });
    // It counts, even where the thread has gone meanwhile.
    const { poll, chosen } = foundRow(await mineOf(context, threadId, viewer.id), "the poll");
    return { poll, chosen };
  },
} satisfies Pick<Handlers, "pollMine" | "pollVote">;
