import { ApiError } from "@lenscape/api/errors";
import { randomId } from "@lenscape/api/random-id";
import { toast } from "@lenscape/ui/toast";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type App, useApp, useMember } from "#lib/app.tsx";
import { byChange, invalidateAfter } from "#lib/invalidate.ts";
import {
  type Conflict,
  initialSyncState,
  type LocalDraft,
  reduceSync,
  type SyncEffect,
  type SyncEvent,
  type SyncState,
} from "./draft-sync.ts";
import { getFingerprint, toDraft, toDraftSaveBody } from "./draft-wire.ts";
import { draftText as text } from "./text.ts";
import { type Draft, type DraftKind, hasContent } from "./thread-draft.ts";
import type { DraftState } from "./use-draft.ts";

export interface DraftSync {
  /** Reason why the draft is stored on this device only; empty if the server has it or is about to. */
  localOnlyReason: string;
  conflict: Conflict | null;
  /**
   * Sends unsent changes and then stops sending. Returns whether the draft may be published or left: false if it was
   * changed elsewhere. `resume` starts sending again.
   */
  settle: () => Promise<boolean>;
  /** Sends at once. */
  push: () => void;
  resume: () => void;
  /** Resolves the conflict by overwriting the draft of the server. */
  keepMine: () => void;
  /** Resolves the conflict by keeping two drafts. */
  keepBoth: () => void;
  /** Deletes the draft on the server. */
  remove: () => Promise<void>;
}

/** Props and state of the last render. */
interface RenderedState {
  state: DraftState;
  onReplace: (draft: Draft | null) => void;
  canSync: boolean;
}

/** Runs the effects of `reduceSync`: requests, the timer, stored fields and toasts. `onState` receives every state. */
function createSyncRunner(
  { api, queries }: App,
  kind: DraftKind,
  rendered: RefObject<RenderedState>,
  onState: (sync: SyncState) => void,
) {
  let sync = initialSyncState;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const idleCallbacks: (() => void)[] = [];
  const getDraft = () => rendered.current.state.getDraft();

  const getLocal = (): LocalDraft => {
    const draft = getDraft();
    const { requestId, revision, unsent, sentFingerprint, publishFingerprint } = draft;
    return {
      ...{ requestId, revision, unsent, sentFingerprint, publishFingerprint },
      fingerprint: getFingerprint(draft),
      hasContent: hasContent(draft),
      canSync: rendered.current.canSync,
    };
  };

  const save = async (): Promise<SyncEvent> => {
    const draft = getDraft();
    const { revision } = await api.call("draftSave", { body: toDraftSaveBody(kind, draft), silent: true });
    const { requestId } = draft;
    return { type: "saved", local: getLocal(), requestId, revision, fingerprint: getFingerprint(draft) };
  };

  const compare = async ({
    ref,
    isPartOfSave,
  }: Extract<SyncEffect, { type: "compare" }>): Promise<SyncEvent> => {
    const response = await api
      .call("draftGet", { query: { draftId: ref.requestId }, silent: true })
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 404) return null;
        throw error;
      });
    const theirs = response && toDraft(response);
    const server = theirs && { theirs, device: response.device };
    return { type: "compared", local: getLocal(), ref, isPartOfSave, server, newId: randomId() };
  };

  /** Awaits a request of a save and sends its outcome as an event. */
  const runRequest = async (request: Promise<SyncEvent>) => {
    try {
      send(await request);
    } catch (error) {
      if (!(error instanceof ApiError)) {
        send({ type: "crashed" });
        throw error;
      }
      const { code, message, kind } = error;
      const isLost = kind === "network" || kind === "timeout";
      send({ type: "failed", local: getLocal(), code, message, isLost });
    }
  };

  const runEffect = (effect: SyncEffect): void => {
    switch (effect.type) {
      case "save":
        void runRequest(save());
        break;
      case "compare":
        // A failed check outside a save is ignored, because the next check repeats it.
        void (effect.isPartOfSave
          ? runRequest(compare(effect))
          : compare(effect).then(send, () => undefined));
        break;
      case "updateFields":
        rendered.current.state.updateSync(effect.fields);
        break;
      case "replaceDraft":
        rendered.current.onReplace(effect.draft);
        break;
      case "toast":
        toast(effect.message);
        break;
      case "startTimer":
        clearTimeout(timer);
        timer = setTimeout(() => send({ type: "push", local: getLocal() }), effect.delay);
        break;
      case "stopTimer":
        clearTimeout(timer);
        break;
      case "removeLists":
        queries.removeQueries({ type: "inactive", predicate: byChange("draftSave") });
    }
  };

  const send = (event: SyncEvent): void => {
    const [next, effects] = reduceSync(sync, event);
    sync = next;
    for (const effect of effects) runEffect(effect);
    onState(sync);
    if (sync.request) return;
    for (const onIdle of idleCallbacks.splice(0)) onIdle();
  };

  return {
    send,
    getLocal,
    getState: () => sync,
    /** Resolves when no request is in progress. */
    whenIdle: () =>
      sync.request ? new Promise<void>((resolve) => idleCallbacks.push(resolve)) : Promise.resolve(),
  };
}

