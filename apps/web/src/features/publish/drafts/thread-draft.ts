import { randomId } from "@lenscape/api/random-id";
import type { BodyOf } from "@lenscape/api/types";
import { readJson, type SafeStorage, sessionStore } from "#lib/storage.ts";
import { draftKey } from "#shell/session/unsent-texts.ts";
import { createEmptyPlan, type Plan } from "../attachments/activity-plan.ts";
import { type DraftPoll, hasPollOptions } from "../attachments/draft-poll.ts";
import type { DraftQuestion } from "../attachments/draft-question.ts";

/** Kind of a thread: 0 is a moment, 1 an article, 2 an activity (ROUTE-037 to ROUTE-039). */
export type DraftKind = 0 | 1 | 2;

/** Returns the kind for the query parameter `currentContentIndex`; unknown values are moments. */
export const toDraftKind = (index: string | null): DraftKind => (index === "1" ? 1 : index === "2" ? 2 : 0);

export type DraftImage = NonNullable<BodyOf<"threadCreate">["imageList"]>[number];
export type DraftVideo = NonNullable<BodyOf<"threadCreate">["vedioList"]>[number];

/** An unfinished video upload, with the properties by which its file is recognized when it is selected again. */
export interface DraftVideoUpload {
  id: string;
  name: string;
  size: number;
  /** Modification time of the file in epoch milliseconds. */
  modified: number;
}

/** A selected topic. Without an ID it is created together with the thread. */
export interface DraftTopic {
  id?: string;
  content: string;
}

/** A mentioned member. */
export interface DraftFriend {
  userId: string;
  nickname: string;
  avatar?: string;
}

/** A location as the member named it, with coordinates only if the member attached them. */
export interface DraftPlace {
  name: string;
  lat?: number;
  lng?: number;
}

/** An unpublished thread. `requestId` stays the same until it is published, so that a retry never posts twice. */
export interface Draft {
  title: string;
  circleId: string;
  /** Plain text of a moment, sanitized HTML of other kinds. */
  content: string;
  /** Uploaded images: of a moment in display order; of other kinds every image that was ever inserted. */
  images: DraftImage[];
  videos: DraftVideo[];
  /** The unfinished video upload. */
  videoUpload: DraftVideoUpload | null;
  topics: DraftTopic[];
  friends: DraftFriend[];
  deviceName: string;
  /** Location of the thread; without a name there is none. */
  place: DraftPlace;
  /** Plan of an activity. */
  plan: Plan;
  /** Attached poll. */
  poll: DraftPoll | null;
  /** Details of a question; null for other articles. */
  question: DraftQuestion | null;
  requestId: string;
  /** Time of the last save in epoch milliseconds; 0 before the first. */
  savedAt: number;
  /** Server revision that this draft is based on; 0 before the first upload. */
  revision: number;
  /** Whether the draft changed since it was sent to the server. */
  unsent: boolean;
  /** Fingerprint of the content sent last. Recognizes a save whose response was lost. */
  sentFingerprint: string;
  /** Fingerprint of the content whose publication was requested without a response; empty otherwise. */
  publishFingerprint: string;
}

/** Storage that drafts are read from. */
type DraftReader = Pick<SafeStorage, "getItem" | "key" | "length">;

/** Returns the owner under which changes of a published thread are stored, apart from the drafts of new threads. */
export const getEditDraftOwner = (threadId: string, userId: string): string => `edit${threadId}.${userId}`;

/** Whether drafts of this owner are changes of a published thread. */
export const isEditDraftOwner = (owner: string): boolean => owner.startsWith("edit");

const getKeyPrefix = (kind: DraftKind, owner: string) => draftKey(kind, owner, "");
/** Returns the storage key of a draft. */
export const getDraftKey = (kind: DraftKind, owner: string, id: string): string =>
  `${getKeyPrefix(kind, owner)}${id}`;

