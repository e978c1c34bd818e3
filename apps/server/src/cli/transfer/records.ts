import { type LabelName, labelsByName, mapFields, THREAD_LABELS } from "../../db/schema/thread-fields.ts";
import { CommandError } from "../command.ts";
import { hasUnstorable, toEndTime, toPastTime, withoutUnstorable } from "./clean.ts";
import type { FindLinkTarget } from "./links.ts";

/** A text as HTML, Markdown or plain text. */
export interface Text {
  html?: string;
  markdown?: string;
  text?: string;
}

/** Records of the neutral format, one per line; documented in docs/import.md. */
export interface RecordKinds {
  member: {
    username: string;
    nickname?: string;
    email?: string;
    emailVerified?: boolean;
    signature?: string;
    /** ID of an upload. */
    avatar?: string;
    createdAt?: string;
    /** End of a mute, with its reason, and end of a ban. */
    mutedUntil?: string;
    mutedReason?: string;
    bannedUntil?: string;
    /** Whether the operator has closed the account. */
    closed?: boolean;
    /** Names of the member's roles. They are not assigned but listed in the report. */
    roles?: string[];
  };
  circle: {
    name: string;
    brief?: string;
    category?: string;
    order?: number;
    notice?: string;
    noticeAt?: string;
    rule?: string;
    /** Whether nobody can post in the circle, and whether a moderator approves new members. */
    readOnly?: boolean;
    approval?: boolean;
    /** ID of an upload, and the member whose upload it is. */
    picture?: string;
    member?: string;
    createdAt?: string;
  };
  upload: { file: string; name?: string };
  thread: Text & {
    member: string;
    circle?: string;
    title?: string;
    topics?: string[];
    images?: string[];
    videos?: string[];
    views?: number;
    createdAt?: string;
    editedAt?: string;
    lat?: number;
    lng?: number;
  } & Partial<Record<LabelName, string>>;
  comment: Text & {
    member: string;
    thread: string;
    /** ID of the comment that this one replies to; absent for top-level comments. */
    replyTo?: string;
    /** ID of the member replied to, if not the author of `replyTo`. */
    replyToMember?: string;
    images?: string[];
    createdAt?: string;
    editedAt?: string;
  };
  like: { member: string; thread?: string; comment?: string; createdAt?: string };
  favorite: { member: string; thread: string; createdAt?: string };
  follow: { member: string; follows: string; createdAt?: string };
  membership: { member: string; circle: string; createdAt?: string };
}

export type Kind = keyof RecordKinds;
/** A record of a kind, with its ID if other records can reference it. */
export type RecordOf<K extends Kind> = RecordKinds[K] & { id: string };

/** Chinese names of the kinds, in the order of their references. */
export const KIND_NAMES: Record<Kind, string> = {
  member: "成员",
  circle: "圈子",
  upload: "文件",
  thread: "帖子",
  comment: "评论",
  like: "赞",
  favorite: "收藏",
  follow: "关注",
  membership: "圈子成员",
};

export const isKind = (kind: unknown): kind is Kind =>
  typeof kind === "string" && Object.hasOwn(KIND_NAMES, kind);

/** A record of a source, or the reason why one is left out or changed. */
export type Item =
  | { [K in Kind]: { kind: K; at: string; record: RecordOf<K> } }[Kind]
  | { kind: "dropped"; of: string; at: string; why: string }
  | { kind: "changed"; of: string; at: string; why: string };

/** An opened source of an import. */
export interface Source {
  /** Name of the community, which scopes the ID mapping of imported rows. */
  name: string;
  items(): AsyncIterable<Item>;
  /** Folder of the uploaded files. */
  root: string;
  findLinkTarget?: FindLinkTarget;
}

/** Limits of a source. */
export const LIMITS = {
  /** Maximum length of a line in characters. */
  line: 2_000_000,
  /** Maximum length of an ID. */
  id: 200,
  /** Maximum size of an unpacked archive in bytes, and its maximum number of files. */
  archiveBytes: 50 * 1024 ** 3,
  archiveFiles: 500_000,
  /** Maximum number and size of records that wait for a later record. */
  waiting: 50_000,
  waitingCharacters: 64_000_000,
} as const;

type Shape = "id" | "string" | "number" | "boolean" | "ids" | "names" | "latitude" | "longitude";

const TEXT = { html: "string", markdown: "string", text: "string" } as const;

