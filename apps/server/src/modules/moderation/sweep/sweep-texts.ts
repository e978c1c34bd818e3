import type { Db } from "../../../db/client.ts";
import type { SweptText, sweeps } from "../../../db/schema/index.ts";
import { NORMAL, WAITING } from "../../content/thread/thread.rules.ts";
import {
  countMovedOnSite,
  type MovedThread,
  movePost,
  moveThread,
} from "../../content/thread/thread-status.ts";
import { asLeft, restoreBan, untouched, waitAgain } from "./sweep.queries.ts";

const bare = ({ id, threadId, was, why }: SweptText): SweptText => ({ id, threadId, was, why });

/** Moves threads and comments, and the site's totals last of all. */
export async function moveAll(
  tx: Db,
  { threads, posts }: { threads: readonly SweptText[]; posts: readonly SweptText[] },
  moveOf: (text: SweptText) => Parameters<typeof moveThread>[2],
) {
  const moved: MovedThread[] = [];
  const taken = { threads: [] as SweptText[], posts: [] as SweptText[] };
  for (const text of threads) {
    const one = await moveThread(tx, text.id, moveOf(text));
    if (one) {
      moved.push(one);
      taken.threads.push(bare(text));
    }
  }
  for (const text of posts)
    if (await movePost(tx, text.id, text.threadId, moveOf(text))) taken.posts.push(bare(text));
  return {
    taken,
    count: () =>
      moved.reduce((before, one) => before.then(() => countMovedOnSite(tx, one)), Promise.resolve()),
  };
}

/**
 * Puts back what a sweep took, and ends its bans, where nobody has acted since.
 * @param only of this member alone
 * @returns what came back, and `count`, which moves the site's totals: the last write of the transaction
 */
export async function putBack(tx: Db, sweep: typeof sweeps.$inferSelect, only?: string) {
  const by = sweep.byId;
  const [threads, posts] = [
    await untouched(tx, "threads", sweep.threads, by, only),
    await untouched(tx, "posts", sweep.posts, by, only),
  ];
  const shown = ({ was }: SweptText) => was === NORMAL;
  const { count } = await moveAll(
    tx,
    { threads: threads.filter(shown), posts: posts.filter(shown) },
    ({ was }) => ({ from: [asLeft(was)], to: NORMAL, by, reason: "" }),
  );
  for (const text of threads) if (text.was === WAITING) await waitAgain(tx, "threads", text, by);
  for (const text of posts) if (text.was === WAITING) await waitAgain(tx, "posts", text, by);
  const members = sweep.members.filter(({ userId }) => only === undefined || userId === only);
  for (const { userId, forbiddenUntil, given } of members)
    await restoreBan(tx, userId, new Date(given), forbiddenUntil ? new Date(forbiddenUntil) : null);
  return { restored: { threads, posts, members }, count };
}
