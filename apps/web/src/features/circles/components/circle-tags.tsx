import type { Circle } from "@lenscape/api/types";
import { Tag } from "@lenscape/ui/tag";
import { circlesText as text } from "../text.ts";

/** Category of the circles that operators run. */
const OFFICIAL = "官方";

/** Tag behind the name of a circle: closed, approval required, or official. */
export function CircleTags({ circle: { isOpen, joinType, category } }: { circle: Circle }) {
  if (isOpen === 0) return <Tag tone="danger">{text.closed}</Tag>;
  if (joinType === 1) return <Tag>{text.needsApproval}</Tag>;
  return category === OFFICIAL ? <Tag tone="brand">{OFFICIAL}</Tag> : null;
}
