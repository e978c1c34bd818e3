import type { Circle } from "@lenscape/api/types";
import { Tag } from "@lenscape/ui/tag";
import { communityText as text } from "#copy/community-text.ts";

const OFFICIAL = "官方";

/** What stands behind a circle's name: it is closed, its moderators decide who joins, or it is the operators' own. */
export function CircleTags({ circle: { isOpen, joinType, category } }: { circle: Circle }) {
  if (isOpen === 0) return <Tag tone="danger">{text.closed}</Tag>;
  if (joinType === 1) return <Tag>{text.needsApproval}</Tag>;
  return category === OFFICIAL ? <Tag tone="brand">{OFFICIAL}</Tag> : null;
}
