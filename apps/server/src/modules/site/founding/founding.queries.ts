import { asc, eq, sql } from "drizzle-orm";
import { hashToken } from "../../../core/session.ts";
import { oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { circles, goods, prizes, tasks, topics, userGroups } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { issueToken } from "../../notifications/index.ts";
import { goodsPresets } from "./founding-presets.ts";

const FOUNDING_LOCK = 7_311_075;

/** Whether any account exists. The first account belongs to an operator. */
export async function isFounded(db: Db): Promise<boolean> {
  const result = await db.execute(sql`select exists (select from users) as founded`);
  return oneRow(rowsOf<{ founded: boolean }>(result), "isFounded").founded;
}

/** Issues a setup token and revokes earlier ones. */
export async function issueSetupToken(db: Db): Promise<string> {
  await db.execute(sql`delete from account_tokens where kind = 'setup'`);
  return issueToken(db, { kind: "setup", seconds: policy.founding.minutes * 60 });
}

/** Path of the setup page. */
export const SETUP_PATH = "/pages/setup";

export const setupUrl = (origin: string, token: string): string => `${origin}${SETUP_PATH}?token=${token}`;

/** Returns the remaining minutes of a setup token; undefined for an unknown, used or expired one. */
export async function minutesOfToken(db: Db, token: string): Promise<number | undefined> {
  const result = await db.execute(sql`
    select floor(extract(epoch from expires_at - now()) / 60)::int as minutes from account_tokens
    where kind = 'setup' and token_hash = ${hashToken(token)} and expires_at > now()`);
  return rowsOf<{ minutes: number }>(result)[0]?.minutes;
}

/** Takes the lock for founding. @returns whether the community is already founded */
export async function lockFounding(tx: Db): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${FOUNDING_LOCK})`);
  return isFounded(tx);
}

/** Inserts the chosen circles. @returns the ID of the first one, undefined without circles */
export async function insertCircles(
  tx: Db,
  rows: (typeof circles.$inferInsert)[],
): Promise<string | undefined> {
  if (rows.length === 0) return undefined;
  const [first] = await tx.insert(circles).values(rows).onConflictDoNothing().returning({ id: circles.id });
  return first?.id;
}

/** Inserts the topics of the chosen circles. */
export async function insertTopics(tx: Db, rows: (typeof topics.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(topics).values(rows).onConflictDoNothing();
}

const STATUS_OFFERED = 1;
const STATUS_WITHDRAWN = 2;
/** Permission for every operation. */
const ALL = "*:*:*";

/** Lists the user groups from the lowest rank up, with their number of permissions; -1 = all. */
export async function startingGroups(db: Db): Promise<{ name: string; permissions: number }[]> {
  const rows = await db.select().from(userGroups).orderBy(asc(userGroups.rank), asc(userGroups.id));
  return rows.map(({ name, permissions }) => ({
    name,
    permissions: permissions.includes(ALL) ? -1 : permissions.length,
  }));
}

/** Lists the optional content to start with besides circles, and its amount. */
export async function startingExtras(db: Db) {
  return [
    { key: "tasks", count: await db.$count(tasks, eq(tasks.status, STATUS_OFFERED)) },
    { key: "prizes", count: await db.$count(prizes, eq(prizes.status, STATUS_OFFERED)) },
    { key: "goods", count: goodsPresets.length },
    { key: "pact", count: 1 },
  ] as const;
}

/**
 * Applies the chosen extras. Unchosen tasks and prizes are withdrawn, not deleted, so that an operator can offer
 * them later.
 */
export async function chooseExtras(tx: Db, chosen: readonly string[]): Promise<void> {
  if (!chosen.includes("tasks")) await tx.update(tasks).set({ status: STATUS_WITHDRAWN });
  if (!chosen.includes("prizes")) await tx.update(prizes).set({ status: STATUS_WITHDRAWN });
  if (chosen.includes("goods"))
    await tx
      .insert(goods)
      .values(goodsPresets.map(({ images, ...row }, sort) => ({ ...row, images: [...images], sort })));
}
