/** What the demo community is written from. Times, authors and numbers are drawn by compose.ts. */

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
}

export interface DemoTopic {
  content: string;
  intro: string;
  picture: string;
}

/** What a comment is about; comments are drawn from the pool of the thread's kind and from the general one. */
export type DemoKind =
  | "photo"
  | "ride"
  | "fit"
  | "firmware"
  | "city"
  | "travel"
  | "dev"
  | "hello"
  | "life"
  | "official";

export interface DemoThread {
  circle: string;
  kind: DemoKind;
  /** Absent = a dynamic. */
  title?: string;
  /** Paragraphs of plain text; `{img:forest}` alone in a paragraph places a picture. */
  body: string[];
  /** Pictures under the text, without their ending. */
  pictures?: string[];
  video?: { file: string; cover: string };
  topics?: string[];
  device?: string;
  /** Username of the author where it matters (official posts); else drawn. */
  author?: string;
  marks?: ("essence" | "pact" | "guide" | "pick" | "sticky" | "circleSticky")[];
  /** How much attention it drew: 0 little … 3 very much. */
  heat?: 0 | 1 | 2 | 3;
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
