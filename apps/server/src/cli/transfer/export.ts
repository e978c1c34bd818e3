import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { create } from "tar";
import { type Config, originOfConfig } from "../../config.ts";
import { rowsOf } from "../../core/sql.ts";
import { GROUP, MEMBER_STATUSES, USER_STATUS } from "../../db/base.ts";
import type { Database, Db } from "../../db/client.ts";
import { threads } from "../../db/schema/index.ts";
import { columnsByName } from "../../db/schema/thread-fields.ts";
import { openStorage } from "../../modules/media/index.ts";
import { type CommandContext, CommandError } from "../command.ts";
import { toReferences } from "./links.ts";
import { KIND_NAMES, type Kind } from "./records.ts";
import { uploadIdOf } from "./upload-id.ts";

/** Number of rows in one batch. */
const BATCH_SIZE = 500;

type Row = Record<string, unknown> & { key: string };

const member = sql.raw(MEMBER_STATUSES.join(", "));

const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

const threadTexts = sql.join(
  Object.entries(columnsByName(alias(threads, "t"))).map(
    ([name, column]) => sql`${column} as ${sql.identifier(name === "content" ? "html" : name)}`,
  ),
  sql`, `,
);

/** Query of each kind: visible content of current members. Each row has a `key`, the cursor for the next batch. */
const queries: Record<Kind, (after: string) => SQL> = {
  member: (after) => sql`
    select u.id::text as key, u.id::text as id, username, nickname, signature, avatar, ${iso("u.created_at")} as "createdAt",
      m.email, m.email is not null as "emailVerified", nullif(u.status = ${USER_STATUS.closed}, false) as closed,
      case when denied_until > now() then ${iso("denied_until")} end as "mutedUntil",
      case when denied_until > now() then denied_reason end as "mutedReason",
      case when forbidden_until > now() then ${iso("forbidden_until")} end as "bannedUntil",
      case when g.id <> ${GROUP.member}::bigint then jsonb_build_array(g.name) end as roles
    from users u left join mail_addresses m on m.user_id = u.id join user_groups g on g.id = u.group_id
    where u.id > ${after}::bigint and u.status in (${member}) order by u.id limit ${BATCH_SIZE}`,
  circle: (after) => sql`
    select c.id::text as key, c.id::text as id, name, brief, category, order_num as order, notice,
      ${iso("notice_at")} as "noticeAt", rule, nullif(not is_open, false) as "readOnly",
      nullif(join_type = 1, false) as approval, case when u.id is not null then pic_url end as picture,
      u.user_id::text as member, ${iso("c.created_at")} as "createdAt"
    from circles c left join uploads u on u.path = substring(pic_url from '^/uploads/(.*)$') and u.taken_down_at is null
    where c.id > ${after}::bigint order by c.id limit ${BATCH_SIZE}`,
  upload: (after) => sql`
    select id::text as key, path as file, original_name as name from uploads
    where id > ${after}::bigint and used and taken_down_at is null order by id limit ${BATCH_SIZE}`,
  thread: (after) => sql`
    select t.id::text as key, t.id::text as id, author_id::text as member, circle_id::text as circle, ${threadTexts},
      images, videos, view_count as views, ${iso("posted_at")} as "createdAt",
      ${iso("t.edited_at")} as "editedAt", lat, lng,
      (select jsonb_agg(o.content order by x.position) from thread_topics x join topics o on o.id = x.topic_id
        where x.thread_id = t.id) as topics
    from threads t join users u on u.id = t.author_id
    where t.id > ${after}::bigint and t.status = 1 and u.status in (${member}) order by t.id limit ${BATCH_SIZE}`,
  comment: (after) => sql`
    select p.id::text as key, p.id::text as id, p.author_id::text as member, p.thread_id::text as thread,
      p.root_id::text as "replyTo", p.reply_to_user_id::text as "replyToMember", p.content as html, p.images, ${iso("p.created_at")} as "createdAt",
      ${iso("p.edited_at")} as "editedAt"
    from posts p join threads t on t.id = p.thread_id join users u on u.id = p.author_id
      join users a on a.id = t.author_id
    where p.id > ${after}::bigint and p.status = 1 and t.status = 1 and u.status in (${member}) and a.status in (${member})
    order by p.id limit ${BATCH_SIZE}`,
  like: (after) => sql`
    select key, member, thread, comment, "createdAt" from (
      select 'a' || lpad(user_id::text, 20, '0') || lpad(thread_id::text, 20, '0') as key, user_id::text as member,
        thread_id::text as thread, null as comment, ${iso("created_at")} as "createdAt" from thread_likes
      union all
      select 'b' || lpad(user_id::text, 20, '0') || lpad(post_id::text, 20, '0'), user_id::text, null, post_id::text,
        ${iso("created_at")} from post_likes
    ) l where key > ${after}::text collate "C" order by key collate "C" limit ${BATCH_SIZE}`,
  favorite: pairs("thread_favorites", ["user_id", "member"], ["thread_id", "thread"]),
  follow: pairs("follows", ["from_id", "member"], ["to_id", "follows"]),
  membership: pairs("circle_members", ["user_id", "member"], ["circle_id", "circle"]),
};

