import { expect, test } from "vitest";
import { DRAFT_RETRY_DELAY_MS, DRAFT_SEND_DELAY_MS } from "#config/timing.ts";
import {
  type Conflict,
  initialSyncState,
  type LocalDraft,
  reduceSync,
  type SyncEffect,
  type SyncEvent,
  type SyncState,
} from "./draft-sync.ts";
import { getFingerprint } from "./draft-wire.ts";
import { draftText as text } from "./text.ts";
import { createEmptyDraft } from "./thread-draft.ts";

const theirs = { ...createEmptyDraft(), requestId: "d1", content: "别处写的", revision: 5 };
const serverDraft: Conflict = { theirs, device: "Chrome" };

const createLocal = (to: Partial<LocalDraft> = {}): LocalDraft => ({
  ...{ requestId: "d1", revision: 3, unsent: true, sentFingerprint: "", publishFingerprint: "" },
  ...{ fingerprint: "mine", hasContent: true, canSync: true },
  ...to,
});
const unchanged = createLocal({ unsent: false });
const saving: SyncState = { ...initialSyncState, request: { step: "save", refusals: 0 } };
const comparing: SyncState = { ...initialSyncState, request: { step: "compare", refusals: 1 } };
const conflicting: SyncState = { ...initialSyncState, conflict: serverDraft };

const ref = { requestId: "d1", revision: 3 };
const saved = (to: Partial<LocalDraft> = {}): SyncEvent => ({
  ...{ type: "saved", local: createLocal({ sentFingerprint: "mine", ...to }), requestId: "d1", revision: 4 },
  fingerprint: "mine",
});
const compared = (to: Partial<LocalDraft>, server: Conflict | null, isPartOfSave = false): SyncEvent => ({
  ...{ type: "compared", local: createLocal(to), ref, isPartOfSave, server, newId: "d2" },
});
const failed = (code: number, to: Partial<LocalDraft> = {}): SyncEvent => ({
  ...{ type: "failed", local: createLocal(to), code, message: "不行", isLost: code === 0 },
});

const updateFields = (fields: object): SyncEffect => ({ type: "updateFields", fields });
const save: SyncEffect[] = [updateFields({ sentFingerprint: "mine" }), { type: "save" }];
const stopTimer: SyncEffect = { type: "stopTimer" };
const sendTimer: SyncEffect = { type: "startTimer", delay: DRAFT_SEND_DELAY_MS };
const retryTimer: SyncEffect = { type: "startTimer", delay: DRAFT_RETRY_DELAY_MS };
const compare = (isPartOfSave: boolean): SyncEffect => ({ type: "compare", ref, isPartOfSave });
const toast = (message: string): SyncEffect => ({ type: "toast", message });
const removeLists: SyncEffect = { type: "removeLists" };

type Case = [
  title: string,
  state: SyncState,
  event: SyncEvent,
  next: Partial<SyncState>,
  effects: SyncEffect[],
];

