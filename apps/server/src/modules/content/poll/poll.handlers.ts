import type { Handlers } from "../../../contract/handler.ts";
import { fillText } from "../../../core/fill-text.ts";
import { badInput, forbidden, notFound, RequestError } from "../../../core/request-error.ts";
import type { Services } from "../../../core/services.ts";
import { requireRow } from "../../../core/sql.ts";
import { hasPermission } from "../../../core/viewer.ts";
import type { Db } from "../../../db/client.ts";
import { checkMayWriteIn, deniedSentence } from "../../screening/index.ts";
import { NORMAL } from "../thread/thread.rules.ts";
import {
  incrementOptions,
  incrementVoters,
  insertVote,
  listChosen,
  lockPoll,
  pollById,
} from "./poll.queries.ts";
import { pollTexts, toPoll } from "./poll.rules.ts";

/** Reads a poll for a member, with counts if they have voted. Returns undefined for a thread without a poll. */
async function readOwnPoll({ db, clock }: Pick<Services, "db" | "clock">, threadId: string, userId: string) {
  const [row, chosen] = await Promise.all([pollById(db, threadId), listChosen(db, threadId, userId)]);
  return row && { poll: toPoll(row, clock, chosen.length > 0), chosen, isShown: row.status === NORMAL };
}

/** Throws the reason for which a vote was refused: a thread that is not normal, or the end of the poll. */
async function refuse(db: Db, threadId: string): Promise<never> {
  const row = (await pollById(db, threadId)) ?? notFound();
  if (row.status === NORMAL) throw new RequestError("ENDED", pollTexts.over);
  throw new RequestError(409, pollTexts.gone);
}

/** Handlers for the polls of threads. A member votes once and cannot change the vote. */
export const pollHandlers = {
  async pollMine(context) {
    const mine = await readOwnPoll(context, context.query.threadId, context.viewer.id);
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
      // Locks the poll, so that voters do not deadlock on the rows of the options and the author cannot delete the
      // poll in the meantime.
      if ((await lockPoll(tx, threadId)) === undefined) badInput(pollTexts.foreignOption);
      if (!(await insertVote(tx, { threadId, userId: viewer.id, optionIds })))
        throw new RequestError("ALREADY_VOTED", pollTexts.voted);
      if (!(await incrementVoters(tx, threadId, now))) await refuse(tx, threadId);
      if ((await incrementOptions(tx, threadId, optionIds)) < optionIds.length)
        badInput(pollTexts.foreignOption);
    });
    // The vote counts even if the thread was removed after the transaction.
    const { poll, chosen } = requireRow(await readOwnPoll(context, threadId, viewer.id), "the poll");
    return { poll, chosen };
  },
} satisfies Pick<Handlers, "pollMine" | "pollVote">;
