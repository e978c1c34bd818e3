import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { notFound, RequestError } from "../../../core/request-error.ts";
import { isDeadlock } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { policy } from "../../../policy.ts";
import { NORMAL, REFUSED, WAITING } from "../../content/index.ts";
import { sendSystemNotices } from "../../notifications/index.ts";
import { reasonOf } from "../act/moderation.rules.ts";
import { returnToReview } from "../sweep/sweep.queries.ts";
import { moveAll } from "../sweep/sweep-texts.ts";
import { applyEffects, decideText, reviewScope } from "./review.handlers.ts";
import {
  findPendingTexts,
  insertBatch,
  isOwnBatch,
  lockAffectedRows,
  restoreTimes,
  takeBatch,
  untouchedTexts,
} from "./review-batch.queries.ts";

const { reviewUndoMinutes } = policy.moderation;

const texts = { over: `已超过 ${reviewUndoMinutes} 分钟，或已经撤销过` } as const;

/**
 * Retries a transaction once after a deadlock, because a batch locks many rows and other transactions can
 * lock some of them in another order.
 */
const retryOnDeadlock = <Result>(attempt: () => Promise<Result>): Promise<Result> =>
  attempt().catch((error: unknown) => {
    if (isDeadlock(error)) return attempt();
    throw error;
  });

/** Reviewing several texts with one outcome, and undoing the batch once. */
export const reviewBatchHandlers = {
  async reviewBatch({ db, clock, viewer, body: { kind, ids, value, ...body } }) {
    const scope = await reviewScope(db, viewer);
    const reason = reasonOf(body.reason, value === 0);
    const now = clock.now();
    const undoUntil = clock.format(new Date(now.getTime() + reviewUndoMinutes * 60_000));
    return retryOnDeadlock(() =>
      db.transaction(async (tx) => {
        await lockAffectedRows(tx, kind, await findPendingTexts(tx, kind, ids, scope));
        // Read again after locking, because a concurrent decision can have changed some texts.
        const pending = await findPendingTexts(tx, kind, ids, scope);
        if (pending.length === 0) return { id: "0", count: 0, undoUntil };
        const { id: batchId } = await insertBatch(tx, { byId: viewer.id, kind, value, texts: pending });
        const effects = [];
        for (const { id } of pending)
          effects.push(await decideText(tx, { viewer, scope, kind, id, value, reason, batchId }));
        const count = await applyEffects(tx, clock, effects);
        await count();
        return { id: batchId, count: pending.length, undoUntil };
      }),
    );
  },

  async reviewUndo({ db, viewer, body: { id } }) {
    await reviewScope(db, viewer);
    const undo = async (tx: Db) => {
      const batch = await takeBatch(tx, id, viewer.id);
      if (!batch)
        throw (await isOwnBatch(tx, id, viewer.id)) ? new RequestError(409, texts.over) : notFound();
      await lockAffectedRows(tx, batch.kind, batch.texts);
      const undoTexts = await untouchedTexts(tx, batch);
      const [table, target] =
        batch.kind === "thread" ? (["threads", "thread"] as const) : (["posts", "post"] as const);
      // Passed texts are first refused, because that updates the counters.
      const passedTexts = batch.value === 1 ? undoTexts : [];
      const { count } = await moveAll(
        tx,
        { threads: table === "threads" ? passedTexts : [], posts: table === "posts" ? passedTexts : [] },
        () => ({ from: [NORMAL], to: REFUSED, by: viewer.id, reason: "" }),
      );
      for (const text of undoTexts) {
        await returnToReview(tx, table, { ...text, was: WAITING }, viewer.id);
        await audit(tx, {
          ...{ actorId: viewer.id, action: "review.undo", targetType: target, targetId: text.id },
          detail: { value: batch.value, batchId: id, reviewedUserId: text.authorId },
        });
      }
      if (batch.value === 1) await restoreTimes(tx, batch, undoTexts);
      await sendSystemNotices(tx, undoTexts.map(({ authorId }) => authorId).sort(), {
        kind: "moderation",
        title: "刚才的审核结果已撤回",
        content: "你的内容回到了待审，看过之后会再告诉你。",
      });
      await count();
    };
    await retryOnDeadlock(() => db.transaction(undo));
  },
} satisfies Pick<Handlers, "reviewBatch" | "reviewUndo">;
