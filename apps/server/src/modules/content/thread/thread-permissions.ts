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

interface Right {
  /** Allowed everywhere with it. */
  permission: string;
  /** do: a circle's moderators may; propose: they may ask. */
  inCircle?: "do" | "propose";
  /** Allowed to the author without more. */
  author?: true;
  /** Takes something away from its author: never against one of equal or higher rank. */
  against?: true;
}

/** The matrix of docs/rulings.md. */
const rights: Record<ThreadAct | PostAct, Right> = {
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
  /** Whether the viewer looks after the circle it is in. */
  inCharge: boolean;
  /** Whether its author does, too. */
  authorInCharge: boolean;
}

const rankIn = (rank: number, inCharge: boolean) => (inCharge ? Math.max(rank, MODERATOR_RANK) : rank);

/** Whether the viewer may act as a moderator of the target's circle. */
const isInCharge = (viewer: Viewer, target: Governed) => target.inCharge && !viewer.lacksTwoStep;

/** Whether someone stands above another: in a circle its moderators do so at least as moderators. */
export const outranks = (viewer: Viewer, target: Governed): boolean =>
  rankIn(viewer.rank, isInCharge(viewer, target)) > rankIn(target.authorRank, target.authorInCharge);

/** Returns whether the viewer can perform or propose an action; undefined if neither. */
export function permissionFor(
  viewer: Viewer,
  act: ThreadAct | PostAct,
  target: Governed,
): "do" | "propose" | undefined {
  const right = rights[act];
  if (right.author && viewer.id === target.authorId) return "do";
  // A member's program does not look after circles by the way.
  if (viewer.key && !viewer.key.scopes.includes("moderate")) return undefined;
  if (right.against && !outranks(viewer, target)) return undefined;
  if (hasPermission(viewer, right.permission)) return "do";
  return isInCharge(viewer, target) ? right.inCircle : undefined;
}

/** @throws RequestError 403 when the matrix gives nothing */
export function requireAct(viewer: Viewer, act: ThreadAct | PostAct, target: Governed): "do" | "propose" {
  return permissionFor(viewer, act, target) ?? forbidden();
}
