import { ApiError } from "@lenscape/api/errors";
import { randomId } from "@lenscape/api/random-id";
import { toast } from "@lenscape/ui/toast";
import { useCallback, useEffect, useRef, useState } from "react";
import { DRAFT_RETRY_DELAY, DRAFT_SEND_DELAY } from "#config/timing.ts";
import { draftText as text } from "#copy/draft.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { type Draft, type DraftKind, isWritten } from "./draft.ts";
import { bodyOfDraft, draftOf, fingerprint } from "./draft-wire.ts";
import type { DraftState } from "./use-draft.ts";

/** The server's draft that another tab or device has written meanwhile. */
export interface Conflict {
  theirs: Draft;
  device: string;
}

export interface DraftSync {
  /** Why the draft is on this device alone; empty while the server has it or is about to. */
  reason: string;
  conflict: Conflict | null;
  /**
   * Sends what has not been sent, and nothing more from then on. Gives whether the draft may be published or left:
   * false when another has changed it. `resume` takes up sending again.
   */
  settle: () => Promise<boolean>;
  /** Sends at once. */
  push: () => Promise<void>;
  resume: () => void;
  /** Goes on with mine over theirs, or with both as two drafts. */
  keepMine: () => void;
  keepBoth: () => void;
  /** Deletes the draft on the server. */
  forget: () => Promise<void>;
}

const DRAFT_LISTS = new Set<unknown>(["draftList", "draftGet"]);

/**
 * Sends the draft to the server while its member is signed in: a moment after a change, when the network is back and
 * when the page comes up. What another tab or device has written meanwhile is taken over by `adopt` when nothing
 * unsent is here, else it is a conflict, and what is here waits as a draft of its own until one is chosen. Without `wanted` nothing is sent.
 */
