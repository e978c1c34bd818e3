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

interface Form {
  kind: DraftKind;
  state: DraftState;
  sync: DraftSync;
  media: Media;
  publishing: ReturnType<typeof usePublish>;
  /** The published thread that is edited. */
  threadId?: string;
  /** Brings what the editor has not told yet into the draft; returns why the text cannot be published as it is. */
  settle: () => string | undefined;
  /** Goes on with another draft, null for a new one: with `switchTo` the one here is given up, with `leaveFor` it stays. */
  switchTo: (draft: Draft | null) => void;
  leaveFor: (draft: Draft | null) => void;
}

/** What can be done with a draft besides publishing it: keep, look at, throw away, begin another. */
export function useDraftActs(form: Form) {
  const { kind, state, sync, media, publishing, threadId, settle, switchTo, leaveFor } = form;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const keep = () => {
    const fault = settle();
    if (fault) return publishing.say(fault);
    if (state.keep()) {
      void sync.push();
      toast(text.kept, { tone: "success" });
    } else toast(text.notKept, { tone: "error" });
    return undefined;
  };
  const preview = async () => {
    const fault = settle() || publishing.filesFault() || (state.keep() ? "" : text.notKept);
    if (fault) return publishing.say(fault);
    // Coming back, by button or by the browser, is going on: nothing needs to be told about the draft.
    await navigate(`${pathname}${search}`, { replace: true, state: { resumed: true } });
    return navigate(paths.preview(kind, state.latest().requestId, threadId), { state: { fromForm: true } });
  };
  const discard = async () => {
    const sure = await confirm({
      title: text.discardTitle,
      content: text.discardQuestion,
      okText: text.discard,
      tone: "danger",
    });
    if (!sure) return;
    // What is published is there again.
    if (threadId) return switchTo(null);
    void sync.forget();
    media.clear();
    state.discard();
    publishing.mend("title", "content", "circleId", "topics", "friends", "poll");
  };
  const another = async () => {
    const fault = settle();
    if (fault) return publishing.say(fault);
    state.keep();
    if (!(await sync.settle())) return undefined;
    // What could not be sent stays in this browser.
    return state.latest().unsent ? leaveFor(null) : switchTo(null);
  };
  return { keep, preview, discard, another };
}
