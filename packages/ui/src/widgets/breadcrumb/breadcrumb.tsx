import { ChevronRight } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { useText } from "../../lib/locale.tsx";

/** Ancestor of the current page; without `href` it is plain text. */
export interface Crumb {
  label: string;
  href?: string;
}

export type BreadcrumbProps = Omit<ComponentProps<"nav">, "children"> & {
  /** Entries from the outermost page to the current one. */
  items: readonly Crumb[];
};

/** Maximum share of the line for the ancestors in per cent; the rest belongs to the current page. */
const WAY_SHARE = 80;

/** Breadcrumb. The last entry is the current page and not a link. */
export function Breadcrumb({ items, className, ...props }: BreadcrumbProps) {
  const text = useText();
  return (
    <nav data-slot="breadcrumb" aria-label={text.breadcrumb} {...props} className={cn("min-w-0", className)}>
      <ol className="flex min-w-0 items-center gap-1.5 text-meta text-text-muted">
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
                  className="hit-area flex min-w-0 rounded-control py-1 hover:text-brand-text"
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
