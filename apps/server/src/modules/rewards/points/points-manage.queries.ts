import { and, asc, desc, eq, ne, notExists, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import { nameContains } from "../../../core/text-filter.ts";
import type { Db } from "../../../db/client.ts";
import { countUpTo } from "../../../db/count.ts";
import { pointAccounts, pointEntries, users } from "../../../db/schema/index.ts";

export interface AccountFilter {
  userId?: string;
  /** A part of the nickname. */
  keyWord: string;
}

const wanted = ({ userId, keyWord }: AccountFilter) =>
  and(ne(users.status, 2), userId ? eq(users.id, userId) : nameContains(keyWord, users.nicknameKey));

export interface AccountOrder {
  column: "user_id" | "balance";
  isAsc: boolean;
}

/** The members of a page by their number. */
const byNumber = (db: Db, filter: AccountFilter, way: typeof asc, { limit, offset }: Page) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(wanted(filter))
    .orderBy(way(users.id))
    .limit(limit)
    .offset(offset)
    .as("page");

/**
 * The members of a page by their balance. Who never had points has no account: the accounts come in the order of their
 * index, the others in that of their numbers, and no more of either is read than the page reaches to.
 */
function byBalance(db: Db, filter: AccountFilter, way: typeof asc, { limit, offset }: Page) {
  const reach = offset + limit;
  const { userId, balance } = pointAccounts;
  const account = db.select().from(pointAccounts).where(eq(userId, users.id));
  const held = db
    .select({ id: users.id, balance })
    .from(pointAccounts)
    .innerJoin(users, eq(users.id, userId))
    .where(wanted(filter))
    .orderBy(way(balance), way(userId))
    .limit(reach);
  const none = db
    .select({ id: users.id, balance: sql<number>`0`.as("balance") })
    .from(users)
    .where(and(wanted(filter), notExists(account)))
    .orderBy(way(users.id))
    .limit(reach);
  return unionAll(held, none).orderBy(way(sql`balance`), way(sql`id`)).limit(limit).offset(offset).as("page");
}

/** Members with their balance and what their entries come to, which must be the same (ruling 12). */
export async function listAccounts(
  db: Db,
  filter: AccountFilter,
  { column, isAsc }: AccountOrder,
  page: Page,
) {
  const way = isAsc ? asc : desc;
  const balance = sql<number>`coalesce(${pointAccounts.balance}, 0)`;
  const shown = (column === "balance" ? byBalance : byNumber)(db, filter, way, page);
  const ofMember = sql`from ${pointEntries} where ${pointEntries.userId} = ${users.id}`;
  return db
    .select({
      user: briefColumns,
      balance,
      sum: sql<number>`(select coalesce(sum(${pointEntries.points}), 0)::float8 ${ofMember})`,
      entries: sql<number>`(select count(*)::int ${ofMember})`,
    })
    .from(shown)
    .innerJoin(users, eq(users.id, shown.id))
    .leftJoin(pointAccounts, eq(pointAccounts.userId, users.id))
    .orderBy(...(column === "balance" ? [way(balance)] : []), way(users.id));
}

/** How many members a filter finds; at most 10000 are counted. */
export const countAccounts = (db: Db, filter: AccountFilter) => countUpTo(db, users, wanted(filter));
