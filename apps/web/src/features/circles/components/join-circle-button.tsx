import { Button } from "@lenscape/ui/button";
import { JoinButton } from "@lenscape/ui/circle-card";
import { Check, Clock3, Plus } from "lucide-react";
import { communityText as text } from "#copy/community-text.ts";
import { ViewerRoom } from "#shell/session/viewer-slot.tsx";
import { type JoinTarget, useJoin } from "./use-join-circle.tsx";

/** The small button of a circle in a list; there is none for anyone who is not in a closed one. */
export function Join({ circle }: { circle: JoinTarget }) {
  const { state, pending, press, dialog } = useJoin(circle);
  if (state === "closed") return null;
  const label = state === "joined" || state === "waiting" ? state : circle.joinType === 1 ? "apply" : "join";
  return (
    <ViewerRoom isKnown={state !== undefined} className="h-7 w-18 flex-none max-md:h-10">
      <JoinButton state={label} pending={pending} onClick={press} />
      {dialog}
    </ViewerRoom>
  );
}

const LOOKS = {
  none: { Icon: Plus, tone: "primary" },
  waiting: { Icon: Clock3, tone: "secondary" },
  joined: { Icon: Check, tone: "secondary" },
} as const;

/** The button in the header of a circle, the same for one. */
export function JoinLarge({ circle }: { circle: JoinTarget }) {
  const { state, pending, press, dialog } = useJoin(circle);
  if (state === "closed") return null;
  const known = state ?? "none";
  const { Icon, tone } = LOOKS[known];
  const label = {
    none: circle.joinType === 1 ? text.applyCircle : text.joinCircle,
    waiting: text.waiting,
    joined: text.joinedCircle,
  }[known];
  return (
    <ViewerRoom isKnown={state !== undefined} size="md" className="h-9 w-26 flex-none">
      <Button tone={tone} loading={pending} onClick={press}>
        <Icon aria-hidden="true" strokeWidth={1.7} />
        {label}
      </Button>
      {dialog}
    </ViewerRoom>
  );
}
