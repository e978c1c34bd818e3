import { Slot } from "@radix-ui/react-slot";
import { ChevronRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { useText } from "../../lib/locale.tsx";

export type CardProps = ComponentProps<"section"> & {
  /** Applies the style to the only child, for example an `<article>` or a link. */
  asChild?: boolean;
};

/** Card: surface with a 1 px border and radius 12, without shadow. Cards are not nested. */
export function Card({ asChild = false, className, ...props }: CardProps) {
  const Root = asChild ? Slot : "section";
  return (
    <Root
      data-slot="card"
      {...props}
      className={cn("rounded-media border border-border bg-surface", className)}
    />
  );
}

export type CardHeaderProps = Omit<ComponentProps<"header">, "title"> & {
  /** Title at the upper left, one line, truncated. */
  title: ReactNode;
  /** Heading level in the page outline, default `h2`; does not change the size. */
  heading?: "h1" | "h2" | "h3";
  /** Address of "更多"; without it there is no link. */
  moreHref?: string;
  /** Text of the link at the upper right; default "更多". */
  moreText?: string;
};

/**
 * Card header, 48 px high: title on the left, "更多" on the right. Children go between them, for example a segmented
 * control.
 */
export function CardHeader({
  title,
  heading: Heading = "h2",
  moreHref,
  moreText,
  className,
  children,
  ...props
}: CardHeaderProps) {
  const text = useText();
  return (
    <header
      data-slot="card-header"
      {...props}
      className={cn(
        "flex h-12 items-center justify-between gap-3 px-4 max-xs:h-auto max-xs:min-h-12 max-xs:flex-wrap max-xs:py-2",
        className,
      )}
    >
      <Heading
        data-slot="card-title"
        className="min-w-0 truncate text-ui leading-[1.375rem] font-semibold max-xs:whitespace-normal"
      >
        {title}
      </Heading>
      {children}
      {moreHref !== undefined && (
        <Link
          data-slot="card-more"
          href={moreHref}
          className="inline-flex flex-none items-center gap-0.5 rounded-control text-meta whitespace-nowrap text-text-muted hover:text-brand-text hit-area"
        >
          <span>{moreText ?? text.more}</span>
          <ChevronRight aria-hidden="true" size="0.875rem" strokeWidth={1.7} />
        </Link>
      )}
    </header>
  );
}
