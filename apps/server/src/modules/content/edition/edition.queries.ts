import { and, asc, desc, eq, gt, inArray, lte } from "drizzle-orm";
import type { Page } from "../../../core/paging.ts";
import type { Db } from "../../../db/client.ts";
import { frontEditions, threads } from "../../../db/schema/index.ts";

export type Edition = typeof frontEditions.$inferSelect;

/** Returns the edition on the front at a time: of the running editions, the one that started last. */
export async function editionAt(db: Db, at: Date): Promise<Edition | undefined> {
  const [row] = await db
    .select()
    .from(frontEditions)
    .where(and(lte(frontEditions.startAt, at), gt(frontEditions.endAt, at)))
    .orderBy(desc(frontEditions.startAt), desc(frontEditions.id))
    .limit(1);
  return row;
}

/** Lists all editions with the title of their hero thread, latest start first. */
export async function listEditions(db: Db, { limit, offset }: Page) {
  return db
    .select({ edition: frontEditions, title: threads.title, excerpt: threads.excerpt })
    .from(frontEditions)
    .leftJoin(threads, and(eq(threads.id, frontEditions.heroId), eq(threads.status, 1)))
    .orderBy(desc(frontEditions.startAt), desc(frontEditions.id))
    .limit(limit)
    .offset(offset);
}

export async function countEditions(db: Db): Promise<number> {
  return db.$count(frontEditions);
}

export async function findEdition(db: Db, id: string): Promise<Edition | undefined> {
  const [row] = await db.select().from(frontEditions).where(eq(frontEditions.id, id));
  return row;
}

/** Locks an edition until the transaction ends and returns it. */
export async function lockEdition(tx: Db, id: string): Promise<Edition | undefined> {
  const [row] = await tx.select().from(frontEditions).where(eq(frontEditions.id, id)).for("update");
  return row;
}

/** Inserts an edition, or updates the one with the given ID. @returns its ID; undefined if the ID does not exist */
export async function saveEdition(
  tx: Db,
  id: string | undefined,
  row: typeof frontEditions.$inferInsert,
): Promise<string | undefined> {
  const [result] =
    id === undefined
      ? await tx.insert(frontEditions).values(row).returning({ id: frontEditions.id })
      : await tx
          .update(frontEditions)
          .set(row)
          .where(eq(frontEditions.id, id))
          .returning({ id: frontEditions.id });
  return result?.id;
}

/** Deletes an edition. @returns the ID of its hero thread; undefined if the edition does not exist */
export async function deleteEdition(tx: Db, id: string): Promise<string | undefined> {
  const [row] = await tx
    .delete(frontEditions)
    .where(eq(frontEditions.id, id))
    .returning({ heroId: frontEditions.heroId });
  return row?.heroId;
}

/** Lists the public threads among `ids` with their title, excerpt and media. */
export async function publicThreads(db: Db, ids: readonly string[]) {
  return db
    .select({
      id: threads.id,
      title: threads.title,
      excerpt: threads.excerpt,
      images: threads.images,
      videos: threads.videos,
    })
    .from(threads)
    .where(and(inArray(threads.id, [...ids]), eq(threads.status, 1)))
    .orderBy(asc(threads.id));
}
