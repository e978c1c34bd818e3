import { Globe } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";

export type LinkCardProps = Omit<ComponentProps<"a">, "children" | "title"> & {
  /** 站内的以 / 开头；站外的在新窗口打开。 */
  href: string;
  /** 链接的标题，最多两行。 */
  title: string;
  /** 标题下的一句介绍，最多两行；不给就不占行。 */
  description?: string;
  /** 来自哪个站点。 */
  site: string;
  /** 右边的图；不给就没有图，文字占满。 */
  picUrl?: string;
};

/** 独占一行的链接：标题、一句介绍、站点，有图时在右边。 */
export function LinkCard({ href, title, description, site, picUrl, className, ...props }: LinkCardProps) {
  const classes = cn(
    "flex items-stretch overflow-hidden rounded-lg border border-border bg-surface transition-colors hover:border-border-strong hover:bg-surface-hover",
    className,
  );
  const inside = (
    <>
      <span className="grid min-w-0 grow content-center gap-1 px-4 py-3">
        <span className="line-clamp-2 text-md leading-[1.375rem] font-medium wrap-anywhere text-text">
          {title}
        </span>
        {description && (
          <span className="line-clamp-2 text-sm wrap-anywhere text-text-secondary">{description}</span>
        )}
        <span className="flex min-w-0 items-center gap-1.5 text-sm text-text-muted">
          <Globe aria-hidden="true" size="0.875rem" strokeWidth={1.7} className="flex-none" />
          <span className="truncate">{site}</span>
        </span>
      </span>
      {picUrl && (
        <img
          src={picUrl}
          alt=""
          loading="lazy"
          decoding="async"
          className="my-0 w-28 flex-none rounded-none! object-cover md:w-36"
        />
      )}
    </>
  );
  if (href.startsWith("/")) {
    return (
      <Link data-slot="link-card" {...props} href={href} className={classes}>
        {inside}
      </Link>
    );
  }
  return (
    <a
      data-slot="link-card"
      target="_blank"
      rel="nofollow ugc noopener noreferrer"
      {...props}
      href={href}
      className={classes}
    >
      {inside}
    </a>
  );
}
