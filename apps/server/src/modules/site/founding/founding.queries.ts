import { asc, eq, sql } from "drizzle-orm";
import { hashToken } from "../../../core/session.ts";
import { oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { circles, goods, prizes, tasks, topics, userGroups } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { issueToken } from "../../notifications/mail/account-token.queries.ts";
import { goodsPresets } from "./founding-presets.ts";

const FOUNDING_LOCK = 7_311_075;

/** Whether somebody has an account: the first one is an operator's. */
export async function isFounded(db: Db): Promise<boolean> {
  const result = await db.execute(sql`select exists (select from users) as founded`);
  return oneRow(rowsOf<{ founded: boolean }>(result), "isFounded").founded;
}

/** Makes the token of a setup address; those before are void. */
export async function issueSetupToken(db: Db): Promise<string> {
  await db.execute(sql`delete from account_tokens where kind = 'setup'`);
  return issueToken(db, { kind: "setup", seconds: policy.founding.minutes * 60 });
}

/** The page at which the community is founded. */
export const SETUP_PATH = "/pages/setup";

export const setupUrl = (origin: string, token: string): string => `${origin}${SETUP_PATH}?token=${token}`;

/** How many minutes a setup address still serves; undefined for an unknown, used or expired one. */
export async function minutesOfToken(db: Db, token: string): Promise<number | undefined> {
  const result = await db.execute(sql`
    select floor(extract(epoch from expires_at - now()) / 60)::int as minutes from account_tokens
    where kind = 'setup' and token_hash = ${hashToken(token)} and expires_at > now()`);
  return rowsOf<{ minutes: number }>(result)[0]?.minutes;
}

/** Lets only one found the community at a time. @returns whether somebody has already */
export async function lockFounding(tx: Db): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${FOUNDING_LOCK})`);
  return isFounded(tx);
}

/** Opens the circles that were chosen. @returns the first one's id; undefined where none was */
export async function insertCircles(
  tx: Db,
  rows: (typeof circles.$inferInsert)[],
): Promise<string | undefined> {
  if (rows.length === 0) return undefined;
  const [first] = await tx.insert(circles).values(rows).onConflictDoNothing().returning({ id: circles.id });
  return first?.id;
}

/** Makes the topics that the chosen circles begin with. */
export async function insertTopics(tx: Db, rows: (typeof topics.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(topics).values(rows).onConflictDoNothing();
}

const OFFERED = 1;
const WITHDRAWN = 2;
/** A permission to do everything. */
const ALL = "*:*:*";

/** The user groups that every community has, from the lowest on, with how much each may; -1 = everything. */
export async function startingGroups(db: Db): Promise<{ name: string; permissions: number }[]> {
  const rows = await db.select().from(userGroups).orderBy(asc(userGroups.rank), asc(userGroups.id));
  return rows.map(({ name, permissions }) => ({
    name,
    permissions: permissions.includes(ALL) ? -1 : permissions.length,
  }));
}

/** What a community may begin with besides its circles, and how much of it. */
export async function startingExtras(db: Db) {
  return [
    { key: "tasks", count: await db.$count(tasks, eq(tasks.status, OFFERED)) },
    { key: "prizes", count: await db.$count(prizes, eq(prizes.status, OFFERED)) },
    { key: "goods", count: goodsPresets.length },
    { key: "pact", count: 1 },
  ] as const;
}

/** Makes of the extras what was chosen. The others are withdrawn and not removed: an operator may offer them yet. */
export async function chooseExtras(tx: Db, chosen: readonly string[]): Promise<void> {
  if (!chosen.includes("tasks")) await tx.update(tasks).set({ status: WITHDRAWN });
  if (!chosen.includes("prizes")) await tx.update(prizes).set({ status: WITHDRAWN });
  if (chosen.includes("goods"))
    await tx
      .insert(goods)
      .values(goodsPresets.map(({ images, ...row }, sort) => ({ ...row, images: [...images], sort })));
}
