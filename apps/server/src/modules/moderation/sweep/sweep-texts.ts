import type { Db } from "../../../db/client.ts";
import type { SweptText, sweeps } from "../../../db/schema/index.ts";
import {
  countMovedOnSite,
  type MovedThread,
  movePost,
  moveThread,
  NORMAL,
  WAITING,
} from "../../content/index.ts";
import { listUntouched, restoreBan, returnToReview, sweptStatusOf } from "./sweep.queries.ts";

const toSweptText = ({ id, threadId, was, why }: SweptText): SweptText => ({ id, threadId, was, why });

/**
 * Changes the status of threads and comments.
 * @returns the changed texts, and `count`, which updates the site counters
 */
export async function moveAll(
  tx: Db,
  { threads, posts }: { threads: readonly SweptText[]; posts: readonly SweptText[] },
  moveOf: (text: SweptText) => Parameters<typeof moveThread>[2],
) {
  const moved: MovedThread[] = [];
  const changedTexts = { threads: [] as SweptText[], posts: [] as SweptText[] };
  for (const text of threads) {
    const movedThread = await moveThread(tx, text.id, moveOf(text));
    if (movedThread) {
      moved.push(movedThread);
      changedTexts.threads.push(toSweptText(text));
    }
  }
  for (const text of posts)
    if (await movePost(tx, text.id, text.threadId, moveOf(text))) changedTexts.posts.push(toSweptText(text));
  return {
    changedTexts,
    count: () =>
      moved.reduce(
        (before, movedThread) => before.then(() => countMovedOnSite(tx, movedThread)),
        Promise.resolve(),
      ),
  };
}

/**
 * Restores the texts that a sweep has removed and ends its bans, unless they were changed since.
 * @param only ID of the only member to restore
 * @returns the restored texts and members, and `count`, which updates the site counters; call it as the last
 * write of the transaction
 */
export async function restoreSwept(tx: Db, sweep: typeof sweeps.$inferSelect, only?: string) {
  const by = sweep.byId;
  const [threads, posts] = [
    await listUntouched(tx, "threads", sweep.threads, by, only),
    await listUntouched(tx, "posts", sweep.posts, by, only),
  ];
  const wasNormal = ({ was }: SweptText) => was === NORMAL;
  const { count } = await moveAll(
    tx,
    { threads: threads.filter(wasNormal), posts: posts.filter(wasNormal) },
    ({ was }) => ({ from: [sweptStatusOf(was)], to: NORMAL, by, reason: "" }),
  );
  for (const text of threads) if (text.was === WAITING) await returnToReview(tx, "threads", text, by);
  for (const text of posts) if (text.was === WAITING) await returnToReview(tx, "posts", text, by);
  const members = sweep.members.filter(({ userId }) => only === undefined || userId === only);
  for (const { userId, forbiddenUntil, given } of members)
    await restoreBan(tx, userId, new Date(given), forbiddenUntil ? new Date(forbiddenUntil) : null);
  return { restored: { threads, posts, members }, count };
}
