import { randomId } from "@lenscape/api/random-id";
import { STORAGE_PREFIX } from "@lenscape/api/session";
import type { BodyOf } from "@lenscape/api/types";

/** 0 is a dynamic, 1 a thread (ROUTE-037, ROUTE-038). */
export type DraftKind = 0 | 1;

export type DraftImage = NonNullable<BodyOf<"threadCreate">["imageList"]>[number];

/** What has been written so far. `requestId` stays until it is published, so that a retry never posts twice. */
export interface Draft {
  title: string;
  circleId: string;
  content: string;
  images: DraftImage[];
  requestId: string;
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keyOf = (kind: DraftKind, userId: string) => `${STORAGE_PREFIX}draft.${kind}.${userId}`;

/** A draft with nothing in it, for the given circle. */
export const emptyDraft = (circleId = ""): Draft => ({
  title: "",
  circleId,
  content: "",
  images: [],
  requestId: randomId(),
});

/** Whether there is anything worth keeping; the circle alone is not. */
export const isWritten = ({ title, content, images }: Draft): boolean =>
  title.trim() !== "" || content.trim() !== "" || images.length > 0;

/** The kept draft of one kind and member; null when there is none or it cannot be read. */
export function readDraft(store: Store, kind: DraftKind, userId: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(keyOf(kind, userId)) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const draft = { ...emptyDraft(), ...kept };
    return typeof draft.content === "string" && Array.isArray(draft.images) ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps the draft, or takes the kept one away when nothing is written. A full storage costs the draft only. */
export function writeDraft(store: Store, kind: DraftKind, userId: string, draft: Draft): void {
  try {
    if (isWritten(draft)) store.setItem(keyOf(kind, userId), JSON.stringify(draft));
    else store.removeItem(keyOf(kind, userId));
  } catch {
    // Writing goes on without a kept draft.
  }
}
