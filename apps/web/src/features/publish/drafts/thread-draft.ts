import { randomId } from "@lenscape/api/random-id";
import type { BodyOf } from "@lenscape/api/types";
import { DRAFT_PREFIX } from "#shell/session/unsent-texts.ts";
import { emptyPlan, type Plan } from "../attachments/activity-plan.ts";
import { type DraftPoll, isAsked } from "../attachments/draft-poll.ts";
import type { DraftQuestion } from "../attachments/draft-question.ts";

/** 0 is a dynamic, 1 a thread, 2 an activity (ROUTE-037 to ROUTE-039). */
export type DraftKind = 0 | 1 | 2;

/** The kind that `currentContentIndex` names: a dynamic for anything unknown. */
export const kindOf = (index: string | null): DraftKind => (index === "1" ? 1 : index === "2" ? 2 : 0);

export type DraftImage = NonNullable<BodyOf<"threadCreate">["imageList"]>[number];
export type DraftVideo = NonNullable<BodyOf<"threadCreate">["vedioList"]>[number];

/** A video that is not there whole: which upload it is, and how its file is known when it is chosen again. */
export interface DraftFilm {
  id: string;
  name: string;
  size: number;
  /** When the file was changed last, in epoch milliseconds. */
  modified: number;
}

/** A chosen topic; without an id it is made with the thread. */
export interface DraftTopic {
  id?: string;
  content: string;
}

/** A member who is mentioned. */
export interface DraftFriend {
  userId: string;
  nickname: string;
  avatar?: string;
}

/** A place in the member's words; with coordinates only where they added them. */
export interface DraftPlace {
  name: string;
  lat?: number;
  lng?: number;
}

/** What has been written so far. `requestId` stays until it is published, so that a retry never posts twice. */
export interface Draft {
  title: string;
  circleId: string;
  /** A dynamic's plain text, a thread's HTML as the policy leaves it. */
  content: string;
  /** Uploaded already: a dynamic's pictures in order; all that were ever put into a thread's text. */
  images: DraftImage[];
  videos: DraftVideo[];
  /** The video that is on its way. */
  film: DraftFilm | null;
  topics: DraftTopic[];
  friends: DraftFriend[];
  deviceName: string;
  /** Where it is written; without a name nowhere. */
  place: DraftPlace;
  /** When, where and for whom, of an activity. */
  plan: Plan;
  /** The question that goes with the text, if any. */
  poll: DraftPoll | null;
  /** Of a thread that asks: what it is about. */
  question: DraftQuestion | null;
  requestId: string;
  /** When it was kept last, in epoch milliseconds; 0 before that. */
  keptAt: number;
  /** The server's revision that this is based on; 0 before it has been there. */
  revision: number;
  /** Whether something has changed since it was sent to the server. */
  unsent: boolean;
  /** What was sent last, as its fingerprint: an answer may have been lost. */
  sending: string;
  /** What was last sent to be published, as its fingerprint, while nobody knows whether it was. */
  tried: string;
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;
type Slots = Store & Pick<Storage, "key" | "length">;

/** Where changes of a published thread wait for being saved: apart from the drafts of new ones. */
export const editStorageKey = (threadId: string, userId: string): string => `edit${threadId}.${userId}`;

const slotsOf = (kind: DraftKind, userId: string) => `${DRAFT_PREFIX}${kind}.${userId}.`;
const keyOf = (kind: DraftKind, userId: string, id: string) => `${slotsOf(kind, userId)}${id}`;

/** A draft with nothing in it. */
export const emptyDraft = (): Draft => ({
  title: "",
  circleId: "",
  content: "",
  images: [],
  videos: [],
  film: null,
  topics: [],
  friends: [],
  deviceName: "",
  place: { name: "" },
  plan: emptyPlan(),
  poll: null,
  question: null,
  requestId: randomId(),
  keptAt: 0,
  revision: 0,
  unsent: false,
  sending: "",
  tried: "",
});

/** Whether there is anything worth keeping; where it would go and what it would be about alone are not. */
export const isWritten = ({ title, content, images, videos, film, poll }: Draft): boolean =>
  [title, content].some((text) => text.trim() !== "") ||
  images.length + videos.length > 0 ||
  film !== null ||
  isAsked(poll);

/** A draft of any origin with all of its fields; null when one is of another type. */
export function wholeDraft(kept: unknown): Draft | null {
  if (typeof kept !== "object" || kept === null) return null;
  const empty = emptyDraft();
  const draft: Draft = { ...empty, ...kept };
  draft.plan = { ...empty.plan, ...draft.plan };
  const whole = (Object.keys(empty) as (keyof Draft)[]).every(
    (field) =>
      typeof draft[field] === typeof empty[field] &&
      Array.isArray(draft[field]) === Array.isArray(empty[field]),
  );
  return whole ? draft : null;
}

function readSlot(store: Store, key: string): Draft | null {
  try {
    return wholeDraft(JSON.parse(store.getItem(key) ?? "null"));
  } catch {
    return null;
  }
}

/** Every draft of one kind and member that this browser keeps, the last kept first. */
export function keptDrafts(store: Slots, kind: DraftKind, userId: string): Draft[] {
  try {
    return Array.from({ length: store.length }, (_, index) => store.key(index) ?? "")
      .filter((key) => key.startsWith(slotsOf(kind, userId)))
      .flatMap((key) => readSlot(store, key) ?? [])
      .sort((a, b) => b.keptAt - a.keptAt);
  } catch {
    return [];
  }
}

/** A kept draft of one kind and member: the one asked for, else the last kept; null when there is none that can be read. */
export function readDraft(store: Slots, kind: DraftKind, userId: string, id?: string): Draft | null {
  return id ? readSlot(store, keyOf(kind, userId, id)) : (keptDrafts(store, kind, userId)[0] ?? null);
}

/**
 * Keeps the draft, or takes the kept one away when nothing is written. Returns false when the browser refuses, because
 * its storage is full or forbidden.
 */
export function writeDraft(store: Store, kind: DraftKind, userId: string, draft: Draft): boolean {
  const key = keyOf(kind, userId, draft.requestId);
  try {
    if (isWritten(draft)) store.setItem(key, JSON.stringify(draft));
    else store.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Takes a kept draft away. */
export function dropDraft(store: Store, kind: DraftKind, userId: string, id: string): void {
  try {
    store.removeItem(keyOf(kind, userId, id));
  } catch {
    // A storage that forbids this has kept nothing either.
  }
}

const pointer = (kind: DraftKind, userId: string) => `${DRAFT_PREFIX}${kind}.${userId}`;

/** Notes which draft this tab writes: a reload goes on with it, whatever other tabs write. */
export function rememberCurrentDraft(kind: DraftKind, userId: string, id: string): void {
  try {
    sessionStorage.setItem(pointer(kind, userId), id);
  } catch {
    // Forbidden: a reload takes the last kept one.
  }
}

/** Which draft this tab wrote last; undefined when it has not. */
export function currentDraftId(kind: DraftKind, userId: string): string | undefined {
  try {
    return sessionStorage.getItem(pointer(kind, userId)) ?? undefined;
  } catch {
    return undefined;
  }
}
