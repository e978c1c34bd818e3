import * as schema from "../db/schema/index.ts";
import { insertAll } from "./bulk.ts";
import { type DemoContext, heatShare, later, type Written } from "./context.ts";

/** Writes who likes and who keeps which thread. */
export async function writeReactions(world: DemoContext, written: Written[]): Promise<void> {
  const { db, draw, people } = world;
  const react = (share: number) =>
    written.flatMap((item) => {
      const count = Math.floor((heatShare(item, world.now) / 11) * share * people.length);
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