/** Fields of each kind. An exclamation mark means required. */
const FIELDS: Record<Kind, Record<string, Shape | `${Shape}!`>> = {
  member: {
    ...{ id: "id!", username: "string!", nickname: "string", email: "string", emailVerified: "boolean" },
    ...{ signature: "string", avatar: "id", createdAt: "string", mutedUntil: "string" },
    ...{ mutedReason: "string", bannedUntil: "string", closed: "boolean", roles: "names" },
  },
  circle: {
    ...{ id: "id!", name: "string!", brief: "string", category: "string", order: "number" },
    ...{ notice: "string", noticeAt: "string", rule: "string", readOnly: "boolean", approval: "boolean" },
    ...{ picture: "id", member: "id", createdAt: "string" },
  },
  upload: { id: "id!", file: "string!", name: "string" },
  thread: {
    ...{ id: "id!", member: "id!", circle: "id", title: "string", topics: "names", images: "ids" },
    ...{ videos: "ids", views: "number", createdAt: "string", editedAt: "string" },
    ...{ lat: "latitude", lng: "longitude" },
    ...labelsByName(mapFields(THREAD_LABELS, () => "string" as const)),
    ...TEXT,
  },
  comment: {
    ...{
      id: "id!",
      member: "id!",
      thread: "id!",
      replyTo: "id",
      replyToMember: "id",
      images: "ids",
      createdAt: "string",
      editedAt: "string",
    },
    ...TEXT,
  },
  like: { member: "id!", thread: "id", comment: "id", createdAt: "string" },
  favorite: { member: "id!", thread: "id!", createdAt: "string" },
  follow: { member: "id!", follows: "id!", createdAt: "string" },
  membership: { member: "id!", circle: "id!", createdAt: "string" },
};

/** Largest value of an integer column. */
export const MAX_INTEGER = 2 ** 31 - 1;

/** Clamps a number to the range of an integer column. Returns 0 for NaN. */
export const toInteger = (value = 0, min = 0) => Math.min(MAX_INTEGER, Math.max(min, Math.trunc(value) || 0));

/** Maximum length of a list in a record. */
const MAX_LIST = 50;

const isId = (value: unknown) =>
  typeof value === "string" && value !== "" && value.length <= LIMITS.id && !hasUnstorable(value);

const isWithin = (value: unknown, max: number) => typeof value === "number" && Math.abs(value) <= max;

const fits: Record<Shape, (value: unknown) => boolean> = {
  id: isId,
  string: (value) => typeof value === "string",
  number: (value) => Number.isSafeInteger(value) && Math.abs(value as number) < 2 ** 31,
  boolean: (value) => typeof value === "boolean",
  latitude: (value) => isWithin(value, 90),
  longitude: (value) => isWithin(value, 180),
  ids: (value) => Array.isArray(value) && value.length <= MAX_LIST && value.every(isId),
  names: (value) =>
    Array.isArray(value) && value.length <= MAX_LIST && value.every((name) => typeof name === "string"),
};

/** A record without invalid values, and the reasons for which it differs from the source. */
export interface ParsedRecord {
  kind: Kind;
  record: RecordOf<Kind>;
  changes: string[];
}

/** Times of writing, which are never in the future. */
const PAST_TIMES = ["createdAt", "editedAt", "noticeAt"];
/** Ends of sanctions. */
const END_TIMES = ["mutedUntil", "bannedUntil"];

/** Returns an unknown kind as a report shows it. */
export const toKindName = (kind: unknown) =>
  typeof kind === "string" ? JSON.stringify(kind.slice(0, 40)) : "没有写";

/**
 * Validates a record of the neutral format. Removes unknown fields, characters that cannot be stored, and times that
 * are not believed.
 * @param now current time in milliseconds
 * @throws CommandError that names the invalid field
 */
export function parseRecord(input: unknown, now = Date.now()): ParsedRecord {
  const { kind, ...given } = (input ?? {}) as Record<string, unknown>;
  if (!isKind(kind)) throw new CommandError(`不认识的 kind：${toKindName(kind)}`);
  const record: Record<string, unknown> = {};
  const changes: string[] = [];
  for (const [name, rule] of Object.entries(FIELDS[kind])) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined || value === null) {
      if (rule.endsWith("!")) throw new CommandError(`缺少 ${name}`);
      continue;
    }
    if (!fits[rule.replace("!", "") as Shape](value)) throw new CommandError(`${name} 的格式不对`);
    const texts = (Array.isArray(value) ? value : [value]) as unknown[];
    const clean = texts.map((text) => (typeof text === "string" ? withoutUnstorable(text) : text));
    record[name] = Array.isArray(value) ? clean : clean[0];
    if (clean.some((text, n) => text !== texts[n])) changes.push(`${name} 里有存不下的字符，去掉了`);
    if (typeof value !== "string") continue;
    if (END_TIMES.includes(name)) record[name] = toEndTime(value, name, now);
    if (!PAST_TIMES.includes(name)) continue;
    record[name] = toPastTime(value, name, now);
    if (record[name] === undefined) changes.push(`${name} 读不出，或不在 2000 年到现在之间，没有采用`);
  }
  // The ID of a relation is made up by its source.
  if (typeof given.id === "string") record.id ??= given.id;
  return { kind, record: record as unknown as RecordOf<Kind>, changes };
}
