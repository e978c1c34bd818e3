import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";

/** Channel for change notifications between the processes of a database. */
export const CHANGE_CHANNEL = "lenscape_news";

const kinds = ["member", "thread", "session", "viewer", "answers"] as const;

/**
 * Kinds of changes: the unread counts of a member, the comments of a thread, the sessions of a member, the cached viewer
 * of a member (sent by triggers; `*` stands for all members), and cached responses (`SharedCaches`). Notifications
 * contain IDs only, and listeners read the new state.
 */
export type ChangeKind = (typeof kinds)[number];

/** Maximum number of IDs in a notification. A payload has at most 8,000 bytes, and an ID 19 digits. */
const MAX_IDS = 300;

/**
 * Returns an expression for a `returning` clause that sends a notification for every written row, without another round
 * trip. PostgreSQL delivers it after the commit, and never after a rollback.
 */
export const notifyChange = (kind: ChangeKind, id: SQLWrapper): SQL<unknown> =>
  sql`pg_notify(${CHANGE_CHANNEL}, ${`${kind} `}::text || ${id})`;

/** Sends notifications of many changes in one statement, in the caller's transaction. */
export async function notifyChanges(db: Db, kind: ChangeKind, ids: readonly string[]): Promise<void> {
  const payloads: SQL[] = [];
  for (let at = 0; at < ids.length; at += MAX_IDS) {
    payloads.push(sql`(${`${kind} ${ids.slice(at, at + MAX_IDS).join()}`})`);
  }
  if (payloads.length === 0) return;
  await db.execute(
    sql`select pg_notify(${CHANGE_CHANNEL}, said) from (values ${sql.join(payloads, sql`, `)}) as news(said)`,
  );
}

/** Parses a payload. Returns undefined for a kind that this version does not know. */
export function parseChange(payload: string): { kind: ChangeKind; ids: string[] } | undefined {
  const [word, ids] = payload.split(" ");
  const kind = kinds.find((name) => name === word);
  return kind && ids ? { kind, ids: ids.split(",") } : undefined;
}
