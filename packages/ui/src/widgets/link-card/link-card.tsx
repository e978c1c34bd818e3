import { Globe } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";

export type LinkCardProps = Omit<ComponentProps<"a">, "children" | "title"> & {
  /** Address; internal ones begin with `/`, others open in a new tab. */
  href: string;
  /** Title of the link, at most two lines. */
  title: string;
  /** Description, at most two lines. */
  description?: string;
  /** Name of the site. */
  site: string;
  /** Image at the right. */
  picUrl?: string;
};

/** Card of a link in a text: title, description, site, and an optional image. */
export function LinkCard({ href, title, description, site, picUrl, className, ...props }: LinkCardProps) {
  const classes = cn(
    "flex items-stretch overflow-hidden rounded-media border border-border bg-surface transition-colors hover:border-border-strong hover:bg-surface-hover",
    className,
  );
  const inside = (
    <>
      <span className="grid min-w-0 grow content-center gap-1 px-4 py-3">
        <span className="line-clamp-2 text-ui leading-[1.375rem] font-semibold wrap-anywhere text-text">
          {title}
        </span>
        {description && (
          <span className="line-clamp-2 text-meta wrap-anywhere text-text-secondary">{description}</span>
        )}
        <span className="flex min-w-0 items-center gap-1.5 text-meta text-text-muted">
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
