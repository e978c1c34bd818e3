import { confirm } from "@lenscape/ui/confirm-dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { type ReactNode, useState } from "react";
import { communityText as text } from "#copy/community-text.ts";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { useGranted } from "#shell/session/resumed-action.ts";
import {
  type CircleRelation,
  useAdmission,
  useViewerCircle,
  useViewerState,
} from "#shell/session/viewer-state.ts";
import { joinCircle, leaveCircle } from "../circle-membership.ts";

const ApplyDialog = lazyDialog(() => import("./circle-apply-dialog.tsx"));

/** The circle a button is about. */
export interface JoinTarget {
  id: string;
  groupName: string;
  joinType: 0 | 1;
  isOpen: 0 | 1;
}

interface Join {
  /** closed: nobody is let in any more. Undefined while it is not known. */
  state: CircleRelation | "closed" | undefined;
  pending: boolean;
  /** What a click does: join, ask to be let in, take that back, or leave; the latter two are confirmed. */
  press: () => void;
  /** The dialog of an application; render it. */
  dialog: ReactNode;
}

/** What I am to a circle, and the way to change it. A visitor is asked to log in. */
export function useJoin({ id, groupName, joinType, isOpen }: JoinTarget): Join {
  const app = useApp();
  const { token } = useMember();
  const admit = useAdmission();
  const [asking, setAsking] = useState(false);
  useViewerState({ circleIds: [id] });
  const state = useViewerCircle(id);
  const named = (sentence: string) => fillText(sentence, { name: groupName });
  const join = async () => {
    if (joinType === 1) return setAsking(true);
    await joinCircle(app, id);
    toast(text.joinedToast, { tone: "success" });
  };
  const [enter] = useAction(join);
  // Whether a member who comes back is in it already is not known yet: joining again changes nothing.
  useGranted("join", id, () => void enter());
  const [press, pending] = useAction(async () => {
    if (!admit({ act: "join", id, name: groupName })) return;
    if (!state || state === "none") {
      await join();
    } else {
      const joined = state === "joined";
      const content = named(joined ? text.leaveQuestion : text.withdrawQuestion);
      const okText = joined ? text.leave : text.withdraw;
      if (!(await confirm({ content, okText, tone: "danger" }))) return;
      await leaveCircle(app, id);
      toast(joined ? text.left : text.withdrawn, { tone: "success" });
    }
  });
  const dialog = asking && <ApplyDialog id={id} name={groupName} onClose={() => setAsking(false)} />;
  return {
    state: isOpen === 0 && (state === "none" || !token) ? "closed" : state,
    pending,
    press: () => void press(),
    dialog,
  };
}
