import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";

/** The channel on which processes tell each other that something has changed; every database has its own. */
export const NEWS_CHANNEL = "lenscape_news";

const kinds = ["member", "thread", "session"] as const;

/**
 * What the news is about: a member's unread counts, a thread's comments, or a member's right to be signed in. Never
 * more than that: who hears it reads what there is to be read.
 */
export type NewsKind = (typeof kinds)[number];

/** A payload may have 8,000 bytes: so many ids of 19 digits fit well. */
const IDS_AT_ONCE = 300;

/**
 * Tells the news in the statement that makes it, in a `returning` clause for every row written: no exchange more. It
 * is heard once the transaction has committed, and never when it has not.
 */
export const tells = (kind: NewsKind, id: SQLWrapper): SQL<unknown> =>
  sql`pg_notify(${NEWS_CHANNEL}, ${`${kind} `}::text || ${id})`;

/** Tells the news of many in one statement, in the caller's transaction. */
export async function tellAll(db: Db, kind: NewsKind, ids: readonly string[]): Promise<void> {
  const payloads: SQL[] = [];
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    payloads.push(sql`(${`${kind} ${ids.slice(at, at + IDS_AT_ONCE).join()}`})`);
  }
  if (payloads.length === 0) return;
  await db.execute(
    sql`select pg_notify(${NEWS_CHANNEL}, said) from (values ${sql.join(payloads, sql`, `)}) as news(said)`,
  );
}

/** Reads a payload; undefined when another version has written what this one does not know. */
export function readNews(payload: string): { kind: NewsKind; ids: string[] } | undefined {
  const [word, ids] = payload.split(" ");
  const kind = kinds.find((known) => known === word);
  return kind && ids ? { kind, ids: ids.split(",") } : undefined;
}
