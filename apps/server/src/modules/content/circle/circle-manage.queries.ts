import { asc, desc, eq, ilike } from "drizzle-orm";
import type { Page } from "../../../core/paging.ts";
import { oneRow, toLikePattern } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { circles } from "../../../db/schema/index.ts";

const nameContains = (keyWord: string | undefined) =>
  keyWord ? ilike(circles.name, toLikePattern(keyWord)) : undefined;

/** Lists a page of circles, closed ones included, by their order or by their number of threads. */
export async function listManagedCircles(
  db: Db,
  keyWord: string | undefined,
  order: "order" | "threads",
  { limit, offset }: Page,
) {
  const { id, name, category, brief, picUrl, notice, rule, orderNum, isOpen, joinType } = circles;
  const { threadCount, memberCount } = circles;
  return db
    .select({
      ...{ id, name, category, brief, picUrl, notice, rule, orderNum, isOpen, joinType },
      ...{ threadCount, memberCount },
    })
    .from(circles)
    .where(nameContains(keyWord))
    .orderBy(
      ...(order === "threads"
        ? [desc(circles.threadCount), desc(circles.id)]
        : [asc(circles.orderNum), asc(circles.id)]),
    )
    .limit(limit)
    .offset(offset);
}

export async function countManagedCircles(db: Db, keyWord: string | undefined): Promise<number> {
  return db.$count(circles, nameContains(keyWord));
}

/** Locks a circle until the transaction ends and returns its row. */
export async function lockCircle(tx: Db, id: string) {
  const [row] = await tx.select().from(circles).where(eq(circles.id, id)).for("no key update");
  return row;
}

/** Inserts a circle, or updates the one with an ID. Returns its ID. */
export async function saveCircle(
  tx: Db,
  id: string | undefined,
  row: typeof circles.$inferInsert,
): Promise<string> {
  const circle = oneRow(
    id === undefined
      ? await tx.insert(circles).values(row).returning({ id: circles.id })
      : await tx.update(circles).set(row).where(eq(circles.id, id)).returning({ id: circles.id }),
    "saveCircle",
  );
  return circle.id;
}
