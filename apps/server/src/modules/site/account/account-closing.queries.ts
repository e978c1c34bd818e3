import { and, eq, inArray, lte, sql } from "drizzle-orm";
import { trusted } from "../../../core/screened.ts";
import { endSessions } from "../../../core/session.ts";
import { USER_STATUS } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
import { NO_TEXT } from "../../../db/schema/columns.ts";
import { follows, phones, users, wxAccounts } from "../../../db/schema/index.ts";
import { deleteDraftsOf } from "../../content/index.ts";
import { deleteRecovery } from "../../identity/index.ts";
import { saveProfile, withdrawDevices } from "../../people/index.ts";
import { deleteKeywords } from "../../search/index.ts";

/** Finds and locks the accounts whose cooling-off period is over. */
export async function dueAccounts(tx: Db): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(inArray(users.status, [USER_STATUS.normal, USER_STATUS.refused]), lte(users.closesAt, sql`now()`)),
    )
    .orderBy(users.id)
    .limit(100)
    .for("no key update", { skipLocked: true });
  return rows.map((row) => row.id);
}

/**
 * Closes an account: published content stays under a common name, personal data is deleted, and follow counts are
 * corrected on both sides. The control character keeps the key apart from every valid name.
 */
export async function closeAccount(tx: Db, userId: string, nickname: string): Promise<void> {
  await tx.execute(sql`
    update users u set
      fans_count = u.fans_count - (select count(*) from follows f where f.from_id = ${userId} and f.to_id = u.id),
      follow_count = u.follow_count - (select count(*) from follows f where f.from_id = u.id and f.to_id = ${userId})
    where u.id in (
      select f.to_id from follows f where f.from_id = ${userId}
      union select f.from_id from follows f where f.to_id = ${userId})`);
  await tx.delete(follows).where(sql`${follows.fromId} = ${userId} or ${follows.toId} = ${userId}`);
  await endSessions(tx, userId);
  await tx.delete(wxAccounts).where(eq(wxAccounts.userId, userId));
  await tx.delete(phones).where(eq(phones.userId, userId));
  await withdrawDevices(tx, userId);
  await deleteDraftsOf(tx, userId);
  await deleteRecovery(tx, userId);
  await deleteKeywords(tx, userId);
  const key = `\u0001${userId}`;
  await saveProfile(tx, userId, {
    status: 2,
    closesAt: null,
    username: key,
    usernameKey: key,
    nickname: trusted(nickname),
    nicknameKey: key,
    passwordHash: "",
    avatar: "",
    cover: "",
    signature: NO_TEXT,
    gender: 0,
    birthday: null,
    region: NO_TEXT,
    verifiedDevice: "",
    hotRanking: 0,
    hotScore: 0,
    fansCount: 0,
    followCount: 0,
  });
}
