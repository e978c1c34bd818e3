import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { Avatar } from "../avatar/avatar.tsx";

/** The most avatars a stack shows (CARD-007, CONST-028). */
const AVATAR_STACK_MAX = 10;

/** A member as a stack draws one, with the names of the wire. */
export interface StackUser {
  userId: string | number;
  nickname: string;
  avatar?: string | null;
}

export type AvatarStackProps = Omit<ComponentProps<"ul">, "children"> & {
  /** 要叠放的人，靠前的在最上面。 */
  users: readonly StackUser[];
  /** 最多叠几个，至多 10；其余不显示。 */
  max?: number;
  /** 每个头像的直径，px。 */
  size?: 20 | 24 | 28 | 32;
  /** 给出成员主页的地址；不给时头像不是链接。 */
  hrefOf?: (user: StackUser) => string;
};

/** 头像叠放，重叠 7，最多 10 个，多出的不画。没有成员时不占位。 */
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
