import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { Avatar } from "../avatar/avatar.tsx";
import { Card } from "../card/card.tsx";
import { Cover } from "../cover/cover.tsx";
import { StaffMark } from "../staff-mark/staff-mark.tsx";
import { Tag } from "../tag/tag.tsx";
import { useForumText } from "../thread-card/forum-text.ts";

export type PickView = {
  title: string;
  /** May be empty; the excerpt is shown instead. */
  picUrl: string;
  excerpt: string;
  /** Missing for a closed account. */
  author?: { nickname: string; avatar: string; isStaff?: number } | null;
};

export type PickCardProps = Omit<ComponentProps<"article">, "children"> & {
  /** Recommendation to show, with the field names of the API. */
  pick: PickView;
  /** Address that the whole card links to. */
  href: string;
  /** Short reason of the recommendation. */
  reason: string;
  /** Content at the lower right, usually "不感兴趣". */
  action?: ReactNode;
};

/**
 * Card of a recommendation: image, title, author and reason. The whole card is a link; the controls work on their
 * own.
 */
export function PickCard({ pick, href, reason, action, className, ...props }: PickCardProps) {
  const titleId = useId();
  const forum = useForumText();
  const nickname = pick.author?.nickname || forum.goneUser;
  return (
    <Card
      asChild
      className={cn(
        "relative flex flex-col overflow-hidden transition-[border-color,box-shadow] hover:border-border-strong hover:shadow-md",
        className,
      )}
    >
      <article data-slot="pick-card" aria-labelledby={titleId} {...props}>
        <Cover
          src={pick.picUrl}
          fallback={
            <span className="line-clamp-5 p-4 text-text-secondary leading-cjk wrap-anywhere">
              {pick.excerpt}
            </span>
          }
          className="aspect-3/2 flex-none"
        />
        <div className="flex flex-1 flex-col gap-2 p-3.5">
          <Tag tone="accent" className="max-w-full self-start">
            <span className="truncate">{reason}</span>
          </Tag>
          <h3 id={titleId} className="line-clamp-2 font-semibold text-ui leading-[1.5rem] wrap-anywhere">
            <Link href={href} className="after:absolute after:inset-0 hover:text-brand-text">
              {pick.title}
            </Link>
          </h3>
          <div className="mt-auto flex min-h-8 items-center gap-2 text-text-muted text-meta">
            <Avatar src={pick.author?.avatar} name={nickname} size={20} />
            <span className="flex min-w-0 flex-1 items-center gap-1.5">
              <span className="truncate">{nickname}</span>
              <StaffMark isStaff={pick.author?.isStaff} />
            </span>
            {action && <div className="relative z-1 flex-none">{action}</div>}
          </div>
        </div>
      </article>
    </Card>
  );
}
