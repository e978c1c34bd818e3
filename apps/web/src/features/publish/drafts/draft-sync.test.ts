import { expect, test } from "vitest";
import { DRAFT_RETRY_DELAY, DRAFT_SEND_DELAY } from "#config/timing.ts";
import {
  type Conflict,
  type Here,
  idleSync,
  type SyncEffect,
  type SyncEvent,
  type SyncState,
  stepSync,
} from "./draft-sync.ts";
import { fingerprint } from "./draft-wire.ts";
import { draftText as text } from "./text.ts";
import { emptyDraft } from "./thread-draft.ts";

const theirs = { ...emptyDraft(), requestId: "d1", content: "别处写的", revision: 5 };
const found: Conflict = { theirs, device: "Chrome" };

const here = (to: Partial<Here> = {}): Here => ({
  ...{ requestId: "d1", revision: 3, unsent: true, sending: "", tried: "" },
  ...{ print: "mine", written: true, signedIn: true },
  ...to,
});
const unchanged = here({ unsent: false });
const saving: SyncState = { ...idleSync, run: { step: "save", refused: 0 } };
const comparing: SyncState = { ...idleSync, run: { step: "compare", refused: 1 } };
const torn: SyncState = { ...idleSync, conflict: found };

const asked = { requestId: "d1", revision: 3 };
const saved = (to: Partial<Here> = {}): SyncEvent => ({
  ...{ type: "saved", here: here({ sending: "mine", ...to }), requestId: "d1", revision: 4, print: "mine" },
});
const compared = (to: Partial<Here>, it: Conflict | null, inRun = false): SyncEvent => ({
  ...{ type: "compared", here: here(to), asked, inRun, found: it, freshId: "d2" },
});
const failed = (code: number, to: Partial<Here> = {}): SyncEvent => ({
  ...{ type: "failed", here: here(to), code, message: "不行", isLost: code === 0 },
});

const mark = (standing: object): SyncEffect => ({ do: "mark", standing });
const save: SyncEffect[] = [mark({ sending: "mine" }), { do: "save" }];
const stop: SyncEffect = { do: "stopWaiting" };
const soon: SyncEffect = { do: "wait", delay: DRAFT_SEND_DELAY };
const later: SyncEffect = { do: "wait", delay: DRAFT_RETRY_DELAY };
const compare = (inRun: boolean): SyncEffect => ({ do: "compare", asked, inRun });
const told = (sentence: string): SyncEffect => ({ do: "tell", sentence });
const dropLists: SyncEffect = { do: "dropLists" };

type Case = [
  what: string,
  state: SyncState,
  event: SyncEvent,
  next: Partial<SyncState>,
  effects: SyncEffect[],
];