/** Returns the query of a table of relations. */
function pairs(table: string, one: [string, string], other: [string, string]) {
  const [a, b] = [sql.raw(one[0]), sql.raw(other[0])];
  return (after: string): SQL => {
    const [first = "0", second = "0"] = after.split(":");
    return sql`
      select ${a}::text || ':' || ${b}::text as key, ${a}::text as ${sql.identifier(one[1])},
        ${b}::text as ${sql.identifier(other[1])}, ${iso("created_at")} as "createdAt"
      from ${sql.identifier(table)} where (${a}, ${b}) > (${first}::bigint, ${second}::bigint)
      order by ${a}, ${b} limit ${BATCH_SIZE}`;
  };
}

/** Upload ID in the export. A thumbnail has the ID of its picture. */
const uploadId = (path: string) => uploadIdOf(path.replace(/-t\.webp$/, ".webp"));

const UPLOADS = "/uploads/";

/** Upload ID of an address; undefined for other addresses. */
function idOfAddress(address: unknown): string | undefined {
  if (typeof address !== "string" || !address.startsWith(UPLOADS)) return undefined;
  const path = address.slice(UPLOADS.length);
  return /^[\w./-]+$/.test(path) ? uploadId(path) : undefined;
}

const idsOf = (list: unknown): string[] =>
  (list as { url: string }[]).flatMap(({ url }) => idOfAddress(url) ?? []);

/** Converts a row to a line of the neutral format. */
function lineOf(kind: Kind, { key, ...row }: Row, origin: string): string {
  const record: Record<string, unknown> = { kind, ...row };
  if (kind === "member") record.avatar = idOfAddress(row.avatar);
  if (kind === "circle") record.picture = idOfAddress(row.picture);
  if (kind === "upload") {
    record.id = uploadId(String(row.file));
    record.file = `uploads/${String(row.file)}`;
  }
  if (kind === "thread" || kind === "comment") {
    // Attribute values in stored HTML are always in double quotes.
    record.html = toReferences(String(row.html), origin)
      .split('"')
      .map((part) => (idOfAddress(part) ? `upload:${idOfAddress(part)}` : part))
      .join('"');
    record.images = idsOf(row.images);
  }
  if (kind === "thread") record.videos = idsOf(row.videos);
  const fields = Object.entries(record).filter(
    ([, value]) => value !== null && value !== undefined && value !== "",
  );
  return `${JSON.stringify(Object.fromEntries(fields))}\n`;
}

/** Writes all rows into the file, kind by kind. Calls `each` for every upload. */
async function writeRows(
  db: Db,
  file: string,
  { source, origin }: { source: string; origin: string },
  each: (path: string) => Promise<void>,
): Promise<Map<Kind, number>> {
  const out = createWriteStream(file);
  const counts = new Map<Kind, number>();
  out.write(`${JSON.stringify({ format: "lenscape", version: 1, source })}\n`);
  for (const kind of KINDS) {
    for (let after = FIRST[kind] ?? "0"; ; ) {
      const rows = rowsOf<Row>(await db.execute(queries[kind](after)));
      for (const row of rows) {
        if (kind === "upload") await each(String(row.file));
        if (!out.write(lineOf(kind, row, origin))) await once(out, "drain");
      }
      counts.set(kind, (counts.get(kind) ?? 0) + rows.length);
      if (rows.length < BATCH_SIZE) break;
      after = rows.at(-1)!.key;
    }
  }
  out.end();
  await once(out, "close");
  return counts;
}

/** Order of the kinds: uploads come before the records that reference them. */
const KINDS: readonly Kind[] = [
  ...(["upload", "member", "circle", "thread", "comment"] as const),
  ...(["like", "favorite", "follow", "membership"] as const),
];
const FIRST: Partial<Record<Kind, string>> = { like: "" };

async function copyUpload(config: Config, path: string, folder: string): Promise<boolean> {
  const stored = await openStorage(config).find(path);
  if (!stored) return false;
  const to = join(folder, "uploads", path);
  await mkdir(dirname(to), { recursive: true });
  await pipeline(await stored.read(), createWriteStream(to));
  return true;
}

/** Source name of the community: its host, or its English name. */
const sourceOf = ({ publicOrigin, site }: Config) =>
  (publicOrigin ? new URL(publicOrigin).host : site.brandNameEn).replace(/[^\w.:-]/g, "-").slice(0, 80) ||
  "lenscape";

/** Exports the community to an archive in the neutral format. Writes under a temporary name and renames at the end. */
export async function exportCommunity({
  database,
  config,
  say,
  words: [file = ""],
}: CommandContext & { database: Database }) {
  const target = resolve(file);
  if (!/\.(?:tar\.gz|tgz)$/.test(target)) throw new CommandError("文件名要以 .tar.gz 结尾。");
  if (await stat(target).catch(() => undefined)) throw new CommandError(`${target} 已经有了，换一个名字。`);
  await mkdir(dirname(target), { recursive: true });
  const folder = await mkdtemp(join(dirname(target), ".lenscape-export-"));
  try {
    let missing = 0;
    const counts = await writeRows(
      database.db,
      join(folder, "data.jsonl"),
      { source: sourceOf(config), origin: originOfConfig(config) },
      async (path) => {
        if (!(await copyUpload(config, path, folder))) missing += 1;
      },
    );
    const part = join(folder, "archive");
    const names = ["data.jsonl", ...((counts.get("upload") ?? 0) > missing ? ["uploads"] : [])];
    await create({ file: part, cwd: folder, gzip: true, portable: true }, names);
    await rename(part, target);
    const summary = [...counts].map(([kind, count]) => `${KIND_NAMES[kind]} ${count}`).join("，");
    say(`已写到 ${target}：${summary}。`);
    if (missing > 0) say(`${missing} 个文件不在存储里，没有写进去。`);
    return 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
