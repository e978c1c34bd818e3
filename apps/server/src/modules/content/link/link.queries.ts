import { createHash } from "node:crypto";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Services } from "../../../core/services.ts";
import { rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { NO_TEXT } from "../../../db/schema/columns.ts";
import { linkCards, threads } from "../../../db/schema/index.ts";
import { standaloneLinks, threadIdOf } from "./link.rules.ts";

const hashOf = (url: string) => createHash("sha256").update(url).digest("hex");

/** Reads cards by URL. The value is undefined for a URL that has no metadata yet or failed. */
async function readCards(db: Db, urls: string[]) {
  const rows = await db
    .select({
      url: linkCards.url,
      title: linkCards.title,
      description: linkCards.description,
      site: linkCards.site,
    })
    .from(linkCards)
    .where(inArray(linkCards.hash, urls.map(hashOf)));
  return new Map(rows.map(({ url, ...metadata }) => [url, metadata.title === "" ? undefined : metadata]));
}

/** Inserts new URLs, which the job then fetches. */
export async function wantCards(db: Db, urls: string[]): Promise<void> {
  await db
    .insert(linkCards)
    .values(urls.map((url) => ({ hash: hashOf(url), url })))
    .onConflictDoNothing();
}

/**
 * Claims a batch of due URLs and counts the attempt as a failure until a card is saved. The delay until the next
 * attempt grows with the failures. `last` marks a URL that has no further attempt.
 */
export async function claimDue(
  db: Db,
  { atOnce, retries, retryMinutes }: { atOnce: number; retries: number; retryMinutes: number },
) {
  const result = await db.execute(sql`
    update link_cards set
      failures = failures + 1,
      next_at = case when failures < ${retries}
        then now() + make_interval(mins => (${retryMinutes} * power(6, failures))::int) end
    where hash in (
      select hash from link_cards where next_at <= now()
      order by next_at limit ${atOnce} for update skip locked
    )
    returning hash, url, next_at is null as last`);
  return rowsOf<{ hash: string; url: string; last: boolean }>(result);
}

export async function saveCard(
  db: Db,
  hash: string,
  card: Partial<
    Pick<typeof linkCards.$inferInsert, "title" | "description" | "site" | "failures" | "nextAt">
  >,
): Promise<void> {
  await db.update(linkCards).set(card).where(eq(linkCards.hash, hash));
}

/** Reads title, excerpt and images of public threads by ID, for in-site links. */
async function readThreads(db: Db, ids: string[]) {
  const rows = await db
    .select({ id: threads.id, title: threads.title, excerpt: threads.excerpt, images: threads.images })
    .from(threads)
    .where(and(inArray(threads.id, ids), eq(threads.status, 1), ne(threads.excerpt, NO_TEXT)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the origins under which links count as in-site. */
const originsOf = ({ publicOrigin, port }: Services["config"]): string[] =>
  publicOrigin ? [publicOrigin] : [`http://127.0.0.1:${port}`, `http://localhost:${port}`];

/**
 * Returns the cards of the standalone links of a text. In-site links use the thread's row, others the metadata that the
 * job fetched last. `unasked` lists the URLs without a row, which `wantCards` inserts; they stay plain links until
 * then.
 */
export async function cardsFor({ db, config }: Pick<Services, "db" | "config">, html: string) {
  if (!/https?:\/\/|href="\//i.test(html)) return { cards: [], unasked: [] };
  const links = standaloneLinks(html, originsOf(config));
  const urls = config.linkCards ? links.filter(({ internal }) => !internal).map(({ url }) => url) : [];
  const ids = links.flatMap(({ internal, url }) => (internal ? (threadIdOf(url) ?? []) : []));
  const [cardsByUrl, threadsById] = await Promise.all([
    urls.length > 0 ? readCards(db, urls) : new Map<string, undefined>(),
    ids.length > 0 ? readThreads(db, ids) : new Map<string, never>(),
  ]);
  const unasked = urls.filter((url) => !cardsByUrl.has(url));
  const cards = links.flatMap(({ href, url, internal }) => {
    if (!internal) {
      const metadata = cardsByUrl.get(url);
      return metadata ? [{ href, url, ...metadata }] : [];
    }
    const thread = threadsById.get(threadIdOf(url) ?? "");
    if (!thread) return [];
    const [image] = thread.images;
    return [
      {
        href,
        url,
        title: thread.title || thread.excerpt,
        description: thread.title ? thread.excerpt : "",
        site: config.site.brandName,
        ...(image && { picUrl: image.thumbnailUrl || image.url }),
      },
    ];
  });
  return { cards, unasked };
}