export function useDraftSync(
  kind: DraftKind,
  userId: string,
  state: DraftState,
  adopt: (draft: Draft | null) => void,
  wanted = true,
): DraftSync {
  const { api, queries } = useApp();
  const signedIn = useMember().userId === userId && wanted;
  const [failure, setFailure] = useState("");
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(undefined);
  const held = useRef<Conflict | null>(null);
  const settled = useRef(false);
  const now = useRef({ state, adopt, signedIn });
  now.current = { state, adopt, signedIn };

  const hold = useCallback((found: Conflict | null) => {
    held.current = found;
    setConflict(found);
  }, []);

  /** Compares the draft with the server's, after the server has refused a save or when the page comes up. */
  const meet = useCallback(async () => {
    const { latest, mark } = now.current.state;
    const { requestId, revision, unsent, sending, tried } = latest();
    const found = await api
      .call("draftGet", { query: { draftId: requestId }, silent: true })
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 404) return null;
        throw error;
      });
    if (latest().requestId !== requestId) return;
    const theirs = found && draftOf(found);
    if (!theirs) {
      // Published by a call whose answer was lost: publishing it once more gives that thread.
      if (tried === fingerprint(latest())) return mark({ revision: 0, unsent: false });
      if (!unsent) {
        toast(text.goneUnchanged);
        return now.current.adopt(null);
      }
      mark({ requestId: randomId(), revision: 0, sending: "", tried: "" });
      return void toast(tried ? text.wasPublished : text.gone);
    }
    if (theirs.revision === revision) return;
    const print = fingerprint(theirs);
    if (print === fingerprint(latest())) return mark({ revision: theirs.revision, unsent: false });
    // Our own save, whose answer was lost.
    if (print === sending) return mark({ revision: theirs.revision });
    if (!unsent) {
      toast(text.taken);
      return now.current.adopt(theirs);
    }
    // Out of the other tab's way at once: it keeps its draft in the same place.
    mark({ requestId: randomId(), revision: 0, sending: "" });
    hold({ theirs, device: found.device });
  }, [api, hold]);

  const sendOnce = useCallback(async () => {
    const { latest, mark } = now.current.state;
    const draft = latest();
    mark({ sending: fingerprint(draft) });
    const { revision } = await api.call("draftSave", { body: bodyOfDraft(kind, draft), silent: true });
    if (latest().requestId !== draft.requestId) return;
    // Written on meanwhile: that is still to be sent.
    const same = fingerprint(latest()) === fingerprint(draft);
    mark({ revision, ...(same && { unsent: false }) });
    queries.removeQueries({ type: "inactive", predicate: ({ queryKey }) => DRAFT_LISTS.has(queryKey[0]) });
  }, [api, kind, queries]);

  const due = useCallback(() => {
    const draft = now.current.state.latest();
    return now.current.signedIn && !held.current && !settled.current && draft.unsent && isWritten(draft);
  }, []);

  /** Sends what is due; never rejects. */
  const push = useCallback((): Promise<void> => {
    const later = (delay: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void push(), delay);
    };
    const run = async () => {
      try {
        // A refused save is compared and sent again, once: two that keep writing leave it to the next change.
        for (let refused = 0; due() && refused < 2; ) {
          try {
            await sendOnce();
            refused = 2;
            setFailure("");
          } catch (error) {
            const late = error instanceof ApiError && (error.code === 409 || error.code === 404);
            if (!late) throw error;
            refused += 1;
            setFailure("");
            if (!settled.current) await meet();
          }
        }
        if (due()) later(DRAFT_SEND_DELAY);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 401) return;
        const lost = error.kind === "network" || error.kind === "timeout";
        setFailure(lost ? text.offline : error.message);
        if (lost || error.code === 429) later(DRAFT_RETRY_DELAY);
      }
    };
    clearTimeout(timer.current);
    timer.current = undefined;
    running.current ??= run().finally(() => {
      running.current = undefined;
    });
    return running.current;
  }, [due, sendOnce, meet]);

  const { writes } = state;
  useEffect(() => {
    if (writes > 0 && signedIn) timer.current ??= setTimeout(() => void push(), DRAFT_SEND_DELAY);
  }, [writes, signedIn, push]);

  useEffect(() => {
    if (!signedIn) return undefined;
    const look = () => {
      const { revision, unsent: waiting } = now.current.state.latest();
      if (waiting) return push();
      if (revision === 0 || held.current || running.current) return undefined;
      return meet().catch(() => undefined);
    };
    const seen = () => void (document.visibilityState === "visible" ? look() : push());
    // Another tab has kept the same draft.
    const shared = ({ key }: StorageEvent) =>
      key?.endsWith(now.current.state.latest().requestId) && void push();
    void look();
    document.addEventListener("visibilitychange", seen);
    window.addEventListener("online", seen);
    window.addEventListener("storage", shared);
    return () => {
      document.removeEventListener("visibilitychange", seen);
      window.removeEventListener("online", seen);
      window.removeEventListener("storage", shared);
      void push();
    };
  }, [signedIn, push, meet]);

  return {
    reason: conflict ? text.conflictTitle : signedIn || !wanted ? failure : text.signedOut,
    conflict,
    settle: async () => {
      // What has never been anywhere else needs no comparing.
      const { requestId, revision, tried } = state.latest();
      if (revision > 0 || state.found !== null || tried) {
        await running.current;
        await push();
      }
      // What was written after a call that did publish is another text: its member decides whether it goes out, too.
      settled.current = !held.current && (!tried || state.latest().requestId === requestId);
      // Another object is another question: a choice that was put off is asked for again.
      if (held.current) hold({ ...held.current });
      return settled.current;
    },
    push,
    resume: () => {
      settled.current = false;
      void push();
    },
    keepMine: () => {
      if (!held.current) return;
      const { requestId, revision } = held.current.theirs;
      state.mark({ requestId, revision, unsent: true });
      hold(null);
      void push();
    },
    keepBoth: () => {
      state.mark({ unsent: true });
      hold(null);
      void push();
    },
    forget: async () => {
      const { requestId, revision } = state.latest();
      clearTimeout(timer.current);
      timer.current = undefined;
      hold(null);
      if (revision === 0 && !running.current) return;
      await running.current;
      await api.call("draftDel", { body: { draftId: requestId }, silent: true }).catch(() => undefined);
      await queries.invalidateQueries({ predicate: ({ queryKey }) => DRAFT_LISTS.has(queryKey[0]) });
    },
  };
}
