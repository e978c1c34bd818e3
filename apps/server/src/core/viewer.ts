import type { KeyScope } from "@lenscape/api/call-policy.gen";
import { hasPermi } from "@lenscape/api/permissions";

/** The member behind a request, read together with the session in one query. */
export interface Viewer {
  id: string;
  sessionId: string;
  /**
   * The access key of the call; undefined for a session. `ownerEntersConsole`: whether the owner holds `console.enter`,
   * which the scopes of the key may leave out of `permissions`.
   */
  key?: { id: string; scopes: readonly KeyScope[]; ownerEntersConsole: boolean };
  /**
   * Set for an operator who lacks the second step that `OPERATOR_TWO_STEP` requires. Roles, permissions and rank are then
   * those of a plain member, and circles that the operator moderates count as any other circle.
   */
  lacksTwoStep?: true;
  username: string;
  nickname: string;
  avatar: string;
  roles: string[];
  permissions: string[];
  /** Rank of the user group: higher outranks lower. */
  rank: number;
  deniedUntil: Date | null;
  deniedReason: string;
  joinedAt: Date;
}

/** The part of a viewer that decides whether they act as a circle's moderator. */
export type CircleModerator = Pick<Viewer, "id" | "lacksTwoStep">;

/**
 * The permissions that members are shown as theirs. An operator who lacks the second step still sees `console.enter`,
 * because the console is where the web tells them to turn it on.
 */
export const shownPermissions = ({ permissions, lacksTwoStep }: Viewer): string[] =>
  lacksTwoStep ? [...permissions, "console.enter"] : permissions;

/** Whether the viewer holds a permission; `*:*:*` passes all (ruling 11, VALID-019/020). */
export function hasPermission(viewer: Viewer, permission: string): boolean {
  return hasPermi(viewer.permissions, permission);
}
