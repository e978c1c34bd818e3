import { readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sliceGraphemes } from "@lenscape/richtext/graphemes";
import { decodeHTMLStrict } from "entities";
import { CommandError } from "../command.ts";
import { UNREADABLE_TIME } from "./clean.ts";
import { plainMarkdown } from "./discourse-markdown.ts";
import { GONE, GONE_AUTHOR, goneMember } from "./gone-member.ts";
import { decodePercent, type LinkTarget } from "./links.ts";
import { type BadRow, type DumpRow, rowsOfTable, splitDump } from "./pg-dump.ts";
import { type Item, MAX_INTEGER, type Source, toInteger } from "./records.ts";
import { plainLine } from "./text.ts";
import { titleText } from "./title-text.ts";

/** Imported tables and columns of a Discourse database. */
const COLUMNS = {
  users: [
    ...["id", "username", "name", "created_at", "active", "staged", "uploaded_avatar_id"],
    ...["suspended_till", "silenced_till", "admin", "moderator"],
  ],
  user_emails: ["user_id", "email", "primary"],
  user_profiles: ["user_id", "bio_raw"],
  categories: [
    "id",
    "name",
    "description",
    "position",
    "parent_category_id",
    "read_restricted",
    "created_at",
  ],
  tags: ["id", "name"],
  topic_tags: ["topic_id", "tag_id"],
  topic_links: ["domain", "internal"],
  topics: ["id", "title", "slug", "category_id", "views", "deleted_at", "archetype", "visible"],
  posts: [
    ...[
      "id",
      "user_id",
      "topic_id",
      "post_number",
      "raw",
      "reply_to_post_number",
      "created_at",
      "deleted_at",
    ],
    ...["post_type", "hidden", "user_deleted"],
  ],
  uploads: ["id", "original_filename", "url", "sha1"],
  post_actions: ["post_id", "user_id", "post_action_type_id", "deleted_at", "created_at"],
} as const satisfies Record<string, readonly string[]>;

const REQUIRED_TABLES = ["users", "categories", "topics", "posts"] as const;
const NAMES: Record<keyof typeof COLUMNS, string> = {
  ...{ users: "成员", user_emails: "邮箱", user_profiles: "个人简介", categories: "圈子", tags: "话题" },
  ...{ topic_tags: "帖子的话题", topic_links: "链接", topics: "帖子", posts: "评论", uploads: "文件" },
  post_actions: "赞",
};

/** Post type of regular posts. Others are moderator actions, whispers and so on. */
const REGULAR = "1";
const LIKE = "2";

/** Converts a timestamp of PostgreSQL, which may be `infinity`, before Christ or beyond the year 9999. */
function momentOf(at: string | null | undefined): string | undefined {
  if (!at) return undefined;
  const time = Date.parse(`${at.replace(" ", "T")}Z`);
  if (Number.isNaN(time)) return at.startsWith("-") ? `-${UNREADABLE_TIME}` : UNREADABLE_TIME;
  return new Date(time).toISOString();
}

/** Finds the dump of a Discourse backup: the file itself, or the dump in the folder. */
async function findDump(path: string): Promise<string> {
  if ((await stat(path)).isFile()) return path;
  const names = await readdir(path);
  const name = ["dump.sql.gz", "dump.sql"].find((one) => names.includes(one));
  if (name) return join(path, name);
  throw new CommandError(`${path} 里没有 dump.sql.gz 或 dump.sql：请给 Discourse 的整份备份。`);
}

/** Path of a topic with the number of a post, or of a post. */
const TOPIC_PATH = /^\/t\/(?:(?!\d+\/\d+\/?$)([^/]*)\/)?(\d+)(?:\/(\d+))?\/?$/;
const POST_PATH = /^\/p\/(\d+)(?:\/\d+)?\/?$/;
/** Slugs of topics whose title has no Latin letters. */
const GENERIC_SLUGS = new Set(["", "-", "topic"]);

interface Topic {
  title: string;
  slug: string;
  circle?: string;
  views: number;
  tags: string[];
  /** Reason for leaving the topic out; undefined for imported topics. */
  why?: string;
}

