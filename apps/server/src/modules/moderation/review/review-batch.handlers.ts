import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { notFound, RequestError } from "../../../core/request-error.ts";
import { isDeadlock } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { NORMAL, REFUSED, WAITING } from "../../content/thread/thread.rules.ts";
import { sendSystemNotices } from "../../notifications/notice/notice.queries.ts";
import { reasonOf } from "../act/moderation.rules.ts";
import { waitAgain } from "../sweep/sweep.queries.ts";
import { moveAll } from "../sweep/sweep-texts.ts";
import { conclude, decideText, reviewScope } from "./review.handlers.ts";
import {
  insertBatch,
  lockInvolved,
  ownBatch,
  restoreTimes,
  takeBatch,
  untouchedTexts,
  waitingAmong,
} from "./review-batch.queries.ts";

const { reviewUndoMinutes } = policy.moderation;

const texts = { over: `已超过 ${reviewUndoMinutes} 分钟，或已经撤销过` } as const;

/** Tries once more what another transaction stood in the way of: so many rows meet what takes few in another order. */
const orAgain = <Result>(attempt: () => Promise<Result>): Promise<Result> =>
  attempt().catch((error: unknown) => {
    if (isDeadlock(error)) return attempt();
    throw error;
  });

/** Reviewing several texts with one outcome, and taking that back once. */
export const reviewBatchHandlers = {
  async reviewBatch({ db, clock, viewer, body: { kind, ids, value, ...body } }) {
    const scope = await reviewScope(db, viewer);
    const reason = reasonOf(body.reason, value === 0);
    const now = clock.now();
    const undoUntil = clock.format(new Date(now.getTime() + reviewUndoMinutes * 60_000));
    return orAgain(() =>
      db.transaction(async (tx) => {
        await lockInvolved(tx, kind, await waitingAmong(tx, kind, ids, scope));
        // What somebody else decided about until the locks were there waits no more.
        const waiting = await waitingAmong(tx, kind, ids, scope);
        if (waiting.length === 0) return { id: "0", count: 0, undoUntil };
        const { id: batchId } = await insertBatch(tx, { byId: viewer.id, kind, value, texts: waiting });
        const decided = [];
        for (const { id } of waiting)
          decided.push(await decideText(tx, { viewer, scope, kind, id, value, reason, batchId }));
        const count = await conclude(tx, clock, decided);
        await count();
        return { id: batchId, count: waiting.length, undoUntil };
      }),
    );
  },

  async reviewUndo({ db, viewer, body: { id } }) {
    await reviewScope(db, viewer);
    const takeBack = async (tx: Db) => {
      const batch = await takeBatch(tx, id, viewer.id);
      if (!batch) throw (await ownBatch(tx, id, viewer.id)) ? new RequestError(409, texts.over) : notFound();
      await lockInvolved(tx, batch.kind, batch.texts);
      const left = await untouchedTexts(tx, batch);
      const [table, target] =
        batch.kind === "thread" ? (["threads", "thread"] as const) : (["posts", "post"] as const);
      // What was shown is first taken from its counters, as a refusal would.
      const shown = batch.value === 1 ? left : [];
      const { count } = await moveAll(
        tx,
        { threads: table === "threads" ? shown : [], posts: table === "posts" ? shown : [] },
        () => ({ from: [NORMAL], to: REFUSED, by: viewer.id, reason: "" }),
      );
      for (const text of left) {
        await waitAgain(tx, table, { ...text, was: WAITING }, viewer.id);
        await audit(tx, {
          ...{ actorId: viewer.id, action: "review.undo", targetType: target, targetId: text.id },
          detail: { value: batch.value, batchId: id, reviewedUserId: text.authorId },
        });
      }
      if (batch.value === 1) await restoreTimes(tx, batch, left);
      await sendSystemNotices(tx, left.map(({ authorId }) => authorId).sort(), {
        kind: "moderation",
        title: "刚才的审核结果已撤回",
        content: "你的内容回到了待审，看过之后会再告诉你。",
      });
      await count();
    };
    await orAgain(() => db.transaction(takeBack));
  },
} satisfies Pick<Handlers, "reviewBatch" | "reviewUndo">;
