import { asc, desc, eq, ilike } from "drizzle-orm";
import type { Page } from "../../../core/paging.ts";
import { containing, oneRow } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { circles } from "../../../db/schema/index.ts";

const called = (keyWord: string | undefined) =>
  keyWord ? ilike(circles.name, containing(keyWord)) : undefined;

/** All circles, closed ones among them, in their order or by their threads. */
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
    .where(called(keyWord))
    .orderBy(
      ...(order === "threads"
        ? [desc(circles.threadCount), desc(circles.id)]
        : [asc(circles.orderNum), asc(circles.id)]),
    )
    .limit(limit)
    .offset(offset);
}

export async function countManagedCircles(db: Db, keyWord: string | undefined): Promise<number> {
  return db.$count(circles, called(keyWord));
}

/** A circle as it is, locked until the transaction ends. */
export async function lockCircle(tx: Db, id: string) {
  const [row] = await tx.select().from(circles).where(eq(circles.id, id)).for("no key update");
  return row;
}

/** Adds a circle, or changes the one that is there. @returns its id */
export async function saveCircle(
  tx: Db,
  id: string | undefined,
  row: typeof circles.$inferInsert,
): Promise<string> {
  const saved = oneRow(
    id === undefined
      ? await tx.insert(circles).values(row).returning({ id: circles.id })
      : await tx.update(circles).set(row).where(eq(circles.id, id)).returning({ id: circles.id }),
    "saveCircle",
  );
  return saved.id;
}
