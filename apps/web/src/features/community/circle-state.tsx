import type { Circle } from "@lenscape/api/types";
import { Tag } from "@lenscape/ui/tag";
import { communityText as text } from "#copy/community.ts";

/** What keeps others out of a circle: it is closed, or its moderators decide who joins. */
export function CircleState({ circle }: { circle: Circle }) {
  if (circle.isOpen === 0) return <Tag tone="danger">{text.closed}</Tag>;
  return circle.joinType === 1 ? <Tag>{text.needsApproval}</Tag> : null;
}
