import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sliceGraphemes } from "@lenscape/richtext/graphemes";
import { decodeHTMLStrict } from "entities";
import { FOREVER } from "../../modules/screening/index.ts";
import { CommandError } from "../command.ts";
import { BrokenFileError } from "./broken-file.ts";
import { UNREADABLE_TIME } from "./clean.ts";
import { GONE, GONE_AUTHOR, goneMember } from "./gone-member.ts";
import { decodePercent, type LinkTarget } from "./links.ts";
import { convertMarkup } from "./markup.ts";
import { NodebbUploads } from "./nodebb-uploads.ts";
import { readLines } from "./read-lines.ts";
import { type Item, LIMITS, MAX_INTEGER, type Source, toInteger } from "./records.ts";
import { plainLine } from "./text.ts";
import { titleText } from "./title-text.ts";
import { uploadIdOf } from "./upload-id.ts";

/** An object of NodeBB's collection as written by `mongoexport`. */
type NodebbObject = { _key: string } & Record<string, unknown>;
/** An object with the number of its line in the export. */
type NumberedObject = NodebbObject & { line: number };

/** Maximum length of a line number with its space. */
const NUMBER_LENGTH = 20;
/** Maximum number of unreadable lines in the report. */
const MAX_DROPPED = 10_000;

/** Prefix and suffix around the number in the keys of imported objects, by part. */
const PARTS = {
  users: ["user:", ""],
  categories: ["category:", ""],
  privileges: ["group:cid:", ":privileges:groups:topics:read:members"],
  moderators: ["group:cid:", ":privileges:moderate:members"],
  topics: ["topic:", ""],
  posts: ["post:", ""],
  uploads: ["uid:", ":uploads"],
  votes: ["pid:", ":upvote"],
} as const;
/** Keys of groups and sets of members with the role that they give. Those of banned members give none. */
const GROUPS: Record<string, string> = {
  "group:administrators:members": "管理员",
  "group:Global Moderators:members": "全站版主",
  "users:banned": "",
  "users:banned:expire": "",
  "group:banned-users:members": "",
};
type NumberedPart = keyof typeof PARTS;
type Part = NumberedPart | "groups";

const numberedParts = Object.keys(PARTS) as NumberedPart[];
const partNames: Part[] = [...numberedParts, "groups"];
/** Returns the part of an imported key; undefined for other keys. */
const partOf = (key: string): Part | undefined =>
  Object.hasOwn(GROUPS, key)
    ? "groups"
    : numberedParts.find((part) => {
        const [before, behind] = PARTS[part];
        const number = key.slice(before.length, key.length - behind.length);
        return key.startsWith(before) && key.endsWith(behind) && /^\d+$/.test(number);
      });

const fileOf = (folder: string, part: Part) => join(folder, `${part}.jsonl`);

/** Unwraps numbers and times in MongoDB's extended JSON. Returns "" for other objects. */
function unwrap(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const wrapped = value as Record<string, unknown>;
  const inner = wrapped.$numberLong ?? wrapped.$numberInt ?? wrapped.$numberDouble ?? wrapped.$date;
  // A date contains a number in its turn.
  return typeof inner === "object" ? (inner as { $numberLong?: unknown } | null)?.$numberLong : inner;
}

const text = (value: unknown): string => {
  const plain = unwrap(value);
  return ["string", "number", "boolean"].includes(typeof plain) ? String(plain) : "";
};

/** Whether an object is a post or topic of another server, whose ID is an address. */
const isFederated = ({ _key, pid, tid }: NodebbObject) =>
  [`post:${text(pid)}`, `topic:${text(tid)}`].includes(_key) && /^(?:post|topic):https?:/.test(_key);

const isTrue = (value: unknown) => ["1", "true"].includes(text(value));

/** Converts a time in milliseconds to ISO 8601. */
function momentOf(value: unknown): string | undefined {
  const raw = text(value);
  if (raw === "") return undefined;
  const time = new Date(/^\d{4}-/.test(raw) ? raw : Number(raw));
  return Number.isNaN(time.getTime()) ? UNREADABLE_TIME : time.toISOString();
}

const numberIn = (key: string) => /\d+/.exec(key)![0];

/**
 * Sorts the objects of an export into one file per part. Returns the lines that could not be read.
 * @throws CommandError if the file is cut or a single array
 */
