import { Slot } from "@radix-ui/react-slot";
import { ChevronRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { useText } from "../../lib/locale.tsx";

export type CardProps = ComponentProps<"section"> & {
  /** 把样式给唯一的子元素，例如 `<article>` 或链接。 */
  asChild?: boolean;
};

/** 卡片：卡面、1 px 描边、圆角 12，没有阴影。卡片不叠卡片。 */
export function Card({ asChild = false, className, ...props }: CardProps) {
  const Root = asChild ? Slot : "section";
  return (
    <Root
      data-slot="card"
      {...props}
      className={cn("rounded-lg border border-border bg-surface", className)}
    />
  );
}

export type CardHeaderProps = Omit<ComponentProps<"header">, "title"> & {
  /** 卡片左上角的标题，一行，长了截断。 */
  title: ReactNode;
  /** 标题在页面大纲里的级别，默认 `h2`；不改变字号。 */
  heading?: "h1" | "h2" | "h3";
  /** 「更多」的去处；不给就没有。 */
  moreHref?: string;
  /** 右上角链接的文字，默认「更多」。 */
  moreText?: string;
};

/** 卡片题头，高 48：标题在左，「更多」在右。子元素放在两者之间的右侧，例如分段控件。 */
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
        className="min-w-0 truncate text-md leading-[1.375rem] font-semibold max-xs:whitespace-normal"
      >
        {title}
      </Heading>
      {children}
      {moreHref !== undefined && (
        <Link
          data-slot="card-more"
          href={moreHref}
          className="inline-flex flex-none items-center gap-0.5 rounded-xs text-sm whitespace-nowrap text-text-muted hover:text-brand-text hit-area"
        >
          <span>{moreText ?? text.more}</span>
          <ChevronRight aria-hidden="true" size="0.875rem" strokeWidth={1.7} />
        </Link>
      )}
    </header>
  );
}
