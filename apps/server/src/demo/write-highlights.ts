import { inArray } from "drizzle-orm";
import * as schema from "../db/schema/index.ts";
import { anchoredParagraphs } from "../modules/content/highlight/highlight.anchors.ts";
import { insertAll } from "./bulk.ts";
import { type DemoContext, heatShare, later, type Written } from "./context.ts";

/** A sentence that says something is worth marking. */
const SENTENCE = /[^。！？]{12,60}[。！？]/;

/** Writes what readers have marked in the threads that are read most: a sentence in one or two paragraphs of each. */
export async function writeHighlights(world: DemoContext, written: Written[]): Promise<void> {
  const { db, draw, people, now } = world;
  const read = written.filter((item) => heatShare(item, now) > 3);
  if (read.length === 0) return;
  const rows = await db
    .select({ id: schema.threads.id, content: schema.threads.content, revision: schema.threads.revision })
    .from(schema.threads)
    .where(
      inArray(
        schema.threads.id,
        read.map(({ id }) => id),
      ),
    )
    .orderBy(schema.threads.id);
  const byId = new Map(read.map((item) => [item.id, item]));
  const marks = rows.flatMap(({ id, content, revision }) => {
    const item = byId.get(id)!;
    const worth = anchoredParagraphs(content).flatMap(({ anchor, text }) => {
      const found = SENTENCE.exec(text);
      return found ? [{ anchor, start: found.index, quote: found[0] }] : [];
    });
    return worth.slice(0, 2).flatMap((place, index) => {
      const count = Math.floor((heatShare(item, now) / 11) * (index === 0 ? 0.4 : 0.15) * people.length);
      return draw
        .sample(people, count)
        .filter((person) => person !== item.author)
        .map((person) => ({
          ...{ threadId: id, userId: person.id, revision, ...place },
          createdAt: draw.momentAfter(later(person.joinedAt, item.postedAt)),
        }));
    });
  });
  await insertAll(db, schema.threadHighlights, marks);
}
