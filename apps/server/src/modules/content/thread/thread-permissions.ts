import { forbidden } from "../../../core/request-error.ts";
import { hasPermission, type Viewer } from "../../../core/viewer.ts";
import { MODERATOR_RANK } from "../../../db/base.ts";

/** Moderation actions on threads. */
export type ThreadAct =
  | "del"
  | "undershelf"
  | "display"
  | "sticky"
  | "site"
  | "stickycircle"
  | "essence"
  | "cherrypick"
  | "pact"
  | "guide"
  | "move";

export type PostAct = "delpost" | "poststicky";

interface PermissionRule {
  /** Permission that allows the action in all circles. */
  permission: string;
  /** Right of the circle's moderators: to perform the action, or to propose it to staff with the permission. */
  inCircle?: "do" | "propose";
  /** Whether the author can always do it. */
  author?: true;
  /** Whether the action is against the author, which needs a higher rank than theirs. */
  against?: true;
}

/** Permission matrix of docs/rulings.md. */
const rules: Record<ThreadAct | PostAct, PermissionRule> = {
  del: { permission: "thread.hide", inCircle: "do", author: true, against: true },
  delpost: { permission: "thread.hidePosts", inCircle: "do", author: true, against: true },
  undershelf: { permission: "thread.display", inCircle: "do", author: true, against: true },
  display: { permission: "thread.display", inCircle: "do", author: true },
  sticky: { permission: "thread.sticky.site" },
  site: { permission: "thread.sticky.site" },
  stickycircle: { permission: "thread.stickycircle", inCircle: "do" },
  poststicky: { permission: "thread.stickycircle", inCircle: "do" },
  essence: { permission: "thread.essence", inCircle: "do" },
  cherrypick: { permission: "thread.cherrypick", inCircle: "propose" },
  pact: { permission: "thread.sticky.site" },
  guide: { permission: "thread.sticky.site" },
  move: { permission: "thread.move", inCircle: "propose" },
};

export interface Governed {
  authorId: string;
  authorRank: number;
  /** Whether the viewer is a moderator of the target's circle. */
  inCharge: boolean;
  /** Whether the author is a moderator of the target's circle. */
  authorInCharge: boolean;
}

const rankIn = (rank: number, inCharge: boolean) => (inCharge ? Math.max(rank, MODERATOR_RANK) : rank);

/** Whether the viewer can act as a moderator of the target's circle. False without a required second step. */
const isInCharge = (viewer: Viewer, target: Governed) => target.inCharge && !viewer.lacksTwoStep;

/** Whether the viewer has a higher rank than the author. In a circle its moderators have at least `MODERATOR_RANK`. */
export const outranks = (viewer: Viewer, target: Governed): boolean =>
  rankIn(viewer.rank, isInCharge(viewer, target)) > rankIn(target.authorRank, target.authorInCharge);

/** Returns whether the viewer can perform or propose an action; undefined if neither. */
export function permissionFor(
  viewer: Viewer,
  act: ThreadAct | PostAct,
  target: Governed,
): "do" | "propose" | undefined {
  const rule = rules[act];
  if (rule.author && viewer.id === target.authorId) return "do";
  // An access key without the scope `moderate` only has the permissions of an author.
  if (viewer.key && !viewer.key.scopes.includes("moderate")) return undefined;
  if (rule.against && !outranks(viewer, target)) return undefined;
  if (hasPermission(viewer, rule.permission)) return "do";
  return isInCharge(viewer, target) ? rule.inCircle : undefined;
}

/** Returns whether the viewer can perform or propose an action. @throws RequestError 403 if neither */
export function requireAct(viewer: Viewer, act: ThreadAct | PostAct, target: Governed): "do" | "propose" {
  return permissionFor(viewer, act, target) ?? forbidden();
}