async function split(file: string, folder: string): Promise<Item[]> {
  const dropped: Item[] = [];
  const outs = new Map(partNames.map((part) => [part, createWriteStream(fileOf(folder, part))]));
  try {
    for await (const { number, text: line, tooLong, isUnterminated } of readLines(file)) {
      const drop = (why: string) =>
        dropped.length < MAX_DROPPED &&
        dropped.push({ kind: "dropped", of: "line", at: `第 ${number} 行`, why });
      if (tooLong) drop("这一行太长");
      if (line.trim() === "") continue;
      if (number === 1 && line.trimStart().startsWith("["))
        throw new CommandError(
          `${file} 是一个数组：请用 mongoexport 不带 --jsonArray 导出。什么都没有导入。`,
        );
      let object: NodebbObject;
      let key: unknown;
      try {
        object = JSON.parse(line) as NodebbObject;
        key = object._key;
      } catch {
        if (isUnterminated) throw new BrokenFileError(file, `第 ${number} 行没有写完`);
        drop("不是 JSON：请用 mongoexport 不带 --jsonArray 导出");
        continue;
      }
      const part = typeof key === "string" && partOf(key);
      if (isFederated(object)) drop("来自联邦宇宙（Fediverse）的内容，没有带过来");
      if (part && !outs.get(part)!.write(`${number} ${line}\n`)) await once(outs.get(part)!, "drain");
    }
  } finally {
    for (const out of outs.values()) {
      out.end();
      await once(out, "close");
    }
  }
  return dropped;
}

/** Path of a topic with the index of a post, or of a post. */
const TOPIC_PATH = /^\/topic\/((\d+)(?:\/[^/]*)?)(?:\/\d+)?\/?$/;
const POST_PATH = /^\/post\/(\d+)\/?$/;

interface Topic {
  row: NodebbObject;
  why?: string;
}

const FOREVER_ISO = FOREVER.toISOString();

/** Returns the members of a sorted set or a set. */
const membersOf = ({ value, members }: NodebbObject): string[] =>
  Array.isArray(members) ? members.map(text) : [text(value)].filter(Boolean);

class NodebbReader {
  private readonly users = new Set<string>();
  private readonly roles = new Map<string, string[]>();
  /** Ends of bans by member. */
  private readonly banned = new Map<string, string>();
  private readonly open = new Set<string>();
  private readonly topics = new Map<string, Topic>();
  /** Topic IDs by the ID of their first post. */
  private readonly firsts = new Map<string, string>();
  private readonly begun = new Set<string>();
  private readonly seenUploads = new Set<string>();

  constructor(
    private readonly folder: string,
    private readonly dropped: readonly Item[],
    private readonly uploads: NodebbUploads,
  ) {}

  private async *objects(part: Part): AsyncGenerator<NumberedObject> {
    for await (const { text: numbered } of readLines(
      fileOf(this.folder, part),
      LIMITS.line + NUMBER_LENGTH,
    )) {
      const end = numbered.indexOf(" ");
      yield { ...(JSON.parse(numbered.slice(end)) as NodebbObject), line: Number(numbered.slice(0, end)) };
    }
  }

  async *items(): AsyncGenerator<Item> {
    yield* this.dropped;
    for await (const { value } of this.objects("uploads")) yield* this.upload(text(value));
    yield goneMember;
    yield* this.members();
    yield* this.circles();
    await this.readTopics();
    yield* this.threads();
    yield* this.comments();
    yield* this.likes();
  }

  /** Yields the file at an address, unless it was yielded before. */
  private *upload(address: string): Generator<Item> {
    const path = this.uploads.pathOf(address);
    if (path === undefined || this.seenUploads.has(path)) return;
    this.seenUploads.add(path);
    yield { kind: "upload", at: path, record: { id: uploadIdOf(path), file: join("uploads", path) } };
  }

  /** Converts the content of a post. Yields the files that it shows, which need not be listed. */
  private *content(post: NodebbObject, of: "thread" | "comment", at: string): Generator<Item, string> {
    const paths = new Set<string>();
    const notes = new Set<string>();
    if (this.author(post.uid) === GONE) notes.add(GONE_AUTHOR);
    const converted = convertMarkup(text(post.content), (why) => notes.add(why));
    const markdown = this.uploads.replaceIn(converted, (path) => paths.add(path));
    for (const path of paths) yield* this.upload(path);
    for (const why of notes) yield { kind: "changed", of, at, why };
    return markdown;
  }

