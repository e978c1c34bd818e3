import { useCallback, useEffect, useRef, useState } from "react";
import { DRAFT_SAVE_DELAY_MS } from "#config/timing.ts";
import { localStore, parseJson } from "#lib/storage.ts";
import { useOtherTabDraft } from "#shell/session/unsent-texts.ts";
import {
  createEmptyDraft,
  type Draft,
  type DraftKind,
  getDraftKey,
  hasContent,
  hasSameContent,
  isEditDraftOwner,
  parseDraft,
  readStoredDraft,
  removeStoredDraft,
  setCurrentDraftId,
  storeDraft,
} from "./thread-draft.ts";

interface SaveStatus {
  /** Time of the last save in epoch milliseconds; 0 if nothing is stored. */
  savedAt: number;
  /** Whether the browser accepted the last save. */
  isSaved: boolean;
}

/** Fields that record how a draft relates to the server, apart from its content. */
export type SyncFields = Partial<
  Pick<Draft, "requestId" | "revision" | "unsent" | "sentFingerprint" | "publishFingerprint">
>;

export interface DraftState {
  draft: Draft;
  /** Returns the current draft, also between two renders. */
  getDraft: () => Draft;
  change: (to: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void;
  /** Updates the relation to the server without changing the content. A new `requestId` makes it another draft. */
  updateSync: (fields: SyncFields) => void;
  /** Time at which the restored draft had been saved; null if the form opened without one. */
  restoredAt: number | null;
  saveStatus: SaveStatus;
  /** Stores the draft at once. Returns whether the browser accepted it. */
  save: () => boolean;
  /** Empties the draft and removes it from the storage. */
  discard: () => void;
  /** Removes the stored draft and stops saving, after it was published. */
  finish: () => void;
  /** Number of calls of `change`. */
  changeCount: number;
  /** Number of calls of `discard`; a key for components that hold a text of their own. */
  discardCount: number;
  /** Whether the draft has not been discarded since the render that returned `discardCount`. */
  isCurrent: (discardCount: number) => boolean;
}

/**
 * Holds the draft of one kind and owner. It is stored a moment after each change, and at once when the page is hidden
 * or left, so that a reload, a crash or an expired session loses nothing. `initial` are fields from the address;
 * `opened` is the draft to continue, by default the last stored one.
 */
export function useDraft(
  kind: DraftKind,
  owner: string,
  initial: Partial<Draft>,
  opened?: Draft | null,
): DraftState {
  const [restored] = useState(() =>
    opened === undefined ? readStoredDraft(localStore, kind, owner) : opened,
  );
  const [draft, setDraft] = useState<Draft>(() => ({ ...(restored ?? createEmptyDraft()), ...initial }));
  const [saveStatus, setSaveStatus] = useState<SaveStatus>({
    savedAt: restored?.savedAt ?? 0,
    isSaved: true,
  });
  const [changeCount, setChangeCount] = useState(0);
  const [discardCount, setDiscardCount] = useState(0);
  const current = useRef(draft);
  const discards = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFinished = useRef(false);

  const getDraft = useCallback(() => current.current, []);
  const store = useCallback(() => {
    if (isFinished.current) return true;
    setCurrentDraftId(kind, owner, current.current.requestId);
    return storeDraft(localStore, kind, owner, current.current);
  }, [kind, owner]);
  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isFinished.current) return true;
    current.current = { ...current.current, savedAt: Date.now() };
    const isSaved = store();
    setSaveStatus({ savedAt: hasContent(current.current) ? current.current.savedAt : 0, isSaved });
    return isSaved;
  }, [store]);

  const change = useCallback<DraftState["change"]>(
    (to) => {
      setChangeCount((count) => count + 1);
      current.current = {
        ...current.current,
        ...(typeof to === "function" ? to(current.current) : to),
        unsent: true,
      };
      setDraft(current.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(save, DRAFT_SAVE_DELAY_MS);
    },
    [save],
  );

  const updateSync = useCallback<DraftState["updateSync"]>(
    (fields) => {
      const { requestId } = current.current;
      current.current = { ...current.current, ...fields };
      if (current.current.requestId !== requestId) removeStoredDraft(localStore, kind, owner, requestId);
      setDraft(current.current);
      store();
    },
    [kind, owner, store],
  );

  useEffect(() => {
    const savePending = () => {
      if (timer.current !== undefined) save();
    };
    const onVisibilityChange = () => document.visibilityState === "hidden" && savePending();
    window.addEventListener("pagehide", savePending);
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => {
      window.removeEventListener("pagehide", savePending);
      document.removeEventListener("visibilitychange", onVisibilityChange);
      savePending();
    };
  }, [save]);

  // A draft that another tab published or deleted is emptied here. Other changes are conflicts, which the member resolves.
  useOtherTabDraft(getDraftKey(kind, owner, draft.requestId), (before) => {
    const removed = parseDraft(parseJson(before));
    if (isFinished.current || !removed || !hasSameContent(current.current, removed)) return;
    if (readStoredDraft(localStore, kind, owner, current.current.requestId)) return;
    // A saved edit leaves its form open: the server refuses to save the same revision again.
    if (isEditDraftOwner(owner)) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    current.current = createEmptyDraft();
    setDraft(current.current);
    setSaveStatus({ savedAt: 0, isSaved: true });
    discards.current += 1;
    setDiscardCount(discards.current);
  });

  return {
    draft,
    getDraft,
    change,
    updateSync,
    restoredAt: restored && hasContent(restored) ? restored.savedAt : null,
    saveStatus,
    save,
    discard: () => {
      removeStoredDraft(localStore, kind, owner, current.current.requestId);
      change(createEmptyDraft());
      updateSync({ unsent: false });
      save();
      discards.current += 1;
      setDiscardCount(discards.current);
    },
    finish: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      isFinished.current = true;
      removeStoredDraft(localStore, kind, owner, current.current.requestId);
    },
    changeCount,
    discardCount,
    isCurrent: (count) => count === discards.current,
  };
}
