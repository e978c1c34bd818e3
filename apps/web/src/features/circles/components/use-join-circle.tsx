import { confirm } from "@lenscape/ui/confirm-dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { type ReactNode, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { useResumedAction } from "#shell/session/resumed-action.ts";
import {
  type CircleRelation,
  useRequireLogin,
  useViewerCircle,
  useViewerState,
} from "#shell/session/viewer-state.ts";
import { joinCircle, leaveCircle } from "../circle-membership.ts";
import { circlesText as text } from "../text.ts";
import { CircleApplyDialog } from "./circle-apply-dialog.tsx";

/** The part of a circle that a join button needs. */
export interface JoinTarget {
  id: string;
  groupName: string;
  joinType: 0 | 1;
  isOpen: 0 | 1;
}

interface JoinState {
  /** `closed` for non-members of a closed circle. Undefined while loading. */
  state: CircleRelation | "closed" | undefined;
  pending: boolean;
  /** Joins or applies; withdraws the application or leaves after a confirmation. */
  press: () => void;
  /** Dialog of an application, to be rendered beside the button. */
  dialog: ReactNode;
}

/** Returns the viewer's membership of a circle and the action that changes it. Visitors are asked to log in. */
export function useJoinCircle({ id, groupName, joinType, isOpen }: JoinTarget): JoinState {
  const app = useApp();
  const { token } = useMember();
  const requireLogin = useRequireLogin();
  const [isApplying, setApplying] = useState(false);
  useViewerState({ circleIds: [id] });
  const state = useViewerCircle(id);
  const fillName = (template: string) => fillText(template, { name: groupName });
  const join = async () => {
    if (joinType === 1) return setApplying(true);
    await joinCircle(app, id);
    toast(text.joinDone, { tone: "success" });
  };
  const [resumeJoin] = useAction(join);
  // The membership may not be loaded yet after the login. Joining twice changes nothing.
  useResumedAction("join", id, () => void resumeJoin());
  const [press, pending] = useAction(async () => {
    if (!requireLogin({ action: "join", id, name: groupName })) return;
    if (!state || state === "none") {
      await join();
    } else {
      const isJoined = state === "joined";
      const content = fillName(isJoined ? text.leaveConfirm : text.withdrawConfirm);
      const okText = isJoined ? text.leave : text.withdraw;
      if (!(await confirm({ content, okText, tone: "danger" }))) return;
      await leaveCircle(app, id);
      toast(isJoined ? text.leaveDone : text.withdrawDone, { tone: "success" });
    }
  });
  const dialog = isApplying && (
    <CircleApplyDialog id={id} name={groupName} onClose={() => setApplying(false)} />
  );
  return {
    state: isOpen === 0 && (state === "none" || !token) ? "closed" : state,
    pending,
    press: () => void press(),
    dialog,
  };
}
