import type { KeyScope } from "@lenscape/api/call-policy.gen";
import { hasPermi } from "@lenscape/api/permissions";
import { userGroups, users } from "../db/schema/index.ts";

/** The member who sends a request, read together with the session in one query. */
export interface Viewer {
  id: string;
  sessionId: string;
  /**
   * The access key of the call; undefined for a session. `ownerEntersConsole`: whether the owner holds `console.enter`,
   * which the scopes of the key may leave out of `permissions`.
   */
  key?: { id: string; scopes: readonly KeyScope[]; ownerEntersConsole: boolean };
  /**
   * Set for an operator without the second step that `OPERATOR_TWO_STEP` requires. Roles, permissions and rank are then
   * those of a plain member, and the operator has no rights as a moderator of circles.
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

/** Columns of a viewer, for a query on `users` joined with `user_groups`. */
export const viewerColumns = {
  id: users.id,
  username: users.username,
  nickname: users.nickname,
  avatar: users.avatar,
  roles: users.roles,
  permissions: userGroups.permissions,
  rank: userGroups.rank,
  deniedUntil: users.deniedUntil,
  deniedReason: users.deniedReason,
  joinedAt: users.createdAt,
};

/** The part of a viewer that determines whether they act as a moderator of a circle. */
export type CircleModerator = Pick<Viewer, "id" | "lacksTwoStep">;

/**
 * Returns the permissions for display to the member. Includes `console.enter` for an operator without the second step,
 * because the console tells them to turn it on.
 */
export const getDisplayedPermissions = ({ permissions, lacksTwoStep }: Viewer): string[] =>
  lacksTwoStep ? [...permissions, "console.enter"] : permissions;

/** Whether the viewer holds a permission; `*:*:*` passes all (ruling 11, VALID-019/020). */
export function hasPermission(viewer: Viewer, permission: string): boolean {
  return hasPermi(viewer.permissions, permission);
}
