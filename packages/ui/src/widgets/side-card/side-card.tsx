import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../lib/cn.ts";
import { Card, CardHeader } from "../card/card.tsx";

export type SideCardProps = Omit<ComponentProps<"section">, "title"> & {
  /** Content, usually a list. */
  children?: ReactNode;
  /** Title at the upper left. */
  title: ReactNode;
  /** Address of "更多". */
  moreHref?: string;
  /** Text of the link at the upper right; default "更多". */
  moreText?: string;
  /** Control at the right of the header, for example a segmented control. */
  action?: ReactNode;
};

/**
 * Block of a sidebar with a header, which names the region: a line above, no box. Rows reach 16 px beyond the column, so
 * that their text aligns with the column.
 */
export function SideCard({
  title,
  moreHref,
  moreText,
  action,
  className,
  children,
  ...props
}: SideCardProps) {
  const titleId = useId();
  return (
    <Card asChild className={cn("rounded-none border-0 bg-transparent pb-1", className)}>
      <section data-slot="side-card" aria-labelledby={titleId} {...props}>
        <CardHeader
          title={<span id={titleId}>{title}</span>}
          moreHref={moreHref}
          moreText={moreText}
          className="md:h-15 md:border-t md:border-border md:px-0 md:pt-3 md:[:first-child>&]:h-12 md:[:first-child>&]:border-t-0 md:[:first-child>&]:pt-0"
        >
          {action}
        </CardHeader>
        <div className="md:-mx-4">{children}</div>
      </section>
    </Card>
  );
}
