import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";

export type PageHeaderProps = Omit<ComponentProps<"header">, "title"> & {
  /** 页面的一级标题。 */
  title: ReactNode;
  /** 标题下的一句，说这页是做什么的。 */
  description?: ReactNode;
  /** 右端的按钮或搜索框；手机上不显示。 */
  action?: ReactNode;
};

/** 页面的大标题、一句说明与右端的一个动作。 */
export function PageHeader({ title, description, action, className, children, ...props }: PageHeaderProps) {
  return (
    <header
      data-slot="page-header"
      {...props}
      className={cn("items-end justify-between gap-6 pt-5 pb-2 md:flex md:pt-7 md:pb-4", className)}
    >
      <div className="min-w-0">
        <h1 className="no-autospace text-pretty text-[1.375rem] leading-[2rem] font-semibold wrap-anywhere md:text-2xl">
          {title}
        </h1>
        {description && <p className="mt-0.5 text-pretty text-text-muted">{description}</p>}
        {children}
      </div>
      {action && <div className="flex-none max-md:hidden">{action}</div>}
    </header>
  );
}
