import { Megaphone } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Card } from "../card/card.tsx";
import { Cover } from "../cover/cover.tsx";
import { Stat } from "../stat/stat.tsx";

export type GroupHeaderProps = Omit<ComponentProps<"section">, "title" | "children"> & {
  /** Name of the circle or topic, the page's `h1`. */
  title: string;
  /** Tags after the name. */
  tags?: ReactNode;
  /** Description below the name. */
  brief: string;
  /** Wide image at the top; may be empty. */
  cover: string;
  /** Square image over the wide one, for circles. */
  icon?: string;
  /** Numbers with labels, for example members and posts. */
  stats: readonly { value: number; label: string }[];
  /** Button at the right end; below 1024 px on its own line, full width on phones. */
  action?: ReactNode;
  /** Announcement in the last line; may be empty. */
  notice?: string;
  /** Date of the announcement, for example "11-18". */
  noticeTime?: string;
  /** Line below the announcement, for example "圈规与版主" on phones. */
  footer?: ReactNode;
};

/**
 * Header of a circle or topic page: image, name, description, numbers and an action; circles also have a square image
 * and an announcement.
 */
export function GroupHeader({
  title,
  tags,
  brief,
  cover,
  icon,
  stats,
  action,
  notice,
  noticeTime,
  footer,
  className,
  ...props
}: GroupHeaderProps) {
  const hasIcon = icon !== undefined;
  return (
    <Card
      data-slot="group-header"
      {...props}
      className={cn("overflow-clip max-md:rounded-none max-md:border-x-0", className)}
    >
      {cover && (
        <div className="h-33 bg-surface-sunken md:h-44">
          <img
            src={cover}
            alt=""
            width={1200}
            height={352}
            decoding="async"
            className="size-full object-cover dark:brightness-92"
          />
        </div>
      )}
      <div
        className={cn(
          "grid grid-cols-[minmax(0,1fr)] items-center gap-3 p-4 md:gap-x-6 md:px-6 md:py-5 lg:grid-cols-[minmax(0,1fr)_auto]",
          hasIcon && "md:grid-cols-[5.5rem_minmax(0,1fr)] lg:grid-cols-[5.5rem_minmax(0,1fr)_auto]",
        )}
      >
        {hasIcon && (
          <Cover
            src={icon}
            name={title}
            loading="eager"
            className={cn(
              "size-18 rounded-[1.25rem] shadow-[0_0_0_4px_var(--lens-color-surface)] md:size-22 md:self-start",
              cover && "relative -mt-13 md:-mt-12",
            )}
          />
        )}
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2">
            <h1 className="page-title no-autospace text-pretty text-page wrap-anywhere">{title}</h1>
            {tags}
          </div>
          <p className="mb-2 text-pretty wrap-anywhere text-text-secondary">{brief}</p>
          <div className="flex flex-wrap gap-x-5 gap-y-1">
            {stats.map(({ value, label }) => (
              <Stat key={label} value={value} label={label} />
            ))}
          </div>
        </div>
        {action && (
          <div
            className={cn(
              "flex gap-2 max-md:*:h-10 max-md:[:where(&>*)]:flex-1",
              icon && "md:max-lg:col-start-2",
            )}
          >
            {action}
          </div>
        )}
      </div>
      {notice && (
        <p
          data-slot="group-header-notice"
          className="flex min-h-11 items-center gap-2.5 border-t border-border px-4 py-2 wrap-anywhere md:px-6"
        >
          <Megaphone
            aria-hidden="true"
            size="1.125rem"
            strokeWidth={1.7}
            className="flex-none text-brand-text"
          />
          <span className="min-w-0 flex-1">{notice}</span>
          {noticeTime && (
            <time className="flex-none text-meta text-text-muted tabular-nums">{noticeTime}</time>
          )}
        </p>
      )}
      {footer}
    </Card>
  );
}
