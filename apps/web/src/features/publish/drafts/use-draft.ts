import { useCallback, useEffect, useRef, useState } from "react";
import { DRAFT_SAVE_DELAY } from "#config/timing.ts";
import {
  type Draft,
  type DraftKind,
  dropDraft,
  emptyDraft,
  isWritten,
  readDraft,
  rememberCurrentDraft,
  writeDraft,
} from "./thread-draft.ts";

/** When the draft was kept last, and whether the browser let it be kept. */
interface Keeping {
  at: number;
  kept: boolean;
}

/** What is known of a draft besides what is written in it. */
export type Standing = Partial<Pick<Draft, "requestId" | "revision" | "unsent" | "sending" | "tried">>;

export interface DraftState {
  draft: Draft;
  /** The draft as it is now, also between two renders. */
  latest: () => Draft;
  change: (to: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void;
  /** Notes how the draft stands with the server; nothing written changes. Another `requestId` makes it another draft. */
  mark: (to: Standing) => void;
  /** When the draft found at the start had been kept; null when there was none. */
  found: number | null;
  keeping: Keeping;
  /** Keeps the draft at once. */
  keep: () => boolean;
  /** Empties the draft, here and where it is kept. */
  discard: () => void;
  /** Takes the kept draft away for good: it has been published. */
  finish: () => void;
  /** Grows with every `change`. */
  writes: number;
  /** Grows with every `discard`, for what holds a text of its own. */
  edition: number;
}

/**
 * The draft of one kind and member. It is kept a moment after each change, and at once when the page is hidden, left
 * or closed, so that a reload, a crash or an expired session costs nothing. `start` is what the address asks for,
 * `opened` the draft to go on with: the last kept one unless it is given.
 */
export function useDraft(
  kind: DraftKind,
  userId: string,
  start: Partial<Draft>,
  opened?: Draft | null,
): DraftState {
  const [first] = useState(() => (opened === undefined ? readDraft(localStorage, kind, userId) : opened));
  const [draft, setDraft] = useState<Draft>(() => ({ ...(first ?? emptyDraft()), ...start }));
  const [keeping, setKeeping] = useState<Keeping>({ at: first?.keptAt ?? 0, kept: true });
  const [edition, setEdition] = useState(0);
  const now = useRef(draft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const finished = useRef(false);
  const writes = useRef(0);

  const latest = useCallback(() => now.current, []);
  const write = useCallback(() => {
    if (finished.current) return true;
    rememberCurrentDraft(kind, userId, now.current.requestId);
    return writeDraft(localStorage, kind, userId, now.current);
  }, [kind, userId]);
  const keep = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (finished.current) return true;
    now.current = { ...now.current, keptAt: Date.now() };
    const kept = write();
    setKeeping({ at: isWritten(now.current) ? now.current.keptAt : 0, kept });
    return kept;
  }, [write]);

  const change = useCallback<DraftState["change"]>(
    (to) => {
      writes.current += 1;
      now.current = {
        ...now.current,
        ...(typeof to === "function" ? to(now.current) : to),
        unsent: true,
      };
      setDraft(now.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, DRAFT_SAVE_DELAY);
    },
    [keep],
  );

  const mark = useCallback<DraftState["mark"]>(
    (to) => {
      const { requestId } = now.current;
      now.current = { ...now.current, ...to };
      if (now.current.requestId !== requestId) dropDraft(localStorage, kind, userId, requestId);
      setDraft(now.current);
      write();
    },
    [kind, userId, write],
  );

  useEffect(() => {
    const soon = () => {
      if (timer.current !== undefined) keep();
    };
    const hidden = () => document.visibilityState === "hidden" && soon();
    window.addEventListener("pagehide", soon);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      window.removeEventListener("pagehide", soon);
      document.removeEventListener("visibilitychange", hidden);
      soon();
    };
  }, [keep]);

  return {
    draft,
    latest,
    change,
    mark,
    found: first && isWritten(first) ? first.keptAt : null,
    keeping,
    keep,
    discard: () => {
      dropDraft(localStorage, kind, userId, now.current.requestId);
      change(emptyDraft());
      mark({ unsent: false });
      keep();
      setEdition((before) => before + 1);
    },
    finish: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      finished.current = true;
      dropDraft(localStorage, kind, userId, now.current.requestId);
    },
    writes: writes.current,
    edition,
  };
}
