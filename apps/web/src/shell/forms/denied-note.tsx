import type { OwnInfo } from "@lenscape/api/types";
import { Alert } from "@lenscape/ui/alert";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useMember } from "#lib/app.tsx";
import { deniedText as text } from "./denied-text.ts";

const FOREVER = "9999-";

/** Where and until when a member may not write, and why. */
function wordsOf({ circle, until, reason }: OwnInfo["denials"][number]): string {
  const sentence = circle ? text.circle : until.startsWith(FOREVER) ? text.forever : text.until;
  const said = fillText(sentence, { circle: circle?.groupName ?? "", time: until.slice(0, 16) });
  return reason ? said + fillText(text.reason, { reason }) : said;
}

/** The sentence for a member who is muted everywhere, or in the circle that is written in; undefined for anyone who is not. */
export function useDenied(circleId?: string): string | undefined {
  const { denials } = useMember();
  const denial = denials.find(({ circle }) => !circle || circle.id === circleId);
  return denial && wordsOf(denial);
}

/** Tells a muted member where they would write that it will not be taken. What is written is kept, so nothing is shut. The default export is what `pagePart` takes. */
export default function DeniedNote({ circleId, className }: { circleId?: string; className?: string }) {
  const words = useDenied(circleId);
  return words ? (
    <Alert tone="warning" className={className}>
      {words}
    </Alert>
  ) : null;
}
