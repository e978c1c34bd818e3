import { confirm } from "@lenscape/ui/confirm-dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { blockUser } from "#shell/session/viewer-actions.ts";
import { useRequireLogin, useViewerBlocked, useViewerState } from "#shell/session/viewer-state.ts";
import { blockText as text } from "./text.ts";

export interface BlockTarget {
  userId: string;
  nickname: string;
  /** State from a response fetched with a token; fetched if omitted. */
  isBlocked?: boolean;
}

/**
 * Returns whether the viewer has blocked a member, and a function that toggles the state. Blocking asks for confirmation;
 * visitors are asked to log in.
 */
export function useBlock({ userId, nickname, isBlocked: initial }: BlockTarget) {
  const app = useApp();
  const requireLogin = useRequireLogin();
  useViewerState({ userIds: initial === undefined ? [userId] : [] });
  const fetched = useViewerBlocked(userId);
  const isBlocked = initial ?? fetched;
  const [toggle] = useAction(async () => {
    if (!requireLogin()) return;
    if (!isBlocked) {
      const content = fillText(text.question, { name: nickname });
      if (!(await confirm({ content, okText: text.block, tone: "danger" }))) return;
    }
    await blockUser(app, userId, !isBlocked);
    toast(isBlocked ? text.unblocked : text.blocked, { tone: "success" });
  });
  return { isBlocked, toggle };
}
