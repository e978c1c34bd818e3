import type { Handlers } from "../../contract/handler.ts";
import { audit } from "../../core/audit.ts";
import { notFound, RequestError } from "../../core/request-error.ts";
import { policy } from "../../policy.ts";
import { sendSystemNotices } from "../notices/queries.ts";
import { NORMAL, REFUSED, WAITING } from "../threads/rules.ts";
import { insertBatch, ownBatch, takeBatch, untouchedTexts, waitingAmong } from "./review-batch-queries.ts";
import { decideText, reviewScope } from "./review-handlers.ts";
import { reasonOf } from "./rules.ts";
import { waitAgain } from "./sweep-queries.ts";
import { moveAll } from "./sweep-texts.ts";

const { reviewUndoMinutes } = policy.moderation;

const texts = { over: `已超过 ${reviewUndoMinutes} 分钟，或已经撤销过` } as const;

/** Reviewing several texts with one outcome, and taking that back once. */
export const reviewBatchHandlers = {
  async reviewBatch({ db, clock, viewer, body: { kind, ids, value, ...body } }) {
    const scope = await reviewScope(db, viewer);
    const reason = reasonOf(body.reason, value === 0);
    const now = clock.now();
    const undoUntil = clock.format(new Date(now.getTime() + reviewUndoMinutes * 60_000));
    return db.transaction(async (tx) => {
      const waiting = await waitingAmong(tx, kind, ids, scope);
      if (waiting.length === 0) return { id: "0", count: 0, undoUntil };
      const batch = await insertBatch(tx, { byId: viewer.id, kind, value, texts: waiting });
      const counts: (() => Promise<void>)[] = [];
      for (const { id } of waiting)
        counts.push(
          await decideText(tx, { viewer, clock, scope, kind, id, value, reason, batchId: batch.id }),
        );
      // The site's totals last of all, for every writer waits for them.
      for (const count of counts) await count();
      return { id: batch.id, count: waiting.length, undoUntil };
    });
  },

  async reviewUndo({ db, viewer, body: { id } }) {
    await reviewScope(db, viewer);
    await db.transaction(async (tx) => {
      const batch = await takeBatch(tx, id, viewer.id);
      if (!batch) throw (await ownBatch(tx, id, viewer.id)) ? new RequestError(409, texts.over) : notFound();
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
      await sendSystemNotices(tx, left.map(({ authorId }) => authorId).sort(), {
        kind: "moderation",
        title: "刚才的审核结果已撤回",
        content: "你的内容回到了待审，看过之后会再告诉你。",
      });
      await count();
    });
  },
} satisfies Pick<Handlers, "reviewBatch" | "reviewUndo">;
