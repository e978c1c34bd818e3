import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";

export type PageHeaderProps = Omit<ComponentProps<"header">, "title"> & {
  /** Title of the page, its `h1`. */
  title: ReactNode;
  /** Sentence about the purpose of the page. */
  description?: ReactNode;
  /** Button or search box at the right end; hidden on phones. */
  action?: ReactNode;
};

/** Header of a page: title, description and an action. */
export function PageHeader({ title, description, action, className, children, ...props }: PageHeaderProps) {
  return (
    <header
      data-slot="page-header"
      {...props}
      className={cn("items-end justify-between gap-6 pt-5 pb-2 md:flex md:pt-7 md:pb-4", className)}
    >
      <div className="min-w-0">
        <h1 className="no-autospace text-pretty text-page wrap-anywhere">{title}</h1>
        {description && <p className="mt-0.5 text-pretty text-text-muted">{description}</p>}
        {children}
      </div>
      {action && <div className="flex-none max-md:hidden">{action}</div>}
    </header>
  );
}
