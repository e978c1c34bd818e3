import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { Button } from "../button/button.tsx";
import { Logo } from "../logo/logo.tsx";

export type SearchHeaderProps = ComponentProps<"header"> & {
  /** 搜索框。 */
  children?: ReactNode;
  /** 标志的去处，只在宽处有标志。 */
  home: string;
  /** 取消按钮的字。 */
  cancel: string;
  /** 按了「取消」，回到搜索之前。 */
  onCancel: () => void;
  /** 框下面的标签排，与下面卡片里的内容左边对齐。 */
  tabs?: ReactNode;
};

/** 搜索的题头，代替顶栏，吸顶：标志、搜索框（子元素）、取消，下面可有一排标签；宽处的框与 PageBody 的主栏一样宽，取消紧跟在框后。高 66，手机 52。 */
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
      className={cn("sticky top-0 z-(--z-navbar) border-b border-border bg-surface text-text", className)}
    >
      <div className="mx-auto w-[min(100%-3rem,var(--size-content))] max-md:w-[calc(100%-2rem)]">
        <div className="flex h-(--size-navbar) items-center gap-4 max-md:h-(--size-navbar-mobile) max-md:gap-1 lg:grid lg:grid-cols-[minmax(0,1fr)_17.5rem] lg:gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-1 items-center gap-4">
            <Link href={home} className="hit-area w-31 flex-none rounded-sm max-md:hidden">
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
