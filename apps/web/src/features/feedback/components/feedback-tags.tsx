import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import type { Feedback, Issue } from "../queries.ts";
import { feedbackText as text } from "../text.ts";

const TONES = ["neutral", "info", "accent", "brand", "neutral", "plum", "neutral"] as const;

/** Tag with the status of a report. */
export const StatusTag = ({ status }: { status: Feedback["status"] }) => (
  <Tag tone={TONES[status]}>{text.status[status]}</Tag>
);

/** Tag with the status of a known issue. */
export function IssueTag({ issue: { status, fixedIn, expectedIn } }: { issue: Issue }) {
  if (status === 3) {
    return <Tag tone="brand">{fixedIn ? fillText(text.fixedIn, { version: fixedIn }) : text.fixed}</Tag>;
  }
  if (status !== 1) return <Tag>{text.unconfirmed}</Tag>;
  return expectedIn ? <Tag tone="info">{text.fixing}</Tag> : <Tag tone="accent">{text.investigating}</Tag>;
}