/** Whether two drafts have the same content, whenever they were saved or sent. */
export function hasSameContent(a: Draft, b: Draft): boolean {
  const getContent = ({
    savedAt: _savedAt,
    revision: _revision,
    unsent: _unsent,
    sentFingerprint: _sent,
    publishFingerprint: _published,
    ...content
  }: Draft) => content;
  const [left, right] = [getContent(a), getContent(b)];
  const fields = Object.keys(left) as (keyof typeof left)[];
  return fields.every((field) => JSON.stringify(left[field]) === JSON.stringify(right[field]));
}

/** Creates a draft without content, with a request ID of its own. */
export const createEmptyDraft = (): Draft => ({
  title: "",
  circleId: "",
  content: "",
  images: [],
  videos: [],
  videoUpload: null,
  topics: [],
  friends: [],
  deviceName: "",
  place: { name: "" },
  plan: createEmptyPlan(),
  poll: null,
  question: null,
  requestId: randomId(),
  savedAt: 0,
  revision: 0,
  unsent: false,
  sentFingerprint: "",
  publishFingerprint: "",
});

/** Whether the draft is worth saving. A circle, topics, mentions or a location alone are not. */
export const hasContent = ({ title, content, images, videos, videoUpload, poll }: Draft): boolean =>
  [title, content].some((text) => text.trim() !== "") ||
  images.length + videos.length > 0 ||
  videoUpload !== null ||
  hasPollOptions(poll);

/** Completes a stored draft with the fields it lacks. Returns null if a field has an unexpected type. */
export function parseDraft(stored: unknown): Draft | null {
  if (typeof stored !== "object" || stored === null) return null;
  const empty = createEmptyDraft();
  const draft: Draft = { ...empty, ...stored };
  draft.plan = { ...empty.plan, ...draft.plan };
  const isValid = (Object.keys(empty) as (keyof Draft)[]).every(
    (field) =>
      typeof draft[field] === typeof empty[field] &&
      Array.isArray(draft[field]) === Array.isArray(empty[field]),
  );
  return isValid ? draft : null;
}

const readEntry = (storage: DraftReader, key: string) => parseDraft(readJson(storage, key));

/** Lists the stored drafts of one kind and owner, the last saved first. */
export function listStoredDrafts(storage: DraftReader, kind: DraftKind, owner: string): Draft[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "")
    .filter((key) => key.startsWith(getKeyPrefix(kind, owner)))
    .flatMap((key) => readEntry(storage, key) ?? [])
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** Reads a stored draft: the one with `id`, or the last saved without `id`. Returns null if there is none. */
export function readStoredDraft(
  storage: DraftReader,
  kind: DraftKind,
  owner: string,
  id?: string,
): Draft | null {
  return id
    ? readEntry(storage, getDraftKey(kind, owner, id))
    : (listStoredDrafts(storage, kind, owner)[0] ?? null);
}

/** Stores the draft, or removes it if it has no content. Returns whether the browser stored it. */
export function storeDraft(
  storage: Pick<SafeStorage, "setItem" | "removeItem">,
  kind: DraftKind,
  owner: string,
  draft: Draft,
): boolean {
  const key = getDraftKey(kind, owner, draft.requestId);
  if (hasContent(draft)) return storage.setItem(key, JSON.stringify(draft));
  storage.removeItem(key);
  return true;
}

/** Removes a draft from the storage. */
export function removeStoredDraft(
  storage: Pick<SafeStorage, "removeItem">,
  kind: DraftKind,
  owner: string,
  id: string,
): void {
  storage.removeItem(getDraftKey(kind, owner, id));
}

const getCurrentDraftKey = (kind: DraftKind, owner: string) => draftKey(kind, owner);

/** Records the draft that this tab edits, so that a reload opens it again regardless of other tabs. */
export function setCurrentDraftId(kind: DraftKind, owner: string, id: string): void {
  sessionStore.setItem(getCurrentDraftKey(kind, owner), id);
}

/** Returns the ID of the draft that this tab edited last, or undefined. */
export function getCurrentDraftId(kind: DraftKind, owner: string): string | undefined {
  return sessionStore.getItem(getCurrentDraftKey(kind, owner)) ?? undefined;
}
