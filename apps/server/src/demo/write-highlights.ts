import { inArray } from "drizzle-orm";
import * as schema from "../db/schema/index.ts";
import { anchoredParagraphs } from "../modules/content/index.ts";
import { insertAll } from "./bulk.ts";
import { type DemoContext, heatShare, later, type WrittenThread } from "./context.ts";

/** Matches a sentence that is long enough to highlight. */
const SENTENCE = /[^。！？]{12,60}[。！？]/;

/** Writes highlights for the hottest threads: a sentence in one or two paragraphs of each. */
export async function writeHighlights(context: DemoContext, writtenThreads: WrittenThread[]): Promise<void> {
  const { db, draw, people, now } = context;
  const hotThreads = writtenThreads.filter((item) => heatShare(item, now) > 3);
  if (hotThreads.length === 0) return;
  const rows = await db
    .select({ id: schema.threads.id, content: schema.threads.content, revision: schema.threads.revision })
    .from(schema.threads)
    .where(
      inArray(
        schema.threads.id,
        hotThreads.map(({ id }) => id),
      ),
    )
    .orderBy(schema.threads.id);
  const byId = new Map(hotThreads.map((item) => [item.id, item]));
  const highlights = rows.flatMap(({ id, content, revision }) => {
    const item = byId.get(id)!;
    const passages = anchoredParagraphs(content).flatMap(({ anchor, text }) => {
      const match = SENTENCE.exec(text);
      return match ? [{ anchor, start: match.index, quote: match[0] }] : [];
    });
    return passages.slice(0, 2).flatMap((place, index) => {
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
  await insertAll(db, schema.threadHighlights, highlights);
}
