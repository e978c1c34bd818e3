import * as schema from "../db/schema/index.ts";
import { insertAll } from "./bulk.ts";
import { type DemoContext, heatShare, later, type WrittenThread } from "./context.ts";

/** Writes the likes and favorites of threads. */
export async function writeReactions(context: DemoContext, writtenThreads: WrittenThread[]): Promise<void> {
  const { db, draw, people } = context;
  const react = (share: number) =>
    writtenThreads.flatMap((item) => {
      const count = Math.floor((heatShare(item, context.now) / 11) * share * people.length);
      return draw
        .sample(people, Math.min(people.length, count))
        .filter((person) => person !== item.author)
        .map((person) => ({
          userId: person.id,
          threadId: item.id,
          createdAt: draw.momentAfter(later(person.joinedAt, item.postedAt)),
        }));
    });
  await insertAll(db, schema.threadLikes, react(0.9));
  await insertAll(db, schema.threadFavorites, react(0.35));
}