/** Lookup tables that are filled before the posts are read. */
class Community {
  readonly users = new Set<string>();
  readonly closed = new Set<string>();
  readonly topics = new Map<string, Topic>();
  /** Post IDs by topic and post number, without the first post, which becomes the thread. */
  readonly posts = new Map<string, string>();
  /** Hosts of the community. */
  readonly hosts = new Set<string>();
  /** IDs of imported topics. */
  readonly begun = new Set<string>();
  readonly firsts = new Map<string, string>();
}

/** Returns the sanctions and roles of a member. */
function standingOf({ suspended_till, silenced_till, admin, moderator }: DumpRow) {
  const [bannedUntil, mutedUntil] = [momentOf(suspended_till), momentOf(silenced_till)];
  const roles = [...(admin === "t" ? ["管理员"] : []), ...(moderator === "t" ? ["版主"] : [])];
  return {
    ...(bannedUntil && { bannedUntil }),
    ...(mutedUntil && { mutedUntil }),
    ...(roles.length > 0 && { roles }),
  };
}

class DiscourseReader {
  private readonly known = new Community();

  constructor(
    private readonly folder: string,
    private readonly tables: ReadonlySet<string>,
    private readonly bad: readonly BadRow[],
  ) {}

  private async *rows(table: keyof typeof COLUMNS): AsyncGenerator<DumpRow> {
    if (this.tables.has(table)) yield* rowsOfTable(this.folder, table);
  }

  async *items(): AsyncGenerator<Item> {
    for (const { table, at, why } of this.bad)
      yield { kind: "dropped", of: NAMES[table as keyof typeof COLUMNS], at, why };
    const digests = new Map<string, string>();
    yield* this.uploads(digests);
    yield goneMember;
    yield* this.members(digests);
    yield* this.circles();
    await this.readTopics();
    yield* this.threads();
    yield* this.comments();
    yield* this.likes();
  }

  private async *uploads(digests: Map<string, string>): AsyncGenerator<Item> {
    for await (const { id, sha1, url, original_filename: name, line } of this.rows("uploads")) {
      // /uploads/default/original/1X/….png is at uploads/… in the archive.
      if (!id || !sha1 || !url?.startsWith("/uploads/")) continue;
      digests.set(id, sha1);
      yield {
        kind: "upload",
        at: `上传 ${id}（第 ${line} 行）`,
        record: { id: sha1, file: url.slice(1), ...(name && { name }) },
      };
    }
  }

  private async *members(digests: ReadonlyMap<string, string>): AsyncGenerator<Item> {
    const emails = new Map<string, string>();
    for await (const row of this.rows("user_emails")) {
      if (row.primary !== "f" && row.user_id && row.email) emails.set(row.user_id, row.email);
    }
    const bios = new Map<string, string>();
    for await (const row of this.rows("user_profiles")) {
      if (row.user_id && row.bio_raw) bios.set(row.user_id, sliceGraphemes(row.bio_raw, 200));
    }
    for await (const row of this.rows("users")) {
      const { id, username, name, created_at, active, staged, uploaded_avatar_id, line } = row;
      if (!id || !username) continue;
      this.known.users.add(id);
      const avatar = digests.get(uploaded_avatar_id ?? "");
      const isReal = !id.startsWith("-");
      yield {
        kind: "member",
        at: `用户 ${username}（第 ${line} 行）`,
        record: {
          ...{
            id,
            username: decodeHTMLStrict(username),
            nickname: decodeHTMLStrict(name || username),
            createdAt: momentOf(created_at),
          },
          ...(isReal && { email: emails.get(id), emailVerified: active === "t" && staged !== "t" }),
          ...(bios.has(id) && { signature: bios.get(id) }),
          ...(isReal && standingOf(row)),
          ...(avatar && { avatar }),
        },
      };
    }
  }

