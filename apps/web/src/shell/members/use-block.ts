import { confirm } from "@lenscape/ui/confirm-dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { blockUser } from "#shell/session/viewer-actions.ts";
import { useAdmission, useViewerBlocked, useViewerState } from "#shell/session/viewer-state.ts";
import { blockText as text } from "./block-text.ts";

export interface Blockable {
  userId: string;
  nickname: string;
  /** The state from an answer fetched with a token; without it the state is fetched. */
  isBlocked?: boolean;
}

/** Whether I have blocked somebody, and the act that changes it; blocking asks first, a visitor is asked to log in. */
export function useBlock({ userId, nickname, isBlocked }: Blockable) {
  const app = useApp();
  const admit = useAdmission();
  useViewerState({ userIds: isBlocked === undefined ? [userId] : [] });
  const known = useViewerBlocked(userId);
  const blocked = isBlocked ?? known;
  const [toggle, running] = useAction(async () => {
    if (!admit()) return;
    if (!blocked) {
      const content = fillText(text.question, { name: nickname });
      if (!(await confirm({ content, okText: text.block, tone: "danger" }))) return;
    }
    await blockUser(app, userId, !blocked);
    toast(blocked ? text.unblocked : text.blocked, { tone: "success" });
  });
  return { blocked, toggle, running };
}
