import { CommandError } from "../command.ts";

/** A text in one of the forms in which communities keep them. */
export interface Text {
  html?: string;
  markdown?: string;
  text?: string;
}

/** What a neutral file says, one of these on each line; docs/import.md tells it to other people. */
export interface RecordKinds {
  member: {
    username: string;
    nickname?: string;
    email?: string;
    emailVerified?: boolean;
    signature?: string;
    /** The id of an upload. */
    avatar?: string;
    createdAt?: string;
  };
  circle: { name: string; brief?: string; category?: string; order?: number; createdAt?: string };
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
    /** Name of the place where it was written. */
    place?: string;
    lat?: number;
    lng?: number;
    /** Name of the model it was published from. */
    device?: string;
  };
  comment: Text & {
    member: string;
    thread: string;
    /** The comment that it answers; absent for one on the thread itself. */
    replyTo?: string;
    /** Whom it answers, where that is somebody else than who wrote that comment. */
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
/** A record of a kind; those that others name have an id. */
export type RecordOf<K extends Kind> = RecordKinds[K] & { id: string };

/** The kinds in the order in which they name each other, with what they are called. */
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

/** One thing that a source holds, or why it could not be read. */
export type Item =
  | { [K in Kind]: { kind: K; at: string; record: RecordOf<K> } }[Kind]
  | { kind: "dropped"; of: string; at: string; why: string };

/** What a reader gives: which community it is, and all that it holds, one at a time. */
export interface Source {
  /** Tells communities apart, so that each thing comes in once. */
  name: string;
  items(): AsyncIterable<Item>;
  /** The folder in which the files of its uploads lie. */
  root: string;
}

/** How much a source may hold: beyond it the rest is not read. */
export const LIMITS = {
  /** Of a line, in characters. */
  line: 2_000_000,
  /** Of an id and of a name of a file. */
  id: 200,
  /** Of an archive unpacked, in bytes, and how many files it holds. */
  archiveBytes: 50 * 1024 ** 3,
  archiveFiles: 500_000,
  /** What waits for something that comes later. */
  waiting: 50_000,
  waitingCharacters: 64_000_000,
} as const;

type Shape = "id" | "string" | "number" | "boolean" | "ids" | "latitude" | "longitude";

const TEXT = { html: "string", markdown: "string", text: "string" } as const;

/** The fields of each kind; those with an exclamation mark have to be there. */
const FIELDS: Record<Kind, Record<string, Shape | `${Shape}!`>> = {
  member: {
    ...{ id: "id!", username: "string!", nickname: "string", email: "string", emailVerified: "boolean" },
    ...{ signature: "string", avatar: "id", createdAt: "string" },
  },
  circle: {
    id: "id!",
    name: "string!",
    brief: "string",
    category: "string",
    order: "number",
    createdAt: "string",
  },
  upload: { id: "id!", file: "string!", name: "string" },
  thread: {
    ...{ id: "id!", member: "id!", circle: "id", title: "string", topics: "ids", images: "ids" },
    ...{ videos: "ids", views: "number", createdAt: "string", editedAt: "string" },
    ...{ place: "string", lat: "latitude", lng: "longitude", device: "string" },
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

/** Bounds a number of another forum to what an integer column holds; 0 for what is no number. */
export const toInteger = (value = 0, min = 0) => Math.min(MAX_INTEGER, Math.max(min, Math.trunc(value) || 0));

const isId = (value: unknown) =>
  typeof value === "string" && value !== "" && value.length <= LIMITS.id && !value.includes("\0");

const isWithin = (value: unknown, max: number) => typeof value === "number" && Math.abs(value) <= max;

const fits: Record<Shape, (value: unknown) => boolean> = {
  id: isId,
  string: (value) => typeof value === "string",
  number: (value) => Number.isSafeInteger(value) && Math.abs(value as number) < 2 ** 31,
  boolean: (value) => typeof value === "boolean",
  latitude: (value) => isWithin(value, 90),
  longitude: (value) => isWithin(value, 180),
  ids: (value) => Array.isArray(value) && value.length <= 50 && value.every(isId),
};

/**
 * What is said in a line of the neutral format.
 * @throws CommandError with what is wrong with it
 */
export function parseRecord(said: unknown): { kind: Kind; record: RecordOf<Kind> } {
  const { kind, ...record } = (said ?? {}) as Record<string, unknown>;
  if (!isKind(kind)) throw new CommandError(`不认识的 kind：${JSON.stringify(kind) ?? "没有写"}`);
  for (const [name, rule] of Object.entries(FIELDS[kind])) {
    const value = record[name];
    const shape = rule.replace("!", "") as Shape;
    if (value === undefined || value === null) {
      if (rule.endsWith("!")) throw new CommandError(`缺少 ${name}`);
      delete record[name];
    } else if (!fits[shape](value)) throw new CommandError(`${name} 的格式不对`);
  }
  for (const name of ["createdAt", "editedAt"]) {
    const at = record[name];
    if (at !== undefined && Number.isNaN(Date.parse(String(at)))) throw new CommandError(`${name} 不是时间`);
  }
  return { kind, record: record as unknown as RecordOf<Kind> };
}
