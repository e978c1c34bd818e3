import { ShieldCheck } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";

export type StaffMarkProps = Omit<ComponentProps<"span">, "children"> & {
  /** 1 for staff; otherwise nothing is shown. */
  isStaff: number | undefined;
};

/** Mark "管理" next to the nickname of staff, announced as "社区管理人员". */
export function StaffMark({ isStaff, className, ...props }: StaffMarkProps) {
  const text = useText();
  if (!isStaff) return null;
  return (
    <span
      data-slot="staff-mark"
      {...props}
      className={cn(
        "inline-flex h-4.5 flex-none items-center gap-0.5 rounded-control bg-brand px-1 align-[0.0625rem] text-meta leading-none font-semibold whitespace-nowrap text-brand-contrast [:where(&_svg)]:size-3",
        className,
      )}
    >
      <ShieldCheck aria-hidden="true" strokeWidth={2.2} />
      <span aria-hidden="true">{text.staff}</span>
      <span className="sr-only">{text.staffMember}</span>
    </span>
  );
}
