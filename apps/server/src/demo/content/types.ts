import type { GoodsOption } from "../../db/schema/index.ts";

/** What the demo community is written from. Times, most authors and all numbers are drawn. */

export interface DemoMember {
  username: string;
  nickname: string;
  signature: string;
  /** Number of the avatar picture, 1 to 24. */
  avatar: number;
  exp: number;
  /** Name of the authenticated device, if any. */
  device?: string;
  /** How much this member writes, compared with others (1 = usual). */
  weight: number;
  /** Joined so many days ago; absent = before anything was written. */
  joinedDaysAgo?: number;
  /** Writes announcements and answers under them, nothing else. */
  staff?: true;
}

export interface DemoCircle {
  name: string;
  category: string;
  brief: string;
  notice: string;
  rule: string;
  /** A picture of the demo set, without its ending: `forest`. */
  picture: string;
  /** Usernames. */
  moderators: string[];
  /** 1 = a moderator decides who joins. */
  joinType?: 1;
}

/** Somebody who waits to be let into a circle. */
export interface DemoApplication {
  circle: string;
  username: string;
  reason: string;
  daysAgo: number;
}

export interface DemoTopic {
  content: string;
  intro: string;
  picture: string;
}

/**
 * A comment, alone or with what is said next: the thread's author, who commented, the thread's author … A comment that
 * somebody could leave under several threads must name nothing that only one of them has.
 */
export type DemoExchange = string | [comment: string, ...answers: string[]];

/** A comment that only one member could have left. */
export interface DemoSaid {
  by: string;
  words: [comment: string, ...answers: string[]];
}

/** What a thread is about; comments are drawn from the pools of its kind, its topics and its picture. */
export type DemoKind =
  | "photo"
  | "sound"
  | "ride"
  | "fit"
  | "firmware"
  | "display"
  | "city"
  | "travel"
  | "dev"
  | "hello"
  | "life"
  | "official";

/** Days are counted from the day of the first start, in the community's zone. */
export interface DemoActivity {
  cover: string;
  day: number;
  from: string;
  /** The day it ends, where that is another. */
  lastDay?: number;
  until: string;
  signFrom: number;
  signUntil: number;
  /** Absent = online. */
  place?: { name: string; address: string; lat?: number; lng?: number };
  onlineUrl?: string;
  maxNum: number;
  needAudit?: boolean;
  costPoints?: number;
  signups: number;
  /** Usernames that are certainly among them. */
  joins?: string[];
  cancelled?: { day: number; reason: string };
  agenda: [time: string, title: string, note: string][];
  fields: { label: string; options: string[]; required: 0 | 1 }[];
}

/** A question under a thread; who votes for what is drawn by the shares. */
export interface DemoPoll {
  /** The thread's title. */
  thread: string;
  days: number;
  maxChoices?: number;
  voters: number;
  options: [content: string, share: number][];
}

/**
 * A part of a thread's text. Words are plain text and make a paragraph; `{img:forest}` alone places a picture,
 * `{thread:title}` a link.
 */
export type DemoBlock =
  | string
  | { heading: string }
  | { quote: string }
  | { list: string[] }
  | { steps: string[] }
  /** The first row names the columns. */
  | { table: string[][] }
  | { code: string }
  | { picture: string; caption: string };

export interface DemoThread {
  circle: string;
  kind: DemoKind;
  /** Absent = a dynamic. */
  title?: string;
  body: DemoBlock[];
  /** Pictures under the text, without their ending. */
  pictures?: string[];
  video?: { file: string; cover: string };
  topics?: string[];
  device?: string;
  /** Where it was written. */
  place?: { name: string; lat?: number; lng?: number };
  /** Username of the author where it matters (official posts); else drawn. */
  author?: string;
  marks?: ("essence" | "pact" | "guide" | "pick" | "sticky" | "circleSticky")[];
  /** How much attention it drew: 0 little … 3 very much. */
  heat?: 0 | 1 | 2 | 3;
  /** When it was posted: between two ages in days, the older first; else drawn. */
  ago?: [oldest: number, newest: number];
  /** A text that remarks about its kind or its picture would hurt: besides its own, it draws only general ones. */
  quiet?: true;
  /** Makes it an activity; nothing is said under it but what is written for it. */
  activity?: DemoActivity;
  /** What is said under this thread and nowhere else. */
  said?: (DemoExchange | DemoSaid)[];
}

export interface DemoBanner {
  title: string;
  subtitle: string;
  tag: string;
  picture: string;
  /** A topic's content: the banner leads to its list. */
  topic: string;
  buttonText: string;
}

export interface DemoGoods {
  name: string;
  /** A value of the dictionary goods_category. */
  category: string;
  /** 1 by post (the default), 2 a code, 3 a coupon. */
  type?: 1 | 2 | 3;
  brief: string;
  /** Pictures of goods, without their ending; the first is the cover. */
  pictures: string[];
  points: number;
  /** In hundredths. */
  market?: number;
  stock: number;
  limit: number;
  level?: number;
  /** Put on the shelf so many days ago. */
  ageDays: number;
  /** Begins and ends in so many days. */
  startDays?: number;
  endDays?: number;
  options?: GoodsOption[];
  params: [name: string, value: string][];
  heading: string;
  /** Paragraphs; `{img:name}` alone is a picture. */
  body: string[];
  notice: string[];
  /** How the codes of a virtual good begin. */
  codePrefix?: string;
}
