import { eq, sql } from "drizzle-orm";
import { oneRow } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { checkInMembers, pointAccounts, unreadCounts, userGroups, users } from "../../../db/schema/index.ts";
import { bannersColumn } from "../../messaging/index.ts";
import { unreadColumns } from "../../notifications/index.ts";
import { ownColumns } from "../../people/index.ts";
import { progressColumns, type Span } from "../../rewards/index.ts";

const start = prepared("member_start", (db) =>
  db
    .select({
      ...ownColumns,
      ...progressColumns,
      balance: pointAccounts.balance,
      unread: unreadColumns,
      banners: bannersColumn,
    })
    .from(users)
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .leftJoin(pointAccounts, eq(pointAccounts.userId, users.id))
    .leftJoin(checkInMembers, eq(checkInMembers.userId, users.id))
    .leftJoin(unreadCounts, eq(unreadCounts.userId, users.id))
    .where(eq(users.id, sql.placeholder("userId"))),
);

/** Reads the parts of a member's page load. The viewer exists, so the row does. */
export async function startOf(db: Db, span: Span) {
  const row = oneRow(await start(db).execute({ ...span }), "startOf");
  const { balance, unread, banners, joinedAt, member, days, claimed, offered, ...own } = row;
  return { own, balance, unread, banners, progress: { joinedAt, member, days, claimed, offered } };
}