  private async readGroups(): Promise<void> {
    for await (const object of this.objects("groups")) {
      const role = GROUPS[object._key];
      for (const uid of membersOf(object)) {
        if (role) this.addRole(uid, role);
        else if (object._key === "users:banned:expire")
          this.banned.set(uid, momentOf(object.score) ?? FOREVER_ISO);
        else if (!this.banned.has(uid)) this.banned.set(uid, FOREVER_ISO);
      }
    }
    for await (const object of this.objects("moderators"))
      for (const uid of membersOf(object)) this.addRole(uid, "分类的版主");
  }

  private addRole(uid: string, role: string): void {
    const roles = this.roles.get(uid) ?? [];
    if (!roles.includes(role)) this.roles.set(uid, [...roles, role]);
  }

  /** Returns the sanctions and roles of a member. The end 0 of a ban is permanent. */
  private standingOf(user: NodebbObject, uid: string) {
    const expire = Number(text(user["banned:expire"])) || 0;
    const isBanned = isTrue(user.banned) || this.banned.has(uid) || expire > 0;
    const mutedUntil = Number(text(user.mutedUntil)) > 0 ? momentOf(user.mutedUntil) : undefined;
    const reason = text(user.mutedReason);
    const roles = this.roles.get(uid);
    return {
      ...(isBanned && {
        bannedUntil: (expire > 0 ? momentOf(expire) : this.banned.get(uid)) ?? FOREVER_ISO,
      }),
      ...(mutedUntil && { mutedUntil }),
      ...(mutedUntil && reason && { mutedReason: reason }),
      ...(roles && { roles }),
    };
  }

  private async *members(): AsyncGenerator<Item> {
    await this.readGroups();
    for await (const user of this.objects("users")) {
      const id = text(user.uid) || numberIn(user._key);
      const username = decodeHTMLStrict(text(user.username));
      if (!username) continue;
      this.users.add(id);
      const picture = text(user.uploadedpicture || user.picture);
      const path = this.uploads.pathOf(picture);
      yield* this.upload(picture);
      yield {
        kind: "member",
        at: `用户 ${username}（第 ${user.line} 行）`,
        record: {
          ...{
            id,
            username,
            nickname: decodeHTMLStrict(text(user.fullname)) || username,
            createdAt: momentOf(user.joindate),
          },
          ...(user.email ? { email: text(user.email), emailVerified: isTrue(user["email:confirmed"]) } : {}),
          ...(user.aboutme ? { signature: sliceGraphemes(decodeHTMLStrict(text(user.aboutme)), 200) } : {}),
          ...(path && { avatar: uploadIdOf(path) }),
          ...this.standingOf(user, id),
        },
      };
    }
  }

  private async *circles(): AsyncGenerator<Item> {
    for await (const { _key, value } of this.objects("privileges")) {
      if (["registered-users", "guests"].includes(text(value))) this.open.add(numberIn(_key));
    }
    for await (const category of this.objects("categories")) {
      const id = text(category.cid) || numberIn(category._key);
      const name = decodeHTMLStrict(text(category.name));
      const why = isTrue(category.disabled)
        ? "分类已停用，它和里面的帖子都没有带过来"
        : this.open.has(id)
          ? undefined
          : "分类不对所有人开放，它和里面的帖子都没有带过来";
      if (why) {
        this.open.delete(id);
        yield { kind: "dropped", of: "circle", at: name, why };
        continue;
      }
      const order = toInteger(Number(text(category.order)), -MAX_INTEGER);
      yield {
        kind: "circle",
        at: `分类 ${name}（第 ${category.line} 行）`,
        record: { id, name, order, brief: plainLine(text(category.description)) },
      };
    }
  }

  private async readTopics(): Promise<void> {
    for await (const row of this.objects("topics")) {
      const id = text(row.tid) || numberIn(row._key);
      const why = isTrue(row.deleted)
        ? "已删除"
        : this.open.has(text(row.cid))
          ? undefined
          : "所在的分类没有导入";
      this.topics.set(id, { row, why });
      this.firsts.set(text(row.mainPid), id);
    }
  }

