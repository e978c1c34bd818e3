import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { fillText } from "../../lib/fill-text.ts";
import { Link } from "../../lib/link.tsx";
import { useGrowthText } from "../points-mark/growth-text.ts";
import { pageCount, pageNumbers } from "./page-numbers.ts";

const CELL =
  "grid h-8 min-w-8 place-items-center rounded-control px-1 text-meta text-text-secondary tabular-nums transition-colors hover:bg-surface-sunken max-md:h-10 max-md:min-w-10";

export type PaginationProps = Omit<ComponentProps<"nav">, "children"> & {
  /** Current page, from 1; larger numbers mean the last page. */
  page: number;
  /** Number of items, not of pages. */
  total: number;
  /** Number of items per page. */
  pageSize: number;
  /** Returns the address of a page; makes page numbers links. */
  hrefOf?: (page: number) => string;
  /** Called with the chosen page, from 1; makes page numbers buttons. */
  onPageChange?: (page: number) => void;
};

/** Pagination: previous, first, last and neighbouring pages, next. Renders nothing for a single page. */
export function Pagination({
  page,
  total,
  pageSize,
  hrefOf,
  onPageChange,
  className,
  ...props
}: PaginationProps) {
  const text = useGrowthText();
  const count = pageCount(total, pageSize);
  if (count === 1) return null;
  const current = Math.min(count, Math.max(1, Math.floor(page) || 1));
  const turn = { hrefOf, onPageChange };
  return (
    <nav
      data-slot="pagination"
      aria-label={text.pages}
      {...props}
      className={cn("flex flex-wrap items-center gap-1 max-md:gap-0", className)}
    >
      <Turn {...turn} page={current - 1} label={text.prevPage} disabled={current === 1}>
        <ChevronLeft aria-hidden="true" size="1rem" strokeWidth={1.7} />
      </Turn>
      {pageNumbers(current, count).map((number, index, all) =>
        number === null ? (
          <span key={`gap-${all[index - 1]}`} aria-hidden="true" className="px-1 text-text-muted max-md:px-0">
            …
          </span>
        ) : (
          <Turn
            {...turn}
            key={number}
            page={number}
            label={fillText(text.pageNumber, { n: number })}
            now={number === current}
          >
            {number}
          </Turn>
        ),
      )}
      <Turn {...turn} page={current + 1} label={text.nextPage} disabled={current === count}>
        <ChevronRight aria-hidden="true" size="1rem" strokeWidth={1.7} />
      </Turn>
    </nav>
  );
}

type TurnProps = Pick<PaginationProps, "hrefOf" | "onPageChange" | "page"> & {
  label: string;
  now?: boolean;
  disabled?: boolean;
  children: ReactNode;
};

function Turn({ hrefOf, onPageChange, page, label, now = false, disabled = false, children }: TurnProps) {
  const shared = {
    "aria-label": label,
    "aria-current": now ? ("page" as const) : undefined,
    className: cn(
      CELL,
      now && "bg-brand font-semibold text-brand-contrast hover:bg-brand-hover",
      disabled && "cursor-not-allowed text-text-disabled hover:bg-transparent",
    ),
    // `aria-disabled` instead of `disabled`, because keyboard users would lose the focus at the last page.
    "aria-disabled": disabled || undefined,
  };
  if (hrefOf && !disabled) {
    return (
      <Link {...shared} href={hrefOf(page)} onClick={() => !now && onPageChange?.(page)}>
        {children}
      </Link>
    );
  }
  return (
    <button {...shared} type="button" onClick={() => !now && !disabled && onPageChange?.(page)}>
      {children}
    </button>
  );
}
