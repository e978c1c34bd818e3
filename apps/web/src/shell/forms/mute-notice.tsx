import type { OwnInfo } from "@lenscape/api/types";
import { Alert } from "@lenscape/ui/alert";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useMember } from "#lib/app.tsx";
import { muteText as text } from "./text.ts";

const FOREVER = "9999-";

/** Returns the message for a mute: scope, end and reason. */
function toMessage({ circle, until, reason }: OwnInfo["denials"][number]): string {
  const template = circle ? text.circle : until.startsWith(FOREVER) ? text.forever : text.until;
  const message = fillText(template, { circle: circle?.groupName ?? "", time: until.slice(0, 16) });
  return reason ? message + fillText(text.reason, { reason }) : message;
}

/** Returns the message for a member who is muted in the community or in the circle, otherwise undefined. */
export function useMuteMessage(circleId?: string): string | undefined {
  const { denials } = useMember();
  const denial = denials.find(({ circle }) => !circle || circle.id === circleId);
  return denial && toMessage(denial);
}

/** Tells a muted member where they would write that it will not be taken. What is written is kept, so nothing is shut. */
export function MuteNotice({ circleId, className }: { circleId?: string; className?: string }) {
  const message = useMuteMessage(circleId);
  return message ? (
    <Alert tone="warning" className={className}>
      {message}
    </Alert>
  ) : null;
}
