import { randomId } from "@lenscape/api/random-id";
import { STORAGE_PREFIX } from "@lenscape/api/session";
import type { BodyOf } from "@lenscape/api/types";
import { countGraphemes } from "@lenscape/richtext/graphemes";
import type { Mention } from "./comment-mentions.ts";

/** An uploaded picture of a comment. */
export type Picture = NonNullable<BodyOf<"threadAddPost">["imageList"]>[number];

/** What has been written under a thread. `requestId` belongs to `sent`, what the last attempt carried. */
export interface Draft {
  text: string;
  /** The members chosen for an `@` so far. */
  mentions: readonly Mention[];
  pictures: readonly Picture[];
  /** What of the thread is answered, on one line. */
  quote?: string;
  /** Of an edit: the version that was read. */
  revision?: number;
  requestId: string;
  sent: string;
}

export const emptyDraft: Draft = { text: "", mentions: [], pictures: [], requestId: "", sent: "" };

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Reading the property alone throws where the browser forbids storage. */
const browserStore = (): Store => window.localStorage;

/** What an edit of a comment is kept under, in the place of what is answered. */
export const editKey = (postId: string): string => `edit-${postId}`;

const keyOf = (threadId: string, parentId = "") => `${STORAGE_PREFIX}comment.${threadId}.${parentId}`;

const isObjects = (value: unknown, fields: readonly string[]) =>
  Array.isArray(value) && value.every((item) => fields.every((field) => typeof item?.[field] === "string"));

function isDraft(value: unknown): value is Draft {
  const draft = (value ?? {}) as Partial<Record<keyof Draft, unknown>>;
  return (
    [draft.text, draft.requestId, draft.sent].every((part) => typeof part === "string") &&
    (draft.quote === undefined || typeof draft.quote === "string") &&
    (draft.revision === undefined || typeof draft.revision === "number") &&
    isObjects(draft.mentions, ["userId", "nickname"]) &&
    isObjects(draft.pictures, ["url"])
  );
}

/** Whether there is nothing to keep or to send. */
const isEmpty = ({ text, pictures, quote }: Draft) => text === "" && pictures.length === 0 && !quote;

/** The draft kept for a thread or one of its comments; empty when there is none or it cannot be read. */
export function readDraft(threadId: string, parentId?: string, store = browserStore): Draft {
  try {
    const kept: unknown = JSON.parse(store().getItem(keyOf(threadId, parentId)) ?? "null");
    return isDraft(kept) ? kept : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

/** Keeps a draft in the browser, or takes it away when it is empty. A storage that refuses costs the draft only. */
export function writeDraft(draft: Draft, threadId: string, parentId?: string, store = browserStore): void {
  try {
    if (isEmpty(draft)) store().removeItem(keyOf(threadId, parentId));
    else store().setItem(keyOf(threadId, parentId), JSON.stringify(draft));
  } catch {
    // Writing goes on without a kept draft.
  }
}

/** Whether two drafts say the same. */
export const saysTheSame = (a: Draft, b: Draft): boolean => contentOf(a) === contentOf(b);

const contentOf = ({ text, pictures, quote }: Draft) =>
  [...(quote ? [quote] : []), text, ...pictures.map(({ url }) => url)].join("\n");

/** The draft about to be sent: the same content keeps its `requestId`, so that a retry never posts twice (CONST-031). */
export function attempt(draft: Draft): Draft {
  const sent = contentOf(draft);
  return draft.requestId !== "" && draft.sent === sent ? draft : { ...draft, requestId: randomId(), sent };
}

/** The characters of a text as the server counts them. */
export const lengthOf = (text: string): number => countGraphemes(text.trim().replaceAll("\n", ""));
