import { confirm } from "@lenscape/ui/confirm-dialog";
import { toast } from "@lenscape/ui/toast";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "#paths";
import type { usePublish } from "../form/use-publish.ts";
import type { Media } from "../media/use-media.ts";
import { publishText as text } from "../text.ts";
import type { Draft, DraftKind } from "./thread-draft.ts";
import type { DraftState } from "./use-draft.ts";
import type { DraftSync } from "./use-draft-sync.ts";

interface DraftActionsOptions {
  kind: DraftKind;
  state: DraftState;
  sync: DraftSync;
  media: Media;
  publishing: ReturnType<typeof usePublish>;
  /** The published thread that is edited. */
  threadId?: string;
  /** Moves pending text of the editor into the draft. Returns the reason why the text cannot be published. */
  flushEditor: () => string | undefined;
  /** Opens another draft, null for a new one, and removes this one from the storage. */
  replaceDraft: (draft: Draft | null) => void;
  /** Opens another draft, null for a new one, and leaves this one in the storage. */
  openDraft: (draft: Draft | null) => void;
}

/** Actions on a draft besides publishing: save, preview, discard, and start another one. */
export function useDraftActions(options: DraftActionsOptions) {
  const { kind, state, sync, media, publishing, threadId, flushEditor, replaceDraft, openDraft } = options;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const save = () => {
    const error = flushEditor();
    if (error) return publishing.fail(error);
    if (state.save()) {
      void sync.push();
      toast(text.draftSaved, { tone: "success" });
    } else toast(text.draftNotSaved, { tone: "error" });
    return undefined;
  };
  const preview = async () => {
    const error = flushEditor() || publishing.getFilesError() || (state.save() ? "" : text.draftNotSaved);
    if (error) return publishing.fail(error);
    // Returning from the preview continues the same draft, so that the form does not announce a restored one.
    await navigate(`${pathname}${search}`, { replace: true, state: { resumed: true } });
    return navigate(paths.preview(kind, state.getDraft().requestId, threadId), { state: { fromForm: true } });
  };
  const discard = async () => {
    const isConfirmed = await confirm({
      title: text.discardTitle,
      content: text.discardQuestion,
      okText: text.discard,
      tone: "danger",
    });
    if (!isConfirmed) return;
    // Discarding the changes of a published thread shows the published version again.
    if (threadId) return replaceDraft(null);
    void sync.remove();
    media.clear();
    state.discard();
    publishing.clearErrors("title", "content", "circleId", "topics", "friends", "poll");
  };
  const startAnother = async () => {
    const error = flushEditor();
    if (error) return publishing.fail(error);
    state.save();
    if (!(await sync.settle())) return undefined;
    // Changes that could not be sent stay in this browser.
    return state.getDraft().unsent ? openDraft(null) : replaceDraft(null);
  };
  return { save, preview, discard, startAnother };
}
