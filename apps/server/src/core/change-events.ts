import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";

/** The channel on which processes notify each other of changes; every database has its own. */
export const CHANGE_CHANNEL = "lenscape_news";

const kinds = ["member", "thread", "session", "viewer", "answers"] as const;

/**
 * What has changed: a member's unread counts, a thread's comments, a member's sessions, who a member is to the server
 * (told by triggers; `*` is everybody), or shared answers (`SharedCaches`). Never more than that: listeners read the
 * new state themselves.
 */
export type ChangeKind = (typeof kinds)[number];

/** A payload may have 8,000 bytes, enough for this many ids of 19 digits. */
const IDS_AT_ONCE = 300;

/**
 * Notifies of a change in the statement that makes it, in a `returning` clause for every row written, without another
 * round trip. It is delivered after the transaction has committed, and never if it is rolled back.
 */
export const notifyChange = (kind: ChangeKind, id: SQLWrapper): SQL<unknown> =>
  sql`pg_notify(${CHANGE_CHANNEL}, ${`${kind} `}::text || ${id})`;

/** Notifies of many changes in one statement, in the caller's transaction. */
export async function notifyChanges(db: Db, kind: ChangeKind, ids: readonly string[]): Promise<void> {
  const payloads: SQL[] = [];
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    payloads.push(sql`(${`${kind} ${ids.slice(at, at + IDS_AT_ONCE).join()}`})`);
  }
  if (payloads.length === 0) return;
  await db.execute(
    sql`select pg_notify(${CHANGE_CHANNEL}, said) from (values ${sql.join(payloads, sql`, `)}) as news(said)`,
  );
}

/** Parses a payload; undefined when another version has sent a kind that this one does not know. */
export function parseChange(payload: string): { kind: ChangeKind; ids: string[] } | undefined {
  const [word, ids] = payload.split(" ");
  const kind = kinds.find((known) => known === word);
  return kind && ids ? { kind, ids: ids.split(",") } : undefined;
}
