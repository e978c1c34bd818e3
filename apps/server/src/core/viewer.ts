import type { KeyScope } from "@lenscape/api/call-policy.gen";
import { hasPermi } from "@lenscape/api/permissions";

/** The member behind a request, read together with the session in one query. */
export interface Viewer {
  id: string;
  sessionId: string;
  /** The key that a program of the member called with; none for the member themselves. */
  key?: { id: string; scopes: readonly KeyScope[] };
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

/** Whether the viewer holds a permission; `*:*:*` passes all (ruling 11, VALID-019/020). */
export function hasPermission(viewer: Viewer, permission: string): boolean {
  return hasPermi(viewer.permissions, permission);
}
