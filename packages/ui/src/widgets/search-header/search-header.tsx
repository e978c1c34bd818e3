import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { Button } from "../button/button.tsx";
import { Logo } from "../logo/logo.tsx";

export type SearchHeaderProps = ComponentProps<"header"> & {
  /** Search field. */
  children?: ReactNode;
  /** Address of the logo, which is shown on wide screens only. */
  home: string;
  /** Text of the cancel button. */
  cancel: string;
  /** Called for "取消". */
  onCancel: () => void;
  /** Tabs below the field, aligned with the content. */
  tabs?: ReactNode;
};

/**
 * Sticky header of a search page instead of the top bar: logo, search field, cancel, and optional tabs. On wide
 * screens the field is as wide as the main column of PageBody. 66 px high, 52 on phones.
 */
export function SearchHeader({
  home,
  cancel,
  onCancel,
  tabs,
  className,
  children,
  ...props
}: SearchHeaderProps) {
  return (
    <header
      data-slot="search-header"
      {...props}
      className={cn(
        "sticky top-0 z-(--lens-z-navbar) border-b border-border bg-surface text-text",
        className,
      )}
    >
      <div className="mx-auto w-[min(100%-3rem,var(--lens-size-content))] max-md:w-[calc(100%-2rem)]">
        <div className="flex h-(--lens-size-navbar) items-center gap-4 max-md:h-(--lens-size-navbar-mobile) max-md:gap-1 lg:grid lg:grid-cols-[minmax(0,1fr)_17.5rem] lg:gap-6 wide:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-1 items-center gap-4">
            <Link href={home} className="hit-area w-31 flex-none rounded-control max-md:hidden">
              <Logo />
            </Link>
            <div className="min-w-0 flex-1">{children}</div>
          </div>
          <Button tone="ghost" onClick={onCancel} className="-mr-3 justify-self-start max-xs:px-2">
            {cancel}
          </Button>
        </div>
        {tabs && <div className="-mb-px -ml-3 md:ml-3">{tabs}</div>}
      </div>
    </header>
  );
}
