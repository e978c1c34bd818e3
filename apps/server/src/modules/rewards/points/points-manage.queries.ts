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
  /** Part of the nickname. */
  keyWord: string;
}

const matchesAccount = ({ userId, keyWord }: AccountFilter) =>
  and(ne(users.status, 2), userId ? eq(users.id, userId) : nameContains(keyWord, users.nicknameKey));

export interface AccountOrder {
  column: "user_id" | "balance";
  isAsc: boolean;
}

/** Subquery for a page of members by ID. */
const byId = (db: Db, filter: AccountFilter, way: typeof asc, { limit, offset }: Page) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(matchesAccount(filter))
    .orderBy(way(users.id))
    .limit(limit)
    .offset(offset)
    .as("page");

/**
 * Subquery for a page of members by balance. Members who never had points have no account. Both parts are read in
 * index order, only as far as the page reaches.
 */
function byBalance(db: Db, filter: AccountFilter, way: typeof asc, { limit, offset }: Page) {
  const end = offset + limit;
  const { userId, balance } = pointAccounts;
  const account = db.select().from(pointAccounts).where(eq(userId, users.id));
  const withAccount = db
    .select({ id: users.id, balance })
    .from(pointAccounts)
    .innerJoin(users, eq(users.id, userId))
    .where(matchesAccount(filter))
    .orderBy(way(balance), way(userId))
    .limit(end);
  const withoutAccount = db
    .select({ id: users.id, balance: sql<number>`0`.as("balance") })
    .from(users)
    .where(and(matchesAccount(filter), notExists(account)))
    .orderBy(way(users.id))
    .limit(end);
  return unionAll(withAccount, withoutAccount)
    .orderBy(way(sql`balance`), way(sql`id`))
    .limit(limit)
    .offset(offset)
    .as("page");
}

/** Lists members with their balance and the sum of their entries, which must be equal (ruling 12). */
export async function listAccounts(
  db: Db,
  filter: AccountFilter,
  { column, isAsc }: AccountOrder,
  page: Page,
) {
  const way = isAsc ? asc : desc;
  const balance = sql<number>`coalesce(${pointAccounts.balance}, 0)`;
  const members = (column === "balance" ? byBalance : byId)(db, filter, way, page);
  const ofMember = sql`from ${pointEntries} where ${pointEntries.userId} = ${users.id}`;
  return db
    .select({
      user: briefColumns,
      balance,
      sum: sql<number>`(select coalesce(sum(${pointEntries.points}), 0)::float8 ${ofMember})`,
      entries: sql<number>`(select count(*)::int ${ofMember})`,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.id))
    .leftJoin(pointAccounts, eq(pointAccounts.userId, users.id))
    .orderBy(...(column === "balance" ? [way(balance)] : []), way(users.id));
}

/** Counts the members of a filter, up to 10000. */
export const countAccounts = (db: Db, filter: AccountFilter) => countUpTo(db, users, matchesAccount(filter));