test.each<Case>([
  [
    "sends a change after a delay",
    initialSyncState,
    { type: "changed" },
    { isTimerRunning: true },
    [sendTimer],
  ],
  [
    "does not delay the send for a second change",
    { ...initialSyncState, isTimerRunning: true },
    { type: "changed" },
    {},
    [],
  ],
  [
    "sends unsent changes",
    { ...initialSyncState, isTimerRunning: true },
    { type: "push", local: createLocal() },
    saving,
    [stopTimer, ...save],
  ],
  [
    "does not send while a request is in progress",
    saving,
    { type: "push", local: createLocal() },
    {},
    [stopTimer],
  ],
  ["does not send an unchanged draft", initialSyncState, { type: "push", local: unchanged }, {}, [stopTimer]],
  [
    "does not send an empty draft",
    initialSyncState,
    { type: "push", local: createLocal({ hasContent: false }) },
    {},
    [stopTimer],
  ],
  [
    "does not send without a session",
    initialSyncState,
    { type: "push", local: createLocal({ canSync: false }) },
    {},
    [stopTimer],
  ],
  ["does not send during a conflict", conflicting, { type: "push", local: createLocal() }, {}, [stopTimer]],
  [
    "does not send while publishing",
    { ...initialSyncState, isSettled: true },
    { type: "push", local: createLocal() },
    {},
    [stopTimer],
  ],

  [
    "sends unsent changes when the page becomes visible",
    initialSyncState,
    { type: "check", local: createLocal() },
    saving,
    [stopTimer, ...save],
  ],
  [
    "compares a sent draft when the page becomes visible",
    initialSyncState,
    { type: "check", local: unchanged },
    {},
    [compare(false)],
  ],
  [
    "does not compare a draft that was never sent",
    initialSyncState,
    { type: "check", local: { ...unchanged, revision: 0 } },
    {},
    [],
  ],
  ["does not compare while a request is in progress", saving, { type: "check", local: unchanged }, {}, []],
  ["does not compare during a conflict", conflicting, { type: "check", local: unchanged }, {}, []],

  [
    "records the new revision and clears the failure",
    { ...saving, failure: "不行" },
    saved(),
    { request: null, failure: "" },
    [updateFields({ revision: 4, unsent: false }), removeLists],
  ],
  [
    "sends changes made during the request",
    saving,
    saved({ fingerprint: "more" }),
    { request: null, isTimerRunning: true },
    [updateFields({ revision: 4 }), removeLists, sendTimer],
  ],
  [
    "ignores the response for a draft that was replaced",
    saving,
    saved({ requestId: "d9", unsent: false }),
    { request: null },
    [],
  ],

  ["compares after a save of an old revision", saving, failed(409), comparing, [compare(true)]],
  ["compares after a save of a deleted draft", saving, failed(404), comparing, [compare(true)]],
  ["does not compare while publishing", { ...saving, isSettled: true }, failed(409), { request: null }, []],
  ["reports no failure for an ended session", saving, failed(401), { request: null }, []],
  ["reports a refusal and does not retry", saving, failed(400), { request: null, failure: "不行" }, []],
  [
    "retries later after too many requests",
    saving,
    failed(429),
    { request: null, failure: "不行", isTimerRunning: true },
    [retryTimer],
  ],
  [
    "retries later after a lost response",
    saving,
    failed(0),
    { request: null, failure: text.offline, isTimerRunning: true },
    [retryTimer],
  ],
  [
    "ends the request if the comparison is refused",
    comparing,
    failed(409),
    { request: null, failure: "不行" },
    [],
  ],
  ["ends the request after an exception", saving, { type: "crashed" }, { request: null }, []],

  ["does nothing for the same revision", initialSyncState, compared({ revision: 5 }, serverDraft), {}, []],
  [
    "does nothing for the revision that was compared",
    initialSyncState,
    compared({ revision: 4 }, { ...serverDraft, theirs: { ...theirs, revision: 3 } }),
    {},
    [],
  ],
  [
    "ignores the comparison of another draft",
    initialSyncState,
    compared({ requestId: "d9" }, serverDraft),
    {},
    [],
  ],
  [
    "adopts the revision of the server for the same content",
    initialSyncState,
    compared({ fingerprint: getFingerprint(theirs) }, serverDraft),
    {},
    [updateFields({ revision: 5, unsent: false })],
  ],
  [
    "recognizes its own save after a lost response and continues",
    comparing,
    compared({ sentFingerprint: getFingerprint(theirs) }, serverDraft, true),
    { request: { step: "save", refusals: 1 } },
    [updateFields({ revision: 5 }), ...save],
  ],
  [
    "replaces a draft without unsent changes",
    initialSyncState,
    compared({ unsent: false }, serverDraft),
    {},
    [toast(text.replaced), { type: "replaceDraft", draft: theirs }],
  ],
  [
    "reports a conflict and gives the local draft another ID",
    comparing,
    compared({}, serverDraft, true),
    { request: null, conflict: serverDraft },
    [updateFields({ requestId: "d2", revision: 0, sentFingerprint: "" })],
  ],
  [
    "reports a conflict for changes made during a check",
    initialSyncState,
    compared({}, serverDraft),
    { conflict: serverDraft },
    [updateFields({ requestId: "d2", revision: 0, sentFingerprint: "" })],
  ],
  [
    "closes a draft that was deleted elsewhere",
    initialSyncState,
    compared({ unsent: false }, null),
    {},
    [toast(text.deletedElsewhere), { type: "replaceDraft", draft: null }],
  ],
  [
    "saves unsent changes of a deleted draft as another draft",
    comparing,
    compared({}, null, true),
    { request: { step: "save", refusals: 1 } },
    [
      updateFields({ requestId: "d2", revision: 0, sentFingerprint: "", publishFingerprint: "" }),
      toast(text.movedAfterDelete),
      ...save,
    ],
  ],
  [
    "waits for publishing after its response was lost",
    comparing,
    compared({ publishFingerprint: "mine" }, null, true),
    { request: null },
    [updateFields({ revision: 0, unsent: false })],
  ],
  [
    "saves changes made after publishing as another draft",
    initialSyncState,
    compared({ publishFingerprint: "before" }, null),
    {},
    [
      updateFields({ requestId: "d2", revision: 0, sentFingerprint: "", publishFingerprint: "" }),
      toast(text.movedAfterPublish),
    ],
  ],
  [
    "stops retrying after two refusals",
    { ...comparing, request: { step: "compare", refusals: 2 } },
    compared({ sentFingerprint: getFingerprint(theirs) }, serverDraft, true),
    { request: null, isTimerRunning: true },
    [updateFields({ revision: 5 }), sendTimer],
  ],

  [
    "settles",
    initialSyncState,
    { type: "settle", local: createLocal(), before: createLocal() },
    { isSettled: true },
    [],
  ],
  [
    "does not settle during a conflict",
    conflicting,
    { type: "settle", local: createLocal(), before: createLocal() },
    {},
    [],
  ],
  [
    "does not settle a draft that became another one",
    initialSyncState,
    {
      type: "settle",
      local: createLocal({ requestId: "d2" }),
      before: createLocal({ publishFingerprint: "mine" }),
    },
    {},
    [],
  ],
  [
    "sends again after publishing failed",
    { ...initialSyncState, isSettled: true },
    { type: "resume", local: createLocal() },
    { ...saving, isSettled: false },
    [stopTimer, ...save],
  ],
  [
    "overwrites the draft of the server",
    conflicting,
    { type: "keepMine", local: createLocal({ requestId: "d2", revision: 0 }) },
    { ...saving, conflict: null },
    [updateFields({ requestId: "d1", revision: 5, unsent: true }), stopTimer, ...save],
  ],
  [
    "ignores the choice without a conflict",
    initialSyncState,
    { type: "keepMine", local: createLocal() },
    {},
    [],
  ],
  [
    "keeps both drafts",
    conflicting,
    { type: "keepBoth", local: createLocal({ requestId: "d2", revision: 0 }) },
    { ...saving, conflict: null },
    [updateFields({ unsent: true }), stopTimer, ...save],
  ],
  [
    "does not send a removed draft",
    { ...conflicting, isTimerRunning: true },
    { type: "removed" },
    { conflict: null, isTimerRunning: false },
    [stopTimer],
  ],
])("%s", (_, state, event, next, effects) => {
  expect(reduceSync(state, event)).toEqual([{ ...state, ...next }, effects]);
});

test("reports the conflict again when settling after its dialog was closed", () => {
  const [next] = reduceSync(conflicting, { type: "settle", local: createLocal(), before: createLocal() });
  expect(next.conflict).not.toBe(conflicting.conflict);
});
