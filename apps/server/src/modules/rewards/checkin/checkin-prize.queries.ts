import { and, asc, desc, eq, gte, isNull, lt, or, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import type { Db } from "../../../db/client.ts";
import { countUpTo } from "../../../db/count.ts";
import { prepared } from "../../../db/prepared.ts";
import { prizeClaims, prizes, users } from "../../../db/schema/index.ts";

export type Prize = typeof prizes.$inferSelect;
export type PrizeClaim = typeof prizeClaims.$inferSelect;

/** Columns that determine the status of a prize. */
export type OfferedPrize = Pick<Prize, "id" | "name" | "needDays" | "stock" | "endsOn">;

export const OFFERED = 1;

const prizesSince = prepared("prizes_since", (db) =>
  db
    .select()
    .from(prizes)
    .where(
      and(
        eq(prizes.status, OFFERED),
        or(isNull(prizes.endsOn), gte(prizes.endsOn, sql.placeholder("since"))),
      ),
    )
    .orderBy(asc(prizes.needDays), asc(prizes.id)),
);

/** Lists prizes on offer whose end is not before `since`. */
export async function listPrizes(db: Db, since: string): Promise<Prize[]> {
  return prizesSince(db).execute({ since });
}

export async function findPrize(db: Db, id: string): Promise<Prize | undefined> {
  const [row] = await db
    .select()
    .from(prizes)
    .where(and(eq(prizes.id, id), eq(prizes.status, OFFERED)));
  return row;
}

/** Lists the IDs of prizes that a member has claimed in a month. */
export async function listClaimedPrizes(db: Db, userId: string, month: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: prizeClaims.prizeId })
    .from(prizeClaims)
    .where(and(eq(prizeClaims.userId, userId), eq(prizeClaims.month, month)));
  return new Set(rows.map(({ id }) => id));
}

/** Decrements a limited stock. @returns whether the stock was above 0 */
export async function takePrizeFromStock(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .update(prizes)
    .set({ stock: sql`${prizes.stock} - 1` })
    .where(and(eq(prizes.id, id), sql`${prizes.stock} > 0`))
    .returning({ id: prizes.id });
  return rows.length > 0;
}

/** Inserts a claim. Returns undefined if the member has claimed the prize in that month. */
export async function insertClaim(
  tx: Db,
  claim: typeof prizeClaims.$inferInsert,
): Promise<PrizeClaim | undefined> {
  const [row] = await tx.insert(prizeClaims).values(claim).onConflictDoNothing().returning();
  return row;
}

export async function listClaims(db: Db, userId: string, { limit, offset }: Page): Promise<PrizeClaim[]> {
  return db
    .select()
    .from(prizeClaims)
    .where(eq(prizeClaims.userId, userId))
    .orderBy(desc(prizeClaims.id))
    .limit(limit)
    .offset(offset);
}

export async function countClaims(db: Db, userId: string): Promise<number> {
  return db.$count(prizeClaims, eq(prizeClaims.userId, userId));
}

const isPhysical = (status: 0 | 1 | 2 | undefined) =>
  and(sql`${prizeClaims.type} = 'goods'`, status === undefined ? undefined : eq(prizeClaims.status, status));

/** Lists claims of physical prizes with their members, for operators who ship them. */
export async function listManagedClaims(
  db: Db,
  status: 0 | 1 | 2 | undefined,
  direction: "asc" | "desc",
  { limit, offset }: Page,
) {
  return db
    .select({
      claim: prizeClaims,
      user: briefColumns,
    })
    .from(prizeClaims)
    .innerJoin(users, eq(users.id, prizeClaims.userId))
    .where(isPhysical(status))
    .orderBy(direction === "asc" ? asc(prizeClaims.id) : desc(prizeClaims.id))
    .limit(limit)
    .offset(offset);
}

/** Counts claims with a status, capped at 10,000. */
export const countManagedClaims = (db: Db, status?: 0 | 1 | 2) =>
  countUpTo(db, prizeClaims, isPhysical(status));

export async function findClaim(db: Db, id: string): Promise<PrizeClaim | undefined> {
  const [row] = await db.select().from(prizeClaims).where(eq(prizeClaims.id, id));
  return row;
}

/** Updates a claim if it has the status `from`. Returns undefined if it has another status. */
export async function changeClaimStatus(
  db: Db,
  id: string,
  from: 0 | 1,
  change: Partial<PrizeClaim>,
): Promise<PrizeClaim | undefined> {
  const [row] = await db
    .update(prizeClaims)
    .set(change)
    .where(and(eq(prizeClaims.id, id), eq(prizeClaims.status, from)))
    .returning();
  return row;
}

/** Marks claims that were shipped before a time as received. */
export async function markClaimsReceived(db: Db, before: Date): Promise<void> {
  await db
    .update(prizeClaims)
    .set({ status: 2 })
    .where(and(eq(prizeClaims.status, 1), lt(prizeClaims.shippedAt, before)));
}
