import { ChevronRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { wrapText } from "../../lib/wrap-text.tsx";

export type SettingRowProps = Omit<ComponentProps<"div">, "children" | "onClick" | "ref"> & {
  /** 这一行设的是什么，写在左端。 */
  label: ReactNode;
  /** 一句说明，写在名字下面。 */
  hint?: ReactNode;
  /** 右端：现在的值，或一个控件。 */
  children?: ReactNode;
  /** 通往另一页：整行是链接，右端带箭头。 */
  href?: string;
  /** 打开一个对话框：整行是按钮，右端带箭头。 */
  onOpen?: () => void;
  /** `danger` 时文字变红，用于退出、注销一类。 */
  tone?: "plain" | "danger";
};

/** 设置里的一行，高 60 起：名字与说明在左，值或控件在右。给了 `href` 或 `onOpen` 时整行可点，里面就不再放控件。 */
export function SettingRow({
  label,
  hint,
  href,
  onOpen,
  tone = "plain",
  className,
  children,
  ...props
}: SettingRowProps) {
  const opens = href !== undefined || onOpen !== undefined;
  const shared = {
    ...props,
    "data-slot": "setting-row",
    className: cn(
      "grid min-h-15 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-border px-4 py-2.5 text-left max-xs:grid-cols-1 not-first:border-t md:px-6",
      opens && "hover:bg-surface-sunken",
      className,
    ),
  };
  const content = (
    <>
      <span className="min-w-0">
        <span
          data-slot="setting-row-label"
          className={cn("block wrap-anywhere", tone === "danger" && "text-danger-text")}
        >
          {label}
        </span>
        {hint && <span className="block text-sm text-text-muted wrap-anywhere">{hint}</span>}
      </span>
      <span className="flex min-w-0 items-center gap-2 text-text-muted tabular-nums">
        {wrapText(children)}
        {opens && <ChevronRight aria-hidden="true" size="0.875rem" strokeWidth={1.7} className="flex-none" />}
      </span>
    </>
  );
  if (href !== undefined) {
    return (
      <Link {...(shared as ComponentProps<"a">)} href={href}>
        {content}
      </Link>
    );
  }
  if (onOpen) {
    return (
      <button {...(shared as ComponentProps<"button">)} type="button" aria-haspopup="dialog" onClick={onOpen}>
        {content}
      </button>
    );
  }
  return <div {...shared}>{content}</div>;
}
