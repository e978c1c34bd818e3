import { DRAFT_RETRY_DELAY, DRAFT_SEND_DELAY } from "#config/timing.ts";
import { fingerprint } from "./draft-wire.ts";
import { draftText as text } from "./text.ts";
import type { Draft } from "./thread-draft.ts";
import type { Standing } from "./use-draft.ts";

/** The server's draft that another tab or device has written meanwhile. */
export interface Conflict {
  theirs: Draft;
  device: string;
}

/** The draft of this page as an event finds it. */
export interface Here extends Pick<Draft, "requestId" | "revision" | "unsent" | "sending" | "tried"> {
  /** Its fingerprint. */
  print: string;
  /** Whether there is anything worth sending. */
  written: boolean;
  /** Whether its member is signed in and it is sent at all. */
  signedIn: boolean;
}

/** The draft that the server's was asked for to be compared with. */
type Asked = Pick<Here, "requestId" | "revision">;

export interface SyncState {
  /** Why the last sending failed; empty when it did not. */
  failure: string;
  conflict: Conflict | null;
  /** Nothing more is sent: it is being published or left. */
  settled: boolean;
  /** The timer for the next sending is running. */
  waiting: boolean;
  /** The save in progress, with how often the server has refused it. */
  run: { step: "save" | "compare"; refused: number } | null;
}

export type SyncEvent =
  /** Something was written. */
  | { type: "written" }
  /** It is to be sent at once: a button, the timer, another tab, the page going out of sight. */
  | { type: "push"; here: Here }
  /** The page came up, or the network came back. */
  | { type: "look"; here: Here }
  /** The server has saved the draft with this fingerprint. */
  | { type: "saved"; here: Here; requestId: string; revision: number; print: string }
  /** The server's draft has come, null when there is none; `freshId` is for a draft that has to move out of its way. */
  | { type: "compared"; here: Here; asked: Asked; inRun: boolean; found: Conflict | null; freshId: string }
  /** A call of the sending failed; `isLost` without an answer. */
  | { type: "failed"; here: Here; code: number; message: string; isLost: boolean }
  /** A call of the sending ended in a fault of the program. */
  | { type: "broken" }
  /** What was to be sent has been, before publishing or leaving: `before` is the draft as it was when that began. */
  | { type: "settle"; here: Here; before: Pick<Here, "requestId" | "tried"> }
  | { type: "resume"; here: Here }
  | { type: "keepMine"; here: Here }
  | { type: "keepBoth"; here: Here }
  | { type: "forget" };

export type SyncEffect =
  /** Sends the draft as it is now. */
  | { do: "save" }
  /** Asks for the server's draft. */
  | { do: "compare"; asked: Asked; inRun: boolean }
  /** Notes how the draft stands with the server. */
  | { do: "mark"; standing: Standing }
  /** Goes on with another draft, null for a new one. */
  | { do: "adopt"; draft: Draft | null }
  | { do: "tell"; sentence: string }
  /** Starts the timer again, or stops it. */
  | { do: "wait"; delay: number }
  | { do: "stopWaiting" }
  /** The lists of drafts nobody shows are out of date. */
  | { do: "dropLists" };

export type Step = [state: SyncState, effects: SyncEffect[]];

export const idleSync: SyncState = {
  failure: "",
  conflict: null,
  settled: false,
  waiting: false,
  run: null,
};

const REFUSALS_MAX = 2;

const isDue = ({ conflict, settled }: SyncState, { signedIn, unsent, written }: Here): boolean =>
  signedIn && !conflict && !settled && unsent && written;

const save = (state: SyncState, { print }: Here, refused: number): Step => [
  { ...state, run: { step: "save", refused } },
  [{ do: "mark", standing: { sending: print } }, { do: "save" }],
];

const wait = (state: SyncState, delay: number): Step => [
  { ...state, waiting: true },
  [{ do: "wait", delay }],
];

/** What comes after some effects. */
const after = (effects: SyncEffect[], [state, more]: Step): Step => [state, [...effects, ...more]];

/** Begins a sending unless one is in progress or nothing is due. */
function push(state: SyncState, here: Here): Step {
  const stopped = { ...state, waiting: false };
  const begun: Step = !state.run && isDue(state, here) ? save(stopped, here, 0) : [stopped, []];
  return after([{ do: "stopWaiting" }], begun);
}

/** Ends the sending; what was written on meanwhile is sent a moment later. */
function end(state: SyncState, here: Here): Step {
  const over = { ...state, run: null };
  return isDue(over, here) ? wait(over, DRAFT_SEND_DELAY) : [over, []];
}

/** A refused save is compared and sent again once: two tabs that keep writing leave it to the next change. */
function again(state: SyncState, here: Here): Step {
  const { refused } = state.run!;
  return refused < REFUSALS_MAX && isDue(state, here) ? save(state, here, refused) : end(state, here);
}

