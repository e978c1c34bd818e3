import * as schema from "../db/schema/index.ts";
import { insertAll } from "./bulk.ts";
import { type DemoContext, later, type WrittenThread } from "./context.ts";
import { idAt } from "./stored.ts";

const AMOUNTS = [5, 5, 10, 10, 20, 50] as const;

/** Returns the day in Shanghai, 8 hours ahead of UTC. The demo supports no other time zone. */
const dayOf = (at: Date) => new Date(at.getTime() + 8 * 3600 * 1000).toISOString().slice(0, 10);

/** Writes tips for essence threads, with both sides of each tip in the ledger. */
export async function writeTips(
  { db, draw, people, ledger }: DemoContext,
  writtenThreads: WrittenThread[],
): Promise<void> {
  const tips = writtenThreads
    .filter(({ thread }) => thread.marks?.includes("essence"))
    .flatMap((item) =>
      draw
        .sample(people, 1 + Math.floor(draw.random() * 5))
        .filter(({ id }) => id !== item.author.id)
        .map((from) => ({
          threadId: item.id,
          fromId: from.id,
          toId: item.author.id,
          points: draw.pick(AMOUNTS),
          createdAt: draw.momentAfter(later(from.joinedAt, item.postedAt)),
        })),
    )
    .map((tip, index) => ({ id: idAt(index), ...tip }));
  for (const { id, threadId, fromId, toId, points, createdAt: at } of tips) {
    const move = { source: "tipping", cause: `tipping:${id}`, sourceId: threadId, at } as const;
    ledger.moves.push({ ...move, userId: fromId, points: -points }, { ...move, userId: toId, points });
  }
  await insertAll(
    db,
    schema.threadTips,
    tips.map((tip) => ({ ...tip, requestId: tip.id.padStart(32, "0"), day: dayOf(tip.createdAt) })),
  );
  // Each member tips a thread once at most.
  await insertAll(
    db,
    schema.threadTippers,
    tips.map(({ threadId, fromId, points }) => ({ threadId, userId: fromId, points })),
  );
}
