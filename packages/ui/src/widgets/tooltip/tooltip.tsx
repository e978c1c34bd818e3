import { Slot } from "@radix-ui/react-slot";
import { type ComponentProps, type ReactElement, useId, useState } from "react";
import { cn } from "../../lib/cn.ts";

export type TooltipProps = Omit<ComponentProps<"span">, "children" | "content"> & {
  content: string;
  side?: "top" | "bottom";
  /** 一个可聚焦的元素。 */
  children: ReactElement;
};

/** 提示语：悬停或聚焦时出现，读屏作为说明读出，Esc 收起。 */
export function Tooltip({ content, side = "top", className, children, ...props }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <span data-slot="tooltip" {...props} className={cn("relative inline-flex", className)}>
      <Slot
        aria-describedby={id}
        onPointerEnter={() => setOpen(true)}
        onPointerLeave={() => setOpen(false)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => event.key === "Escape" && setOpen(false)}
      >
        {children}
      </Slot>
      <span
        id={id}
        role="tooltip"
        data-slot="tooltip-content"
        hidden={!open}
        className={cn(
          "absolute left-1/2 z-(--z-dropdown) w-max max-w-60 -translate-x-1/2 rounded-sm bg-text px-2 py-1 text-xs text-text-inverse shadow-popover",
          side === "top" ? "bottom-[calc(100%+6px)]" : "top-[calc(100%+6px)]",
        )}
      >
        {content}
      </span>
    </span>
  );
}