  private async *circles(): AsyncGenerator<Item> {
    const rows: DumpRow[] = [];
    for await (const row of this.rows("categories")) rows.push(row);
    const names = new Map(rows.map(({ id, name }) => [id, decodeHTMLStrict(name ?? "")]));
    const usedNames = new Set<string>();
    // Top-level categories first, so that a subcategory with the same name gets the longer name.
    rows.sort((a, b) => Number(Boolean(a.parent_category_id)) - Number(Boolean(b.parent_category_id)));
    for (const {
      id,
      name: storedName,
      description,
      position,
      parent_category_id: parent,
      read_restricted,
      created_at,
      line,
    } of rows) {
      const name = decodeHTMLStrict(storedName ?? "");
      if (!id || !name) continue;
      if (read_restricted === "t") {
        this.known.closed.add(id);
        yield {
          kind: "dropped",
          of: "circle",
          at: name,
          why: "分类不对所有人开放，它和里面的帖子都没有带过来",
        };
        continue;
      }
      const category = parent ? (names.get(parent) ?? "") : "";
      const own = usedNames.has(name) && category ? `${category}·${name}` : name;
      usedNames.add(own);
      yield {
        kind: "circle",
        at: `分类 ${name}（第 ${line} 行）`,
        record: {
          ...{
            id,
            name: own,
            order: toInteger(Number(position), -MAX_INTEGER),
            createdAt: momentOf(created_at),
          },
          brief: plainLine(description ?? ""),
          ...(category && { category }),
        },
      };
    }
  }

  private async readTopics(): Promise<void> {
    const tags = new Map<string, string>();
    for await (const { id, name } of this.rows("tags")) if (id && name) tags.set(id, name);
    for await (const row of this.rows("topics")) {
      const { id, title, slug, category_id: circle, views } = row;
      if (!id) continue;
      this.known.topics.set(id, {
        ...{ title: titleText(title ?? ""), slug: slug ?? "", views: toInteger(Number(views)), tags: [] },
        ...(circle && { circle }),
        why: this.whyNotTopic(row),
      });
    }
    for await (const { topic_id, tag_id } of this.rows("topic_tags")) {
      const tag = tags.get(tag_id ?? "");
      if (tag) this.known.topics.get(topic_id ?? "")?.tags.push(tag.replaceAll("-", "_"));
    }
    for await (const { domain, internal } of this.rows("topic_links"))
      if (internal === "t" && domain) this.known.hosts.add(domain);
    await this.readPosts();
  }

  /** Finds the first post of each topic, which is not the number 1 if that was moved to another topic. */
  private async readPosts(): Promise<void> {
    const firsts = new Map<string, { id: string; number: number }>();
    for await (const { id, topic_id, post_number } of this.rows("posts")) {
      if (!id || !topic_id) continue;
      this.known.posts.set(`${topic_id}:${post_number}`, id);
      const number = Number(post_number);
      if (number < (firsts.get(topic_id)?.number ?? Number.POSITIVE_INFINITY))
        firsts.set(topic_id, { id, number });
    }
    for (const [topicId, { id, number }] of firsts) {
      this.known.firsts.set(id, topicId);
      this.known.posts.delete(`${topicId}:${number}`);
    }
  }

  private whyNotTopic({ deleted_at, archetype, visible, category_id }: DumpRow): string | undefined {
    if (archetype && archetype !== "regular") return "是私信";
    if (deleted_at) return "已删除";
    if (visible === "f") return "不公开";
    if (category_id && this.known.closed.has(category_id)) return "所在的分类不对所有人开放";
    return undefined;
  }

  private whyNotPost({ deleted_at, post_type, hidden, user_deleted, raw }: DumpRow): string | undefined {
    if (deleted_at || user_deleted === "t") return "已删除";
    if (post_type && post_type !== REGULAR) return "不是普通的回复（管理记录、悄悄话等）";
    if (hidden === "t") return "已被隐藏";
    return raw?.trim() ? undefined : "没有内容";
  }

  /**
   * Finds the topic or reply at an address. A full address counts if its host is known from links within the community,
   * or if it has the slug of the topic.
   */
  findLinkTarget = (address: string): LinkTarget | undefined => {
    const base = "relative:/";
    if (!URL.canParse(address, base)) return undefined;
    const { protocol, host, pathname } = new URL(address, base);
    const isOwn = (address.startsWith("/") && !address.startsWith("//")) || this.known.hosts.has(host);
    if (!isOwn && !/^https?:$/.test(protocol)) return undefined;
    const [, slug = "", topicId, number = "1"] = TOPIC_PATH.exec(pathname) ?? [];
    if (topicId) {
      const stored = this.known.topics.get(topicId)?.slug ?? "";
      const hasSlug = !GENERIC_SLUGS.has(stored) && decodePercent(slug) === decodePercent(stored);
      if (!isOwn && !hasSlug) return undefined;
      const reply = this.known.posts.get(`${topicId}:${number}`);
      return reply ? { kind: "comment", id: reply } : { kind: "thread", id: topicId };
    }
    const [, postId] = POST_PATH.exec(pathname) ?? [];
    if (!postId || !isOwn) return undefined;
    const thread = this.known.firsts.get(postId);
    return thread ? { kind: "thread", id: thread } : { kind: "comment", id: postId };
  };

