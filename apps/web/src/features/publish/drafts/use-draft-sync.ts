import { ApiError } from "@lenscape/api/errors";
import { randomId } from "@lenscape/api/random-id";
import { toast } from "@lenscape/ui/toast";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type App, useApp, useMember } from "#lib/app.tsx";
import { changedBy, touched } from "#lib/touched.ts";
import {
  type Conflict,
  type Here,
  idleSync,
  type SyncEffect,
  type SyncEvent,
  type SyncState,
  stepSync,
} from "./draft-sync.ts";
import { bodyOfDraft, draftOf, fingerprint } from "./draft-wire.ts";
import { draftText as text } from "./text.ts";
import { type Draft, type DraftKind, isWritten } from "./thread-draft.ts";
import type { DraftState } from "./use-draft.ts";

export interface DraftSync {
  /** Why the draft is on this device alone; empty while the server has it or is about to. */
  reason: string;
  conflict: Conflict | null;
  /**
   * Sends what has not been sent, and nothing more from then on. Returns whether the draft may be published or left:
   * false when another has changed it. `resume` takes up sending again.
   */
  settle: () => Promise<boolean>;
  /** Sends at once. */
  push: () => void;
  resume: () => void;
  /** Goes on with mine over theirs, or with both as two drafts. */
  keepMine: () => void;
  keepBoth: () => void;
  /** Deletes the draft on the server. */
  forget: () => Promise<void>;
}

/** What the page has at the moment. */
interface Page {
  state: DraftState;
  adopt: (draft: Draft | null) => void;
  signedIn: boolean;
}

/** Performs what `stepSync` decides: calls, the timer, what is kept and told. `show` is given every state. */
function runSync(
  { api, queries }: App,
  kind: DraftKind,
  page: RefObject<Page>,
  show: (sync: SyncState) => void,
) {
  let sync = idleSync;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const idle: (() => void)[] = [];
  const latest = () => page.current.state.latest();

  const here = (): Here => {
    const draft = latest();
    const { requestId, revision, unsent, sending, tried } = draft;
    const { signedIn } = page.current;
    const [print, written] = [fingerprint(draft), isWritten(draft)];
    return { requestId, revision, unsent, sending, tried, print, written, signedIn };
  };

  const save = async (): Promise<SyncEvent> => {
    const draft = latest();
    const { revision } = await api.call("draftSave", { body: bodyOfDraft(kind, draft), silent: true });
    const { requestId } = draft;
    return { type: "saved", here: here(), requestId, revision, print: fingerprint(draft) };
  };

  const compare = async ({ asked, inRun }: Extract<SyncEffect, { do: "compare" }>): Promise<SyncEvent> => {
    const answer = await api
      .call("draftGet", { query: { draftId: asked.requestId }, silent: true })
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 404) return null;
        throw error;
      });
    const theirs = answer && draftOf(answer);
    const found = theirs && { theirs, device: answer.device };
    return { type: "compared", here: here(), asked, inRun, found, freshId: randomId() };
  };

  /** Runs a call of the sending and tells how it ended. */
  const tell = async (call: Promise<SyncEvent>) => {
    try {
      send(await call);
    } catch (error) {
      if (!(error instanceof ApiError)) {
        send({ type: "broken" });
        throw error;
      }
      const { code, message, kind } = error;
      send({ type: "failed", here: here(), code, message, isLost: kind === "network" || kind === "timeout" });
    }
  };

  const perform = (effect: SyncEffect): void => {
    switch (effect.do) {
      case "save":
        void tell(save());
        break;
      case "compare":
        // Nobody waits for a look at the server's draft: the next one comes.
        void (effect.inRun ? tell(compare(effect)) : compare(effect).then(send, () => undefined));
        break;
      case "mark":
        page.current.state.mark(effect.standing);
        break;
      case "adopt":
        page.current.adopt(effect.draft);
        break;
      case "tell":
        toast(effect.sentence);
        break;
      case "wait":
        clearTimeout(timer);
        timer = setTimeout(() => send({ type: "push", here: here() }), effect.delay);
        break;
      case "stopWaiting":
        clearTimeout(timer);
        break;
      case "dropLists":
        queries.removeQueries({ type: "inactive", predicate: changedBy("draftSave") });
    }
  };

  const send = (event: SyncEvent): void => {
    const [next, effects] = stepSync(sync, event);
    sync = next;
    for (const effect of effects) perform(effect);
    show(sync);
    if (sync.run) return;
    for (const tellIdle of idle.splice(0)) tellIdle();
  };

  return {
    send,
    here,
    now: () => sync,
    /** Resolves when no sending is in progress. */
    over: () => (sync.run ? new Promise<void>((resolve) => idle.push(resolve)) : Promise.resolve()),
  };
}

