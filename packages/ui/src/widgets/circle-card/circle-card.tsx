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
  /** 圈子的图、名称、简介、成员数与帖子数，字段名与接口一致。 */
  circle: CircleView;
  /** 整张卡通往的圈子页。 */
  href: string;
  /** 名称后面的标签，例如「官方」「需审核」。 */
  tags?: ReactNode;
  /** 右端，通常是 `JoinButton`。 */
  action?: ReactNode;
};

/** 圈子卡：图、名称、两行简介、成员与帖子数。整张可点，右端的按钮各点各的。 */
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
        <Cover src={circle.picUrl} name={circle.groupName} className="size-16 flex-none rounded-xl" />
        <div className="min-w-0 grow basis-36">
          <h2 id={titleId} className="flex items-center gap-1.5 text-md leading-[1.375rem] font-semibold">
            <Link href={href} className="truncate after:absolute after:inset-0 hover:text-brand-text">
              {circle.groupName}
            </Link>
            {tags}
          </h2>
          <p className="mt-1 line-clamp-2 text-sm text-text-secondary">{circle.brief}</p>
          <div className="mt-2 flex flex-wrap gap-x-3.5">
            <Stat value={circle.memberCount} label={text.members} className="text-xs" />
            <Stat value={circle.trendsCount} label={text.posts} className="text-xs" />
          </div>
        </div>
        {action && <div className="relative z-1 ml-auto">{action}</div>}
      </article>
    </Card>
  );
}
