import { randomId } from "@lenscape/api/random-id";
import type { BodyOf } from "@lenscape/api/types";
import { DRAFT_PREFIX } from "#shell/drafts.ts";
import { emptyPlan, type Plan } from "./plan.ts";
import { type DraftPoll, isAsked } from "./poll.ts";

/** 0 is a dynamic, 1 a thread, 2 an activity (ROUTE-037 to ROUTE-039). */
export type DraftKind = 0 | 1 | 2;

/** The kind that `currentContentIndex` names: a dynamic for anything unknown. */
export const kindOf = (index: string | null): DraftKind => (index === "1" ? 1 : index === "2" ? 2 : 0);

export type DraftImage = NonNullable<BodyOf<"threadCreate">["imageList"]>[number];
export type DraftVideo = NonNullable<BodyOf<"threadCreate">["vedioList"]>[number];

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

/** What has been written so far. `requestId` stays until it is published, so that a retry never posts twice. */
export interface Draft {
  title: string;
  circleId: string;
  /** A dynamic's plain text, a thread's HTML as the policy leaves it. */
  content: string;
  /** Uploaded already: a dynamic's pictures in order; all that were ever put into a thread's text. */
  images: DraftImage[];
  videos: DraftVideo[];
  topics: DraftTopic[];
  friends: DraftFriend[];
  deviceName: string;
  /** When, where and for whom, of an activity. */
  plan: Plan;
  /** The question that goes with the text, if any. */
  poll: DraftPoll | null;
  requestId: string;
  /** When it was kept last, in epoch milliseconds; 0 before that. */
  keptAt: number;
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keyOf = (kind: DraftKind, userId: string) => `${DRAFT_PREFIX}${kind}.${userId}`;

/** A draft with nothing in it. */
export const emptyDraft = (): Draft => ({
  title: "",
  circleId: "",
  content: "",
  images: [],
  videos: [],
  topics: [],
  friends: [],
  deviceName: "",
  plan: emptyPlan(),
  poll: null,
  requestId: randomId(),
  keptAt: 0,
});

/** Whether there is anything worth keeping; where it would go and what it would be about alone are not. */
export const isWritten = ({ title, content, images, videos, poll }: Draft): boolean =>
  title.trim() !== "" || content.trim() !== "" || images.length > 0 || videos.length > 0 || isAsked(poll);

/** The kept draft of one kind and member; null when there is none or it cannot be read. */
export function readDraft(store: Store, kind: DraftKind, userId: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(keyOf(kind, userId)) ?? "null");
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
  } catch {
    return null;
  }
}

/**
 * Keeps the draft, or takes the kept one away when nothing is written. Gives false when the browser refuses, because
 * its storage is full or forbidden.
 */
export function writeDraft(store: Store, kind: DraftKind, userId: string, draft: Draft): boolean {
  try {
    if (isWritten(draft)) store.setItem(keyOf(kind, userId), JSON.stringify(draft));
    else store.removeItem(keyOf(kind, userId));
    return true;
  } catch {
    return false;
  }
}
