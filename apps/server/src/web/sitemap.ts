import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { type SQL, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LoadingCache } from "../cache/loading-cache.ts";
import type { Config } from "../config.ts";
import { oneRow, rowsOf } from "../core/sql.ts";
import type { Db } from "../db/client.ts";
import { policy } from "../policy.ts";

const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

/** Number of IDs per file. The protocol permits 50,000 addresses. */
const PAGE_SIZE = 50_000;

/** Maximum number of cached files, each up to 300 kB compressed. */
const MAX_CACHED_FILES = 30;

interface Kind {
  table: SQL;
  path: string;
  /** Condition for public rows. */
  isPublic: SQL;
  /** Expression for the time of the last change; undefined if none is stored. */
  changedAt?: SQL;
}

const KINDS = {
  threads: {
    table: sql`threads`,
    path: "/pages/content/postdetail?threadId=",
    isPublic: sql`status = 1`,
    changedAt: sql`greatest(posted_at, edited_at, last_reply_at)`,
  },
  circles: { table: sql`circles`, path: "/pages/content/circlelist?circleId=", isPublic: sql`true` },
  topics: { table: sql`topics`, path: "/pages/content/topiclist?topicId=", isPublic: sql`is_show` },
} as const satisfies Record<string, Kind>;

type KindName = keyof typeof KINDS;

interface CachedFile {
  gzipped: Buffer;
  etag: string;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Writes the index of all files. A file has a range of IDs, so that it only changes with its own rows. */
async function writeIndex(db: Db, origin: string): Promise<string> {
  const files: string[] = [];
  for (const [name, { table }] of Object.entries(KINDS)) {
    const row = oneRow(
      rowsOf<{ last: number }>(
        await db.execute(sql`select coalesce(max(id), 0)::float8 as last from ${table}`),
      ),
      "writeIndex",
    );
    for (let page = 1; page <= Math.ceil(row.last / PAGE_SIZE); page++)
      files.push(`<sitemap><loc>${origin}/sitemap-${name}-${page}.xml</loc></sitemap>`);
  }
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${files.join("\n")}\n</sitemapindex>\n`;
}

/** Writes a file of addresses. */
async function writePage(db: Db, origin: string, name: KindName, page: number): Promise<string> {
  const { table, path, isPublic, changedAt }: Kind = KINDS[name];
  const time = changedAt
    ? sql`to_char(${changedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
    : sql`null::text`;
  const result = await db.execute(sql`
    select id::text as id, ${time} as changed from ${table}
    where id > ${(page - 1) * PAGE_SIZE}::bigint and id <= ${page * PAGE_SIZE}::bigint and ${isPublic} order by id`);
  const urls = rowsOf<{ id: string; changed: string | null }>(result).map(
    (row) =>
      `<url><loc>${origin}${path}${row.id}</loc>${row.changed ? `<lastmod>${row.changed}</lastmod>` : ""}</url>`,
  );
  return `${HEAD}<urlset ${NAMESPACE}>\n${urls.join("\n")}\n</urlset>\n`;
}

/**
 * Serves `/robots.txt` and, with a public address, the sitemap: an index, and files of the public threads, circles and
 * topics. Files are cached and written one at a time.
 */
export function serveSitemap(app: FastifyInstance, config: Config, db: Db): void {
  const { publicOrigin } = config;
  const seconds = policy.sitemapSeconds;
  const cache = new LoadingCache<CachedFile>({ maxAgeMs: seconds * 1000, max: MAX_CACHED_FILES });
  let last: Promise<unknown> = Promise.resolve();

  async function createFile(write: () => Promise<string>): Promise<CachedFile> {
    const text = await write();
    const etag = `W/"${createHash("sha1").update(text).digest("base64url")}"`;
    return { gzipped: await toGzip(text), etag };
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    write: () => Promise<string>,
  ): Promise<FastifyReply> {
    if (!(await app.founding.isFounded()) || (await app.access.current()).mode === "notOpen")
      return reply.status(503).headers({ "cache-control": "no-store" }).type("text/plain").send("");
    const { gzipped, etag } = await cache.get(request.url.split("?", 1)[0]!, () => {
      const file = last.then(() => createFile(write));
      last = file.catch(() => {});
      return file;
    });
    reply.headers({ "cache-control": `public, max-age=${seconds}`, etag, vary: "Accept-Encoding" });
    if (request.headers["if-none-match"] === etag) return reply.status(304).send();
    reply.type("application/xml; charset=utf-8");
    if (/\bgzip\b/.test(String(request.headers["accept-encoding"])))
      return reply.header("content-encoding", "gzip").send(gzipped);
    return reply.send(await fromGzip(gzipped));
  }

  const options = { config: { operation: "sitemap" } };
  app.get("/robots.txt", { config: { operation: "robots" } }, (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=3600")
      .type("text/plain; charset=utf-8")
      .send(`User-agent: *\nAllow: /\n${publicOrigin && `Sitemap: ${publicOrigin}/sitemap.xml\n`}`),
  );
  // A sitemap needs the configured origin, because that of a request may be forged.
  if (!publicOrigin) return;
  app.get("/sitemap.xml", options, (request, reply) =>
    send(request, reply, () => writeIndex(db, publicOrigin)),
  );
  for (const name of Object.keys(KINDS) as KindName[]) {
    app.get<{ Params: { page: string } }>(
      `/sitemap-${name}-:page(^[1-9]\\d{0,8}$).xml`,
      options,
      (request, reply) =>
        send(request, reply, () => writePage(db, publicOrigin, name, Number(request.params.page))),
    );
  }
}
