import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { Avatar } from "../avatar/avatar.tsx";
import { Card } from "../card/card.tsx";
import { LevelMark } from "../level-mark/level-mark.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { StaffMark } from "../staff-mark/staff-mark.tsx";
import { Stat } from "../stat/stat.tsx";
import type { ThreadAuthor } from "../thread-card/thread.ts";

export type AuthorCardProps = Omit<ComponentProps<"section">, "children"> & {
  /** Author with avatar, nickname, certification and signature. */
  user: ThreadAuthor & { signature: string };
  /** Profile address of the avatar and the nickname. */
  href: string;
  /** Three numbers, for example posts, likes and followers; leave it out if they are not available. */
  stats?: readonly { label: string; value: number; href?: string }[];
  /** Whether signature and numbers are loading: reserves their space. */
  loading?: boolean;
  /** Buttons at the bottom, which share one row equally. */
  actions?: ReactNode;
};

/** Sidebar card of an author: avatar, nickname, level, signature, three numbers and actions. */
export function AuthorCard({ user, href, stats, loading, actions, className, ...props }: AuthorCardProps) {
  const nameId = useId();
  return (
    <Card asChild className={cn("px-4 pt-5 pb-4", className)}>
      <section data-slot="author-card" aria-labelledby={nameId} aria-busy={loading} {...props}>
        <div className="flex items-center gap-3">
          <Link href={href} tabIndex={-1} aria-hidden="true" className="flex-none">
            <Avatar src={user.avatar} name={user.nickname} size={56} verified={user.isVerified > 0} />
          </Link>
          <div className="min-w-0 grow">
            <div className="flex items-center gap-1.5">
              <Link
                id={nameId}
                href={href}
                className="truncate text-read leading-[1.5rem] font-semibold hover:text-brand-text tap-y"
              >
                {user.nickname}
              </Link>
              <StaffMark isStaff={user.isStaff} />
              <LevelMark level={user.level} />
            </div>
            <p className="h-5 truncate text-meta text-text-muted max-xs:h-auto max-xs:min-h-5 max-xs:whitespace-normal">
              {loading ? <Skeleton className="h-4" /> : user.signature}
            </p>
          </div>
        </div>
        {loading && <Skeleton className="mt-4 h-10.5" />}
        {stats && (
          <div className="mt-4 grid grid-cols-3">
            {stats.map((item) => (
              <Stat
                key={item.label}
                {...item}
                size="lg"
                layout="stacked"
                className="[&_b]:leading-[1.5rem]"
              />
            ))}
          </div>
        )}
        {actions && <div className="mt-4 flex gap-2 [:where(&>*)]:grow empty:hidden">{actions}</div>}
      </section>
    </Card>
  );
}