/** What is to be done about the server's draft, compared with the one here. */
function meet(
  state: SyncState,
  here: Here,
  { asked, found, freshId }: Extract<SyncEvent, { type: "compared" }>,
): { state?: SyncState; standing?: Standing; effects?: SyncEffect[] } {
  const { requestId, revision, unsent, sending, tried, print } = here;
  if (requestId !== asked.requestId) return {};
  const goOnWith = (draft: Draft | null, sentence: string) => ({
    effects: [
      { do: "tell", sentence },
      { do: "adopt", draft },
    ] satisfies SyncEffect[],
  });
  if (!found) {
    // Published by a call whose answer was lost: publishing it again gives that thread.
    if (tried === print) return { standing: { revision: 0, unsent: false } };
    if (!unsent) return goOnWith(null, text.goneUnchanged);
    return {
      standing: { requestId: freshId, revision: 0, sending: "", tried: "" },
      effects: [{ do: "tell", sentence: tried ? text.wasPublished : text.gone }],
    };
  }
  const { theirs } = found;
  if (theirs.revision === asked.revision || theirs.revision === revision) return {};
  const theirPrint = fingerprint(theirs);
  if (theirPrint === print) return { standing: { revision: theirs.revision, unsent: false } };
  // Our own save, whose answer was lost.
  if (theirPrint === sending) return { standing: { revision: theirs.revision } };
  if (!unsent) return goOnWith(theirs, text.taken);
  // Out of the other tab's way at once: it keeps its draft in the same place.
  return {
    state: { ...state, conflict: found },
    standing: { requestId: freshId, revision: 0, sending: "" },
  };
}

/** A call of the sending has failed. */
function fail(state: SyncState, event: Extract<SyncEvent, { type: "failed" }>): Step {
  const { here, code, message, isLost } = event;
  if (state.run?.step === "save" && (code === 409 || code === 404)) {
    const refused = { step: "compare", refused: state.run.refused + 1 } as const;
    const next = { ...state, failure: "", run: refused };
    if (state.settled) return again(next, here);
    const { requestId, revision } = here;
    return [next, [{ do: "compare", asked: { requestId, revision }, inRun: true }]];
  }
  const over = { ...state, run: null };
  if (code === 401) return [over, []];
  const failed = { ...over, failure: isLost ? text.offline : message };
  return isLost || code === 429 ? wait(failed, DRAFT_RETRY_DELAY) : [failed, []];
}

/** One step of a draft on its way to the server: what an event makes of the state, and what has to be done. */
export function stepSync(state: SyncState, event: SyncEvent): Step {
  switch (event.type) {
    case "written":
      return state.waiting ? [state, []] : wait(state, DRAFT_SEND_DELAY);
    case "push":
      return push(state, event.here);
    case "look": {
      const { unsent, requestId, revision } = event.here;
      if (unsent) return push(state, event.here);
      if (revision === 0 || state.conflict || state.run) return [state, []];
      return [state, [{ do: "compare", asked: { requestId, revision }, inRun: false }]];
    }
    case "saved": {
      const { here, requestId, revision, print } = event;
      const kept = { ...state, failure: "" };
      if (here.requestId !== requestId) return end(kept, here);
      // Written on meanwhile: that is still to be sent.
      const standing = { revision, ...(here.print === print && { unsent: false }) };
      return after([{ do: "mark", standing }, { do: "dropLists" }], end(kept, { ...here, ...standing }));
    }
    case "compared": {
      const { state: met = state, standing, effects = [] } = meet(state, event.here, event);
      const marks: SyncEffect[] = standing ? [{ do: "mark", standing }] : [];
      const next: Step = event.inRun ? again(met, { ...event.here, ...standing }) : [met, []];
      return after([...marks, ...effects], next);
    }
    case "failed":
      return fail(state, event);
    case "broken":
      return [{ ...state, run: null }, []];
    case "settle": {
      const { here, before } = event;
      // What was written after a call that did publish is another text: its member decides whether it goes out, too.
      const settled = !state.conflict && (!before.tried || here.requestId === before.requestId);
      // Another object is another question: a choice that was put off is asked for again.
      return [{ ...state, settled, conflict: state.conflict && { ...state.conflict } }, []];
    }
    case "resume":
      return push({ ...state, settled: false }, event.here);
    case "keepMine": {
      if (!state.conflict) return [state, []];
      const { requestId, revision } = state.conflict.theirs;
      const standing = { requestId, revision, unsent: true };
      const next = push({ ...state, conflict: null }, { ...event.here, ...standing });
      return after([{ do: "mark", standing }], next);
    }
    case "keepBoth": {
      const next = push({ ...state, conflict: null }, { ...event.here, unsent: true });
      return after([{ do: "mark", standing: { unsent: true } }], next);
    }
    case "forget":
      return [{ ...state, conflict: null, waiting: false }, [{ do: "stopWaiting" }]];
  }
}
