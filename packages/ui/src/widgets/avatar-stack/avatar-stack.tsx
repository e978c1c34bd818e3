import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { Avatar } from "../avatar/avatar.tsx";

/** Maximum number of avatars. */
const AVATAR_STACK_MAX = 10;

/** A member in the stack, with wire names. */
export interface StackUser {
  userId: string | number;
  nickname: string;
  avatar?: string | null;
}

export type AvatarStackProps = Omit<ComponentProps<"ul">, "children"> & {
  /** Members to show; earlier ones are in front. */
  users: readonly StackUser[];
  /** Maximum number of avatars, up to 10; further ones are not shown. */
  max?: number;
  /** Diameter of each avatar in px. */
  size?: 20 | 24 | 28 | 32;
  /** Returns the profile address of a member; without it avatars are not links. */
  hrefOf?: (user: StackUser) => string;
};

/** Row of overlapping avatars, at most 10. Renders nothing without members. */
export function AvatarStack({
  users,
  max = AVATAR_STACK_MAX,
  size = 28,
  hrefOf,
  className,
  ...props
}: AvatarStackProps) {
  if (users.length === 0) return null;
  return (
    <ul data-slot="avatar-stack" {...props} className={cn("flex max-xs:flex-wrap", className)}>
      {users.slice(0, Math.min(max, AVATAR_STACK_MAX)).map((user) => {
        const face = (
          <Avatar
            src={user.avatar}
            name={user.nickname}
            alt={user.nickname}
            size={size}
            className="ring-2 ring-surface"
          />
        );
        return (
          <li
            key={user.userId}
            data-slot="avatar-stack-item"
            title={user.nickname}
            className="relative flex transition-transform not-last:-mr-1.75 focus-within:z-1 hover:z-1 hover:-translate-y-0.5"
          >
            {hrefOf ? (
              <Link href={hrefOf(user)} className="flex rounded-full">
                {face}
              </Link>
            ) : (
              face
            )}
          </li>
        );
      })}
    </ul>
  );
}