test.each<Case>([
  ["a change is sent a moment later", idleSync, { type: "written" }, { waiting: true }, [soon]],
  ["a second change does not put that off", { ...idleSync, waiting: true }, { type: "written" }, {}, []],
  [
    "what is due is sent",
    { ...idleSync, waiting: true },
    { type: "push", here: here() },
    saving,
    [stop, ...save],
  ],
  ["nothing is sent twice at a time", saving, { type: "push", here: here() }, {}, [stop]],
  ["nothing unsent is not sent", idleSync, { type: "push", here: unchanged }, {}, [stop]],
  ["nothing written is not sent", idleSync, { type: "push", here: here({ written: false }) }, {}, [stop]],
  ["a visitor sends nothing", idleSync, { type: "push", here: here({ signedIn: false }) }, {}, [stop]],
  ["an open conflict sends nothing", torn, { type: "push", here: here() }, {}, [stop]],
  [
    "what is being published is not sent",
    { ...idleSync, settled: true },
    { type: "push", here: here() },
    {},
    [stop],
  ],

  ["coming up sends what waits", idleSync, { type: "look", here: here() }, saving, [stop, ...save]],
  ["coming up compares what is sent", idleSync, { type: "look", here: unchanged }, {}, [compare(false)]],
  [
    "what was never sent is not compared",
    idleSync,
    { type: "look", here: { ...unchanged, revision: 0 } },
    {},
    [],
  ],
  ["a sending is not overtaken by a look", saving, { type: "look", here: unchanged }, {}, []],
  ["a conflict is not compared again", torn, { type: "look", here: unchanged }, {}, []],

  [
    "a kept draft is marked, and a failure over",
    { ...saving, failure: "不行" },
    saved(),
    { run: null, failure: "" },
    [mark({ revision: 4, unsent: false }), dropLists],
  ],
  [
    "what was written meanwhile is still to be sent",
    saving,
    saved({ print: "more" }),
    { run: null, waiting: true },
    [mark({ revision: 4 }), dropLists, soon],
  ],
  [
    "the answer for a draft that has gone marks nothing",
    saving,
    saved({ requestId: "d9", unsent: false }),
    { run: null },
    [],
  ],

  ["a late save is compared", saving, failed(409), comparing, [compare(true)]],
  ["a save of what is not there is compared", saving, failed(404), comparing, [compare(true)]],
  ["while publishing it is left to that", { ...saving, settled: true }, failed(409), { run: null }, []],
  ["an ended session is told elsewhere", saving, failed(401), { run: null }, []],
  ["a refusal is told and not repeated", saving, failed(400), { run: null, failure: "不行" }, []],
  ["too often is tried later", saving, failed(429), { run: null, failure: "不行", waiting: true }, [later]],
  [
    "a lost answer is tried later",
    saving,
    failed(0),
    { run: null, failure: text.offline, waiting: true },
    [later],
  ],
  ["a comparing that is refused ends it", comparing, failed(409), { run: null, failure: "不行" }, []],
  ["a fault of the program ends it", saving, { type: "broken" }, { run: null }, []],

  ["the same revision needs nothing", idleSync, compared({ revision: 5 }, found), {}, []],
  [
    "the revision that was asked with needs nothing",
    idleSync,
    compared({ revision: 4 }, { ...found, theirs: { ...theirs, revision: 3 } }),
    {},
    [],
  ],
  ["the answer for another draft is nobody's", idleSync, compared({ requestId: "d9" }, found), {}, []],
  [
    "the same content takes the server's revision",
    idleSync,
    compared({ print: fingerprint(theirs) }, found),
    {},
    [mark({ revision: 5, unsent: false })],
  ],
  [
    "our own save whose answer was lost, then sent on",
    comparing,
    compared({ sending: fingerprint(theirs) }, found, true),
    { run: { step: "save", refused: 1 } },
    [mark({ revision: 5 }), ...save],
  ],
  [
    "theirs is taken where nothing unsent is here",
    idleSync,
    compared({ unsent: false }, found),
    {},
    [told(text.taken), { do: "adopt", draft: theirs }],
  ],
  [
    "two contents are a conflict, and mine moves out of the way",
    comparing,
    compared({}, found, true),
    { run: null, conflict: found },
    [mark({ requestId: "d2", revision: 0, sending: "" })],
  ],
  [
    "what was written during a look is no less mine",
    idleSync,
    compared({}, found),
    { conflict: found },
    [mark({ requestId: "d2", revision: 0, sending: "" })],
  ],
  [
    "deleted elsewhere, with nothing new here",
    idleSync,
    compared({ unsent: false }, null),
    {},
    [told(text.goneUnchanged), { do: "adopt", draft: null }],
  ],
  [
    "deleted elsewhere, what is here goes on as another",
    comparing,
    compared({}, null, true),
    { run: { step: "save", refused: 1 } },
    [mark({ requestId: "d2", revision: 0, sending: "", tried: "" }), told(text.gone), ...save],
  ],
  [
    "published by a call whose answer was lost",
    comparing,
    compared({ tried: "mine" }, null, true),
    { run: null },
    [mark({ revision: 0, unsent: false })],
  ],
  [
    "published so, and written on since",
    idleSync,
    compared({ tried: "before" }, null),
    {},
    [mark({ requestId: "d2", revision: 0, sending: "", tried: "" }), told(text.wasPublished)],
  ],
  [
    "two that keep writing leave it to the next change",
    { ...comparing, run: { step: "compare", refused: 2 } },
    compared({ sending: fingerprint(theirs) }, found, true),
    { run: null, waiting: true },
    [mark({ revision: 5 }), soon],
  ],

  [
    "settled, nothing more is sent",
    idleSync,
    { type: "settle", here: here(), before: here() },
    { settled: true },
    [],
  ],
  ["in conflict nothing is settled", torn, { type: "settle", here: here(), before: here() }, {}, []],
  [
    "what became another draft while it was settled is not settled",
    idleSync,
    { type: "settle", here: here({ requestId: "d2" }), before: here({ tried: "mine" }) },
    {},
    [],
  ],
  [
    "what failed to be published is sent again",
    { ...idleSync, settled: true },
    { type: "resume", here: here() },
    { ...saving, settled: false },
    [stop, ...save],
  ],
  [
    "mine goes over theirs",
    torn,
    { type: "keepMine", here: here({ requestId: "d2", revision: 0 }) },
    { ...saving, conflict: null },
    [mark({ requestId: "d1", revision: 5, unsent: true }), stop, ...save],
  ],
  ["without a conflict there is nothing to keep", idleSync, { type: "keepMine", here: here() }, {}, []],
  [
    "both are kept as two drafts",
    torn,
    { type: "keepBoth", here: here({ requestId: "d2", revision: 0 }) },
    { ...saving, conflict: null },
    [mark({ unsent: true }), stop, ...save],
  ],
  [
    "a forgotten draft is not sent",
    { ...torn, waiting: true },
    { type: "forget" },
    { conflict: null, waiting: false },
    [stop],
  ],
])("%s", (_, state, event, next, effects) => {
  expect(stepSync(state, event)).toEqual([{ ...state, ...next }, effects]);
});

test("a choice that was put off is another question when it is settled again", () => {
  const [next] = stepSync(torn, { type: "settle", here: here(), before: here() });
  expect(next.conflict).not.toBe(torn.conflict);
});
