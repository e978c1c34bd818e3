import { randomId } from "@lenscape/api/random-id";
import { STORAGE_PREFIX } from "@lenscape/api/session";

/** What has been written under a thread. `requestId` belongs to `sent`, the text of the last attempt. */
export interface Draft {
  text: string;
  requestId: string;
  sent: string;
}

export const emptyDraft: Draft = { text: "", requestId: "", sent: "" };

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keyOf = (threadId: string, parentId = "") => `${STORAGE_PREFIX}comment.${threadId}.${parentId}`;

/** The draft kept for a thread or one of its comments; empty when there is none or it cannot be read. */
export function readDraft(store: Store, threadId: string, parentId?: string): Draft {
  try {
    const kept: unknown = JSON.parse(store.getItem(keyOf(threadId, parentId)) ?? "null");
    const draft = { ...emptyDraft, ...(kept as Partial<Draft> | null) };
    return Object.values(draft).every((value) => typeof value === "string") ? draft : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

/** Keeps a draft in the browser, or takes it away when it is empty. A full storage costs the draft only. */
export function writeDraft(store: Store, draft: Draft, threadId: string, parentId?: string): void {
  try {
    if (draft.text === "") store.removeItem(keyOf(threadId, parentId));
    else store.setItem(keyOf(threadId, parentId), JSON.stringify(draft));
  } catch {
    // Writing goes on without a kept draft.
  }
}

/** The draft about to be sent: the same text keeps its `requestId`, so that a retry never posts twice (CONST-031). */
export const attempt = (draft: Draft): Draft =>
  draft.requestId !== "" && draft.sent === draft.text
    ? draft
    : { ...draft, requestId: randomId(), sent: draft.text };

/** The characters of a text as the server counts them. */
export const lengthOf = (text: string): number => [...text.trim().replaceAll("\n", "")].length;
