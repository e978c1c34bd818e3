import * as schema from "../db/schema/index.ts";
import { insertAll } from "./bulk.ts";
import { type DemoContext, later, type Written } from "./context.ts";
import { idAt } from "./stored.ts";

const AMOUNTS = [5, 5, 10, 10, 20, 50] as const;

/** Shanghai is 8 hours ahead; the demo follows no other zone. */
const dayOf = (at: Date) => new Date(at.getTime() + 8 * 3600 * 1000).toISOString().slice(0, 10);

/** Some readers tip what they found most worth reading; both sides of each tip go to the ledger. */
export async function writeTips(
  { db, draw, people, ledger }: DemoContext,
  written: Written[],
): Promise<void> {
  const tips = written
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
  // Nobody tips the same thread twice here.
  await insertAll(
    db,
    schema.threadTippers,
    tips.map(({ threadId, fromId, points }) => ({ threadId, userId: fromId, points })),
  );
}
