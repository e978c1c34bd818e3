import { ChevronRight } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { useText } from "../../lib/locale.tsx";

/** One place on the way to the current page; without `href` it is text. */
export interface Crumb {
  label: string;
  href?: string;
}

export type BreadcrumbProps = Omit<ComponentProps<"nav">, "children"> & {
  /** 从最外层到当前页，各自的文字与去处。 */
  items: readonly Crumb[];
};

/** How much of the line the places on the way may take together, in per cent: the rest is the current page's. */
const WAY_SHARE = 80;

/** 面包屑。最后一项是当前页，不是链接。 */
export function Breadcrumb({ items, className, ...props }: BreadcrumbProps) {
  const text = useText();
  return (
    <nav data-slot="breadcrumb" aria-label={text.breadcrumb} {...props} className={cn("min-w-0", className)}>
      <ol className="flex min-w-0 items-center gap-1.5 text-sm text-text-muted">
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li
              key={`${item.href ?? ""}${item.label}`}
              className={cn("flex min-w-0 items-center gap-1.5", !last && "flex-none")}
              style={last ? undefined : { maxWidth: `${WAY_SHARE / (items.length - 1)}%` }}
            >
              {index > 0 && (
                <ChevronRight aria-hidden="true" size="0.875rem" strokeWidth={1.7} className="flex-none" />
              )}
              {item.href !== undefined && !last ? (
                <Link
                  href={item.href}
                  className="hit-area flex min-w-0 rounded-xs py-1 hover:text-brand-text"
                >
                  <span className="truncate">{item.label}</span>
                </Link>
              ) : (
                <span aria-current={last ? "page" : undefined} className="no-autospace truncate">
                  {item.label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
