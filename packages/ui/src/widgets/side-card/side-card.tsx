import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../lib/cn.ts";
import { Card, CardHeader } from "../card/card.tsx";

export type SideCardProps = Omit<ComponentProps<"section">, "title"> & {
  /** 卡里的内容，通常是一个列表。 */
  children?: ReactNode;
  /** 侧栏卡左上角的标题。 */
  title: ReactNode;
  /** 「更多」的去处。 */
  moreHref?: string;
  /** Text of the link at the upper right; default "更多". */
  moreText?: string;
  /** 题头右端的控件，例如日、月、年分段。 */
  action?: ReactNode;
};

/** 侧栏的一张卡：48 高的题头与内容，题头就是这一区的名字。 */
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
    <Card asChild className={cn("pb-2", className)}>
      <section data-slot="side-card" aria-labelledby={titleId} {...props}>
        <CardHeader title={<span id={titleId}>{title}</span>} moreHref={moreHref} moreText={moreText}>
          {action}
        </CardHeader>
        {children}
      </section>
    </Card>
  );
}