/**
 * Sends the draft to the server while its member is signed in: a moment after a change, when the network is back and
 * when the page comes up. What another tab or device has written meanwhile is taken over by `adopt` when nothing
 * unsent is here, else it is a conflict, and what is here waits as a draft of its own until one is chosen. Without
 * `wanted` nothing is sent. What happens when is decided by `stepSync`.
 */
export function useDraftSync(
  kind: DraftKind,
  userId: string,
  state: DraftState,
  adopt: (draft: Draft | null) => void,
  wanted = true,
): DraftSync {
  const app = useApp();
  const signedIn = useMember().userId === userId && wanted;
  const [{ failure, conflict }, show] = useState<Pick<SyncState, "failure" | "conflict">>(idleSync);
  const page = useRef<Page>({ state, adopt, signedIn });
  page.current = { state, adopt, signedIn };
  const [sync] = useState(() =>
    runSync(app, kind, page, ({ failure, conflict }) =>
      show((shown) =>
        shown.failure === failure && shown.conflict === conflict ? shown : { failure, conflict },
      ),
    ),
  );
  const tell = (type: "push" | "look" | "resume" | "keepMine" | "keepBoth") =>
    sync.send({ type, here: sync.here() });

  const { writes } = state;
  useEffect(() => {
    if (writes > 0 && signedIn) sync.send({ type: "written" });
  }, [writes, signedIn, sync]);

  useEffect(() => {
    if (!signedIn) return undefined;
    const tell = (type: "push" | "look") => sync.send({ type, here: sync.here() });
    const seen = () => tell(document.visibilityState === "visible" ? "look" : "push");
    // Another tab has kept the same draft.
    const shared = ({ key }: StorageEvent) => {
      if (key?.endsWith(page.current.state.latest().requestId)) tell("push");
    };
    tell("look");
    document.addEventListener("visibilitychange", seen);
    window.addEventListener("online", seen);
    window.addEventListener("storage", shared);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      window.removeEventListener("online", seen);
      window.removeEventListener("storage", shared);
      tell("push");
    };
  }, [signedIn, sync]);

  return {
    reason: conflict ? text.conflictTitle : signedIn || !wanted ? failure : text.signedOut,
    conflict,
    settle: async () => {
      const before = state.latest();
      // What has never been anywhere else needs no comparing.
      if (before.revision > 0 || state.found !== null || before.tried) {
        await sync.over();
        tell("push");
        await sync.over();
      }
      sync.send({ type: "settle", here: sync.here(), before });
      return sync.now().settled;
    },
    push: () => tell("push"),
    resume: () => tell("resume"),
    keepMine: () => tell("keepMine"),
    keepBoth: () => tell("keepBoth"),
    forget: async () => {
      const { requestId, revision } = state.latest();
      const isNowhere = revision === 0 && !sync.now().run;
      sync.send({ type: "forget" });
      if (isNowhere) return;
      await sync.over();
      await app.api.call("draftDel", { body: { draftId: requestId }, silent: true }).catch(() => undefined);
      await touched(app.queries, "draftDel");
    },
  };
}
