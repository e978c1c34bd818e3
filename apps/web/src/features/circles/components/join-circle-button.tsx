import { Button } from "@lenscape/ui/button";
import { JoinButton } from "@lenscape/ui/circle-card";
import { Check, Clock3, Plus } from "lucide-react";
import { ViewerSlot } from "#shell/session/viewer-slot.tsx";
import { circlesText as text } from "../text.ts";
import { type JoinTarget, useJoinCircle } from "./use-join-circle.tsx";

/** Join button of a circle in a list. Renders nothing for non-members of a closed circle. */
export function JoinCircleButton({ circle }: { circle: JoinTarget }) {
  const { state, pending, press, dialog } = useJoinCircle(circle);
  if (state === "closed") return null;
  const label = state === "joined" || state === "waiting" ? state : circle.joinType === 1 ? "apply" : "join";
  return (
    <ViewerSlot isKnown={state !== undefined} className="h-7 w-18 flex-none max-md:h-10">
      <JoinButton state={label} pending={pending} onClick={press} />
      {dialog}
    </ViewerSlot>
  );
}

const BUTTON_PROPS = {
  none: { Icon: Plus, tone: "primary" },
  waiting: { Icon: Clock3, tone: "secondary" },
  joined: { Icon: Check, tone: "secondary" },
} as const;

/** Join button in the header of a circle. */
export function JoinCircleHeaderButton({ circle }: { circle: JoinTarget }) {
  const { state, pending, press, dialog } = useJoinCircle(circle);
  if (state === "closed") return null;
  const relation = state ?? "none";
  const { Icon, tone } = BUTTON_PROPS[relation];
  const label = {
    none: circle.joinType === 1 ? text.apply : text.join,
    waiting: text.pending,
    joined: text.joined,
  }[relation];
  return (
    <ViewerSlot isKnown={state !== undefined} size="md" className="h-9 w-26 flex-none">
      <Button tone={tone} loading={pending} onClick={press}>
        <Icon aria-hidden="true" strokeWidth={1.7} />
        <span key={label}>{label}</span>
      </Button>
      {dialog}
    </ViewerSlot>
  );
}