/**
 * Synchronizes the draft with the server while its member is signed in: a moment after a change, when the network is
 * back and when the page becomes visible. A newer draft of the server replaces the local one through `onReplace` if
 * there are no unsent changes here. Otherwise it is a conflict, and the local draft becomes a separate one until the
 * member chooses. `reduceSync` has the rules. `isEnabled` is false for changes of a published thread.
 */
export function useDraftSync(
  kind: DraftKind,
  userId: string,
  state: DraftState,
  onReplace: (draft: Draft | null) => void,
  isEnabled = true,
): DraftSync {
  const app = useApp();
  const canSync = useMember().userId === userId && isEnabled;
  const [{ failure, conflict }, setShown] =
    useState<Pick<SyncState, "failure" | "conflict">>(initialSyncState);
  const rendered = useRef<RenderedState>({ state, onReplace, canSync });
  useLayoutEffect(() => {
    rendered.current = { state, onReplace, canSync };
  });
  const [sync] = useState(() =>
    createSyncRunner(app, kind, rendered, ({ failure, conflict }) =>
      setShown((shown) =>
        shown.failure === failure && shown.conflict === conflict ? shown : { failure, conflict },
      ),
    ),
  );
  const send = (type: "push" | "resume" | "keepMine" | "keepBoth") =>
    sync.send({ type, local: sync.getLocal() });

  const { changeCount } = state;
  useEffect(() => {
    if (changeCount > 0 && canSync) sync.send({ type: "changed" });
  }, [changeCount, canSync, sync]);

  useEffect(() => {
    if (!canSync) return undefined;
    const send = (type: "push" | "check") => sync.send({ type, local: sync.getLocal() });
    const onVisibilityOrNetwork = () => send(document.visibilityState === "visible" ? "check" : "push");
    // Another tab has stored the same draft.
    const onStorage = ({ key }: StorageEvent) => {
      if (key?.endsWith(rendered.current.state.getDraft().requestId)) send("push");
    };
    send("check");
    document.addEventListener("visibilitychange", onVisibilityOrNetwork);
    window.addEventListener("online", onVisibilityOrNetwork);
    window.addEventListener("storage", onStorage);
    return () => {
      document.removeEventListener("visibilitychange", onVisibilityOrNetwork);
      window.removeEventListener("online", onVisibilityOrNetwork);
      window.removeEventListener("storage", onStorage);
      send("push");
    };
  }, [canSync, sync]);

  return {
    localOnlyReason: conflict ? text.conflictTitle : canSync || !isEnabled ? failure : text.signedOut,
    conflict,
    settle: async () => {
      const before = state.getDraft();
      // A draft that never left this page needs no comparison.
      if (before.revision > 0 || state.restoredAt !== null || before.publishFingerprint) {
        await sync.whenIdle();
        send("push");
        await sync.whenIdle();
      }
      sync.send({ type: "settle", local: sync.getLocal(), before });
      return sync.getState().isSettled;
    },
    push: () => send("push"),
    resume: () => send("resume"),
    keepMine: () => send("keepMine"),
    keepBoth: () => send("keepBoth"),
    remove: async () => {
      const { requestId, revision } = state.getDraft();
      const isLocalOnly = revision === 0 && !sync.getState().request;
      sync.send({ type: "removed" });
      if (isLocalOnly) return;
      await sync.whenIdle();
      await app.api.call("draftDel", { body: { draftId: requestId }, silent: true }).catch(() => undefined);
      await invalidateAfter(app.queries, "draftDel");
    },
  };
}
