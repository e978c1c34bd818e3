import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import { briefColumns } from "../../core/author.ts";
import { holding } from "../../core/holding.ts";
import type { Page } from "../../core/paging.ts";
import type { Db } from "../../db/client.ts";
import { countUpTo } from "../../db/count.ts";
import { pointAccounts, pointEntries, users } from "../../db/schema/index.ts";

export interface AccountFilter {
  userId?: string;
  /** A part of the nickname. */
  keyWord: string;
}

const wanted = ({ userId, keyWord }: AccountFilter) =>
  and(
    ne(users.status, 2),
    userId ? eq(users.id, userId) : holding(keyWord, users.searchTerms, users.nicknameKey),
  );

/** Members with their balance and what their entries come to, which must be the same (ruling 12). */
export async function listAccounts(
  db: Db,
  filter: AccountFilter,
  direction: "asc" | "desc",
  { limit, offset }: Page,
) {
  const ofMember = sql`from ${pointEntries} where ${pointEntries.userId} = ${users.id}`;
  return db
    .select({
      user: briefColumns,
      balance: sql<number>`coalesce(${pointAccounts.balance}, 0)`,
      sum: sql<number>`(select coalesce(sum(${pointEntries.points}), 0)::int ${ofMember})`,
      entries: sql<number>`(select count(*)::int ${ofMember})`,
    })
    .from(users)
    .leftJoin(pointAccounts, eq(pointAccounts.userId, users.id))
    .where(wanted(filter))
    .orderBy(direction === "asc" ? asc(users.id) : desc(users.id))
    .limit(limit)
    .offset(offset);
}

/** How many members a filter finds; at most 10000 are counted. */
export const countAccounts = (db: Db, filter: AccountFilter) => countUpTo(db, users, wanted(filter));
