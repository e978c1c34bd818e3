import { and, asc, desc, eq, gt, inArray, lte } from "drizzle-orm";
import type { Page } from "../../../core/paging.ts";
import type { Db } from "../../../db/client.ts";
import { frontEditions, threads } from "../../../db/schema/index.ts";

export type Edition = typeof frontEditions.$inferSelect;

/** What the editors put on the front at a moment: of what runs then, what began last. */
export async function editionAt(db: Db, at: Date): Promise<Edition | undefined> {
  const [row] = await db
    .select()
    .from(frontEditions)
    .where(and(lte(frontEditions.startAt, at), gt(frontEditions.endAt, at)))
    .orderBy(desc(frontEditions.startAt), desc(frontEditions.id))
    .limit(1);
  return row;
}

/** Everything that was put on the front or will be, what begins last first, with the title of its large picture's thread. */
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

/** An edition, locked until the transaction ends. */
export async function lockEdition(tx: Db, id: string): Promise<Edition | undefined> {
  const [row] = await tx.select().from(frontEditions).where(eq(frontEditions.id, id)).for("update");
  return row;
}

/** Adds an edition, or changes one. @returns its id; undefined for one that is not there */
export async function saveEdition(
  tx: Db,
  id: string | undefined,
  row: typeof frontEditions.$inferInsert,
): Promise<string | undefined> {
  const [saved] =
    id === undefined
      ? await tx.insert(frontEditions).values(row).returning({ id: frontEditions.id })
      : await tx
          .update(frontEditions)
          .set(row)
          .where(eq(frontEditions.id, id))
          .returning({ id: frontEditions.id });
  return saved?.id;
}

/** @returns the thread of its large picture, if it was there */
export async function deleteEdition(tx: Db, id: string): Promise<string | undefined> {
  const [row] = await tx
    .delete(frontEditions)
    .where(eq(frontEditions.id, id))
    .returning({ heroId: frontEditions.heroId });
  return row?.heroId;
}

/** What of these threads can be seen, with what a name and a large picture are taken from. */
export async function shownThreads(db: Db, ids: readonly string[]) {
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
