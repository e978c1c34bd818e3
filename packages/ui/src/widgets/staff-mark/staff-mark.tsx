import { ShieldCheck } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";

export type StaffMarkProps = Omit<ComponentProps<"span">, "children"> & {
  /** 1 = 社区的管理人员；0 或没有时什么也不显示。 */
  isStaff: number | undefined;
};

/** 昵称旁的「管理」标，高 18，品牌色实底。读屏读作「社区管理人员」。不是管理人员时什么也不显示。 */
export function StaffMark({ isStaff, className, ...props }: StaffMarkProps) {
  const text = useText();
  if (!isStaff) return null;
  return (
    <span
      data-slot="staff-mark"
      {...props}
      className={cn(
        "inline-flex h-4.5 flex-none items-center gap-0.5 rounded-xs bg-brand px-1 align-[0.0625rem] text-xs leading-none font-semibold whitespace-nowrap text-brand-contrast [:where(&_svg)]:size-3",
        className,
      )}
    >
      <ShieldCheck aria-hidden="true" strokeWidth={2.2} />
      <span aria-hidden="true">{text.staff}</span>
      <span className="sr-only">{text.staffMember}</span>
    </span>
  );
}
