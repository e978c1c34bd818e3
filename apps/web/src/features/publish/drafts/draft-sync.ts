import { DRAFT_RETRY_DELAY_MS, DRAFT_SEND_DELAY_MS } from "#config/timing.ts";
import { getFingerprint } from "./draft-wire.ts";
import { draftText as text } from "./text.ts";
import type { Draft } from "./thread-draft.ts";
import type { SyncFields } from "./use-draft.ts";

/** The draft of the server, changed by another tab or device. */
export interface Conflict {
  theirs: Draft;
  device: string;
}

/** Snapshot of the draft in this page at the time of an event. */
export interface LocalDraft
  extends Pick<Draft, "requestId" | "revision" | "unsent" | "sentFingerprint" | "publishFingerprint"> {
  fingerprint: string;
  hasContent: boolean;
  /** Whether its member is signed in and the draft is synchronized at all. */
  canSync: boolean;
}

/** Identifies the local draft that a comparison was requested for. */
type DraftRef = Pick<LocalDraft, "requestId" | "revision">;

export interface SyncState {
  /** Message of the last failed save; empty if it succeeded. */
  failure: string;
  conflict: Conflict | null;
  /** Whether sending has stopped because the draft is being published or left. */
  isSettled: boolean;
  isTimerRunning: boolean;
  /** The save in progress, with the number of times the server has refused it. */
  request: { step: "save" | "compare"; refusals: number } | null;
}

export type SyncEvent =
  | { type: "changed" }
  /** The draft has to be sent at once: a button, the timer, another tab, or a hidden page. */
  | { type: "push"; local: LocalDraft }
  /** The page became visible, or the network came back. */
  | { type: "check"; local: LocalDraft }
  /** The server has saved the draft with this fingerprint. */
  | { type: "saved"; local: LocalDraft; requestId: string; revision: number; fingerprint: string }
  /**
   * The draft of the server has arrived; `server` is null if there is none. `newId` is for a local draft that has to
   * become a separate draft.
   */
  | {
      type: "compared";
      local: LocalDraft;
      ref: DraftRef;
      isPartOfSave: boolean;
      server: Conflict | null;
      newId: string;
    }
  /** A request failed; `isLost` if there was no response. */
  | { type: "failed"; local: LocalDraft; code: number; message: string; isLost: boolean }
  /** A request ended with an unexpected exception. */
  | { type: "crashed" }
  /** Publishing or leaving begins after the last push; `before` is the draft when that push began. */
  | { type: "settle"; local: LocalDraft; before: Pick<LocalDraft, "requestId" | "publishFingerprint"> }
  | { type: "resume"; local: LocalDraft }
  | { type: "keepMine"; local: LocalDraft }
  | { type: "keepBoth"; local: LocalDraft }
  | { type: "removed" };

export type SyncEffect =
  /** Sends the current draft. */
  | { type: "save" }
  /** Requests the draft of the server. */
  | { type: "compare"; ref: DraftRef; isPartOfSave: boolean }
  | { type: "updateFields"; fields: SyncFields }
  /** Replaces the draft in the form; null for a new one. */
  | { type: "replaceDraft"; draft: Draft | null }
  | { type: "toast"; message: string }
  | { type: "startTimer"; delay: number }
  | { type: "stopTimer" }
  /** Removes the unused cached lists of drafts. */
  | { type: "removeLists" };

export type Transition = [state: SyncState, effects: SyncEffect[]];

export const initialSyncState: SyncState = {
  failure: "",
  conflict: null,
  isSettled: false,
  isTimerRunning: false,
  request: null,
};

/** Maximum number of refusals before a save is left to the next change, so that two busy tabs do not loop. */
const MAX_REFUSALS = 2;

const shouldSave = ({ conflict, isSettled }: SyncState, local: LocalDraft): boolean =>
  local.canSync && !conflict && !isSettled && local.unsent && local.hasContent;

const startSave = (state: SyncState, { fingerprint }: LocalDraft, refusals: number): Transition => [
  { ...state, request: { step: "save", refusals } },
  [{ type: "updateFields", fields: { sentFingerprint: fingerprint } }, { type: "save" }],
];

const startTimer = (state: SyncState, delay: number): Transition => [
  { ...state, isTimerRunning: true },
  [{ type: "startTimer", delay }],
];

const prependEffects = (effects: SyncEffect[], [state, more]: Transition): Transition => [
  state,
  [...effects, ...more],
];

/** Starts a save unless a request is in progress or there is nothing to send. */
function push(state: SyncState, local: LocalDraft): Transition {
  const stopped = { ...state, isTimerRunning: false };
  const next: Transition =
    !state.request && shouldSave(state, local) ? startSave(stopped, local, 0) : [stopped, []];
  return prependEffects([{ type: "stopTimer" }], next);
}

/** Ends the request and schedules the next save if the draft changed in the meantime. */
function finishRequest(state: SyncState, local: LocalDraft): Transition {
  const finished = { ...state, request: null };
  return shouldSave(finished, local) ? startTimer(finished, DRAFT_SEND_DELAY_MS) : [finished, []];
}

/** Repeats a refused save after its comparison, or ends the request after `MAX_REFUSALS`. */
function retrySave(state: SyncState, local: LocalDraft): Transition {
  const { refusals } = state.request!;
  return refusals < MAX_REFUSALS && shouldSave(state, local)
    ? startSave(state, local, refusals)
    : finishRequest(state, local);
}

