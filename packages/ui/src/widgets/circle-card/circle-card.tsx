import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { Card } from "../card/card.tsx";
import { Cover } from "../cover/cover.tsx";
import { Stat } from "../stat/stat.tsx";
import { useCircleText } from "./circle-text.ts";

export { JoinButton, type JoinButtonProps } from "./join-button.tsx";

export type CircleView = {
  id: string;
  groupName: string;
  brief: string;
  picUrl: string;
  memberCount: number;
  trendsCount: number;
};

export type CircleCardProps = Omit<ComponentProps<"article">, "children"> & {
  /** Circle to show, with the field names of the API. */
  circle: CircleView;
  /** Address of the circle that the whole card links to. */
  href: string;
  /** Tags after the name, for example "官方" or "需审核". */
  tags?: ReactNode;
  /** Content at the right end, usually a `JoinButton`. */
  action?: ReactNode;
};

/**
 * Card of a circle: image, name, two lines of description, number of members and posts. The whole card is a link; the
 * button at the right works on its own.
 */
export function CircleCard({ circle, href, tags, action, className, ...props }: CircleCardProps) {
  const text = useCircleText();
  const titleId = useId();
  return (
    <Card
      asChild
      className={cn(
        "relative flex flex-wrap items-start gap-x-3.5 gap-y-2.5 p-4 transition-[border-color,box-shadow] hover:border-border-strong hover:shadow-md",
        className,
      )}
    >
      <article data-slot="circle-card" aria-labelledby={titleId} {...props}>
        <Cover src={circle.picUrl} name={circle.groupName} className="size-16 flex-none rounded-media" />
        <div className="min-w-0 grow basis-36">
          <h2 id={titleId} className="flex items-center gap-1.5 text-ui leading-[1.375rem] font-semibold">
            <Link href={href} className="truncate after:absolute after:inset-0 hover:text-brand-text">
              {circle.groupName}
            </Link>
            {tags}
          </h2>
          <p className="mt-1 line-clamp-2 text-meta text-text-secondary">{circle.brief}</p>
          <div className="mt-2 flex flex-wrap gap-x-3.5">
            <Stat value={circle.memberCount} label={text.members} className="text-meta" />
            <Stat value={circle.trendsCount} label={text.posts} className="text-meta" />
          </div>
        </div>
        {action && <div className="relative z-1 ml-auto">{action}</div>}
      </article>
    </Card>
  );
}