  private author = (id: string | null | undefined) => (id && this.known.users.has(id) ? id : GONE);

  /** Converts the text of a post. Yields what differs from the source. */
  private *content(row: DumpRow, of: "thread" | "comment", at: string): Generator<Item, string> {
    const notes = new Set<string>();
    if (this.author(row.user_id) === GONE) notes.add(GONE_AUTHOR);
    const markdown = plainMarkdown(row.raw ?? "", (why) => notes.add(why));
    for (const why of notes) yield { kind: "changed", of, at, why };
    return markdown;
  }

  private async *threads(): AsyncGenerator<Item> {
    for await (const row of this.rows("posts")) {
      if (!this.known.firsts.has(row.id ?? "")) continue;
      const topic = this.known.topics.get(row.topic_id ?? "");
      const at = `话题 ${row.topic_id}（第 ${row.line} 行）`;
      const why = topic ? (topic.why ?? this.whyNotPost(row)) : "没有话题的记录";
      if (why || !topic) {
        yield { kind: "dropped", of: "thread", at, why: why ?? "" };
        continue;
      }
      this.known.begun.add(row.topic_id!);
      const { title, circle, views, tags } = topic;
      if (row.post_number !== "1")
        yield { kind: "changed", of: "thread", at, why: "首帖被移走了，由最早的回复开头" };
      const markdown = yield* this.content(row, "thread", at);
      yield {
        kind: "thread",
        at,
        record: {
          ...{ id: row.topic_id!, member: this.author(row.user_id), title, views, topics: tags.slice(0, 20) },
          ...(circle && { circle }),
          ...{ markdown, createdAt: momentOf(row.created_at) },
        },
      };
    }
  }

  private async *comments(): AsyncGenerator<Item> {
    for await (const row of this.rows("posts")) {
      if (this.known.firsts.has(row.id ?? "")) continue;
      const at = `回复 ${row.id}（第 ${row.line} 行）`;
      const why = this.known.begun.has(row.topic_id ?? "") ? this.whyNotPost(row) : "所在的帖子没有导入";
      if (why) {
        yield { kind: "dropped", of: "comment", at, why };
        continue;
      }
      const replyTo = this.known.posts.get(`${row.topic_id}:${row.reply_to_post_number}`);
      const markdown = yield* this.content(row, "comment", at);
      yield {
        kind: "comment",
        at,
        record: {
          ...{ id: row.id!, member: this.author(row.user_id), thread: row.topic_id! },
          ...(replyTo && { replyTo }),
          ...{ markdown, createdAt: momentOf(row.created_at) },
        },
      };
    }
  }

  private async *likes(): AsyncGenerator<Item> {
    for await (const { post_id, user_id, post_action_type_id, deleted_at, created_at, line } of this.rows(
      "post_actions",
    )) {
      if (post_action_type_id !== LIKE || deleted_at || !user_id || !post_id) continue;
      const thread = this.known.firsts.get(post_id);
      const id = `${user_id}:${post_id}`;
      const on = thread ? { thread } : { comment: post_id };
      const record = { id, member: user_id, ...on, createdAt: momentOf(created_at) };
      yield { kind: "like", at: `赞 ${id}（第 ${line} 行）`, record };
    }
  }
}

/**
 * Opens a Discourse backup: its SQL dump with the uploaded files, or the dump alone.
 * @throws CommandError if there is no dump of Discourse
 */
export async function discourseSource(path: string, aside: string): Promise<Source> {
  const dump = await findDump(path);
  const { tables, bad } = await splitDump(dump, aside, COLUMNS);
  const missing = REQUIRED_TABLES.filter((table) => !tables.has(table));
  if (missing.length > 0)
    throw new CommandError(
      `${dump} 不像 Discourse 的数据库：没有 ${missing.join("、")} 表。什么都没有导入。`,
    );
  const reader = new DiscourseReader(aside, tables, bad);
  const { findLinkTarget } = reader;
  return { name: "discourse", items: () => reader.items(), root: dirname(dump), findLinkTarget };
}