/** Compares the draft of the server with the local one and decides between them. */
function resolveComparison(
  state: SyncState,
  local: LocalDraft,
  { ref, server, newId }: Extract<SyncEvent, { type: "compared" }>,
): { state?: SyncState; fields?: SyncFields; effects?: SyncEffect[] } {
  const { requestId, revision, unsent, sentFingerprint, publishFingerprint, fingerprint } = local;
  if (requestId !== ref.requestId) return {};
  const replaceDraft = (draft: Draft | null, message: string) => ({
    effects: [
      { type: "toast", message },
      { type: "replaceDraft", draft },
    ] satisfies SyncEffect[],
  });
  if (!server) {
    // Published by a request whose response was lost. Publishing it again returns the same thread.
    if (publishFingerprint === fingerprint) return { fields: { revision: 0, unsent: false } };
    if (!unsent) return replaceDraft(null, text.deletedElsewhere);
    return {
      fields: { requestId: newId, revision: 0, sentFingerprint: "", publishFingerprint: "" },
      effects: [
        { type: "toast", message: publishFingerprint ? text.movedAfterPublish : text.movedAfterDelete },
      ],
    };
  }
  const { theirs } = server;
  if (theirs.revision === ref.revision || theirs.revision === revision) return {};
  const theirFingerprint = getFingerprint(theirs);
  if (theirFingerprint === fingerprint) return { fields: { revision: theirs.revision, unsent: false } };
  // Our own save, whose response was lost.
  if (theirFingerprint === sentFingerprint) return { fields: { revision: theirs.revision } };
  if (!unsent) return replaceDraft(theirs, text.replaced);
  // The local draft gets another ID at once, because the other tab stores its draft under the same key.
  return {
    state: { ...state, conflict: server },
    fields: { requestId: newId, revision: 0, sentFingerprint: "" },
  };
}

function handleFailure(state: SyncState, event: Extract<SyncEvent, { type: "failed" }>): Transition {
  const { local, code, message, isLost } = event;
  if (state.request?.step === "save" && (code === 409 || code === 404)) {
    const request = { step: "compare", refusals: state.request.refusals + 1 } as const;
    const next = { ...state, failure: "", request };
    if (state.isSettled) return retrySave(next, local);
    const { requestId, revision } = local;
    return [next, [{ type: "compare", ref: { requestId, revision }, isPartOfSave: true }]];
  }
  const finished = { ...state, request: null };
  if (code === 401) return [finished, []];
  const failed = { ...finished, failure: isLost ? text.offline : message };
  return isLost || code === 429 ? startTimer(failed, DRAFT_RETRY_DELAY_MS) : [failed, []];
}

/** Reducer of the synchronization of a draft with the server. Returns the next state and the effects to run. */
export function reduceSync(state: SyncState, event: SyncEvent): Transition {
  switch (event.type) {
    case "changed":
      return state.isTimerRunning ? [state, []] : startTimer(state, DRAFT_SEND_DELAY_MS);
    case "push":
      return push(state, event.local);
    case "check": {
      const { unsent, requestId, revision } = event.local;
      if (unsent) return push(state, event.local);
      if (revision === 0 || state.conflict || state.request) return [state, []];
      return [state, [{ type: "compare", ref: { requestId, revision }, isPartOfSave: false }]];
    }
    case "saved": {
      const { local, requestId, revision, fingerprint } = event;
      const saved = { ...state, failure: "" };
      if (local.requestId !== requestId) return finishRequest(saved, local);
      // Changes made during the request still have to be sent.
      const fields = { revision, ...(local.fingerprint === fingerprint && { unsent: false }) };
      return prependEffects(
        [{ type: "updateFields", fields }, { type: "removeLists" }],
        finishRequest(saved, { ...local, ...fields }),
      );
    }
    case "compared": {
      const { state: resolved = state, fields, effects = [] } = resolveComparison(state, event.local, event);
      const updates: SyncEffect[] = fields ? [{ type: "updateFields", fields }] : [];
      const next: Transition = event.isPartOfSave
        ? retrySave(resolved, { ...event.local, ...fields })
        : [resolved, []];
      return prependEffects([...updates, ...effects], next);
    }
    case "failed":
      return handleFailure(state, event);
    case "crashed":
      return [{ ...state, request: null }, []];
    case "settle": {
      const { local, before } = event;
      // Text written after a request that did publish is another thread: the member decides whether to publish it.
      const isSettled =
        !state.conflict && (!before.publishFingerprint || local.requestId === before.requestId);
      // A copy of the conflict opens its dialog again after the member has closed it.
      return [{ ...state, isSettled, conflict: state.conflict && { ...state.conflict } }, []];
    }
    case "resume":
      return push({ ...state, isSettled: false }, event.local);
    case "keepMine": {
      if (!state.conflict) return [state, []];
      const { requestId, revision } = state.conflict.theirs;
      const fields = { requestId, revision, unsent: true };
      const next = push({ ...state, conflict: null }, { ...event.local, ...fields });
      return prependEffects([{ type: "updateFields", fields }], next);
    }
    case "keepBoth": {
      const next = push({ ...state, conflict: null }, { ...event.local, unsent: true });
      return prependEffects([{ type: "updateFields", fields: { unsent: true } }], next);
    }
    case "removed":
      return [{ ...state, conflict: null, isTimerRunning: false }, [{ type: "stopTimer" }]];
  }
}