  /** Finds the topic or reply at an address. A full address counts if it has the slug of the topic. */
  findLinkTarget = (address: string): LinkTarget | undefined => {
    const base = "relative:/";
    if (!URL.canParse(address, base)) return undefined;
    const { pathname } = new URL(address, base);
    const isRelative = address.startsWith("/") && !address.startsWith("//");
    const [, slug = "", tid] = TOPIC_PATH.exec(pathname) ?? [];
    if (tid) {
      const stored = text(this.topics.get(tid)?.row.slug);
      const hasSlug =
        /^https?:/i.test(address) && stored !== "" && decodePercent(slug) === decodePercent(stored);
      return isRelative || hasSlug ? { kind: "thread", id: tid } : undefined;
    }
    const [, pid] = POST_PATH.exec(pathname) ?? [];
    if (!pid || !isRelative) return undefined;
    const thread = this.firsts.get(pid);
    return thread ? { kind: "thread", id: thread } : { kind: "comment", id: pid };
  };

  private author = (uid: unknown) => (this.users.has(text(uid)) ? text(uid) : GONE);

  private async *threads(): AsyncGenerator<Item> {
    for await (const post of this.objects("posts")) {
      const tid = this.firsts.get(text(post.pid));
      if (!tid) continue;
      const { row, why: whyNot } = this.topics.get(tid)!;
      const at = `主题 ${tid}（第 ${post.line} 行）`;
      const why = whyNot ?? (isTrue(post.deleted) ? "已删除" : undefined);
      if (why) {
        yield { kind: "dropped", of: "thread", at, why };
        continue;
      }
      this.begun.add(tid);
      const markdown = yield* this.content(post, "thread", at);
      const tags = decodeHTMLStrict(text(row.tags)).split(",").filter(Boolean).slice(0, 20);
      yield {
        kind: "thread",
        at,
        record: {
          ...{
            id: tid,
            member: this.author(post.uid),
            circle: text(row.cid),
            title: titleText(text(row.title)),
          },
          ...{
            topics: tags.map((tag) => tag.replaceAll("-", "_")),
            views: toInteger(Number(text(row.viewcount))),
          },
          ...{ markdown, createdAt: momentOf(post.timestamp) },
        },
      };
    }
  }

  private async *comments(): AsyncGenerator<Item> {
    for await (const post of this.objects("posts")) {
      const id = text(post.pid);
      if (this.firsts.has(id)) continue;
      const tid = text(post.tid);
      const at = `回复 ${id}（第 ${post.line} 行）`;
      const why = this.begun.has(tid) ? (isTrue(post.deleted) ? "已删除" : undefined) : "所在的帖子没有导入";
      if (why) {
        yield { kind: "dropped", of: "comment", at, why };
        continue;
      }
      const replyTo = text(post.toPid);
      // The ID of a post of another server is an address.
      const isLocal = /^\d+$/.test(replyTo);
      if (replyTo && !isLocal)
        yield { kind: "changed", of: "comment", at, why: "它回复的内容来自联邦宇宙，改为直接评论帖子" };
      const markdown = yield* this.content(post, "comment", at);
      yield {
        kind: "comment",
        at,
        record: {
          ...{ id, member: this.author(post.uid), thread: tid, markdown },
          ...(isLocal && !this.firsts.has(replyTo) && { replyTo }),
          createdAt: momentOf(post.timestamp),
        },
      };
    }
  }

  private async *likes(): AsyncGenerator<Item> {
    for await (const { _key, members, line } of this.objects("votes")) {
      const pid = numberIn(_key);
      const tid = this.firsts.get(pid);
      for (const uid of Array.isArray(members) ? members : []) {
        const id = `${text(uid)}:${pid}`;
        const on = tid ? { thread: tid } : { comment: pid };
        yield { kind: "like", at: `赞 ${id}（第 ${line} 行）`, record: { id, member: text(uid), ...on } };
      }
    }
  }
}

/**
 * Opens a NodeBB export: the collection `objects` written by mongoexport (objects.json), next to a copy of the folder
 * public/uploads named `uploads`.
 * @throws CommandError if there is no export
 */
export async function nodebbSource(path: string, aside: string): Promise<Source> {
  const file = (await stat(path)).isFile() ? path : join(path, "objects.json");
  if (!(await stat(file).catch(() => undefined)))
    throw new CommandError(`${path} 里没有 objects.json：请用 mongoexport 导出 objects。`);
  const uploads = await NodebbUploads.open(join(dirname(file), "uploads"));
  const reader = new NodebbReader(aside, await split(file, aside), uploads);
  const { findLinkTarget } = reader;
  return { name: "nodebb", items: () => reader.items(), root: dirname(file), findLinkTarget };
}
