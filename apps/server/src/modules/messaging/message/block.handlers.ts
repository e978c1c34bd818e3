import type { Handlers } from "../../../contract/handler.ts";
import { pageOf } from "../../../core/paging.ts";
import { limitCalls } from "../../../core/rate.ts";
import { badInput } from "../../../core/request-error.ts";
import { lockMembers, unfollow } from "../../people/index.ts";
import { countBlocks, deleteBlock, insertBlock, listBlocks } from "./block.queries.ts";
import { findMember } from "./dialog.queries.ts";
import { messageTexts } from "./message.rules.ts";

/** Blocks. Blocking a member also removes the follows in both directions. Both operations are idempotent. */
export const blockHandlers = {
  async blockAdd({ db, viewer, limits, body: { toUserId } }) {
    if (toUserId === viewer.id) badInput(messageTexts.selfBlock, "SELF_NOT_ALLOWED");
    await limitCalls(db, limits.follow, viewer.id, messageTexts.tooOften);
    if (!(await findMember(db, toUserId))) badInput(messageTexts.missing);
    await db.transaction(async (tx) => {
      // Following takes the same lock, so that a concurrent follow cannot bypass the block.
      await lockMembers(tx, [viewer.id, toUserId]);
      await insertBlock(tx, viewer.id, toUserId);
      await unfollow(tx, viewer.id, toUserId);
      await unfollow(tx, toUserId, viewer.id);
    });
  },

  async blockDel({ db, viewer, limits, body: { toUserId } }) {
    await limitCalls(db, limits.follow, viewer.id, messageTexts.tooOften);
    await deleteBlock(db, viewer.id, toUserId);
  },

  async blockList({ db, clock, viewer, query }) {
    const [rows, total] = await Promise.all([
      listBlocks(db, viewer.id, pageOf(query)),
      countBlocks(db, viewer.id),
    ]);
    return { total, rows: rows.map((row) => ({ ...row, blockedAt: clock.format(row.blockedAt) })) };
  },
} satisfies Pick<Handlers, "blockAdd" | "blockDel" | "blockList">;
