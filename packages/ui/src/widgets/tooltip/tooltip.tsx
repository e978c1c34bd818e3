import { Slot } from "@radix-ui/react-slot";
import { type ComponentProps, type ReactElement, useEffect, useId, useState } from "react";
import { cn } from "../../lib/cn.ts";

export type TooltipProps = Omit<ComponentProps<"span">, "children" | "content"> & {
  content: string;
  side?: "top" | "bottom";
  /** 一个可聚焦的元素。 */
  children: ReactElement;
};

/** 提示语：悬停或聚焦时出现，移到提示语上也不收起，读屏作为说明读出；不论焦点在哪里，Esc 都收起。 */
export function Tooltip({ content, side = "top", className, children, ...props }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => event.key === "Escape" && setOpen(false);
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes whether somebody is at the element inside
    <span
      data-slot="tooltip"
      {...props}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      className={cn("relative inline-flex", className)}
    >
      <Slot aria-describedby={id}>{children}</Slot>
      <span
        id={id}
        role="tooltip"
        data-slot="tooltip-content"
        hidden={!open}
        className={cn(
          "absolute left-1/2 z-(--z-dropdown) w-max max-w-60 -translate-x-1/2 rounded-sm bg-text px-2 py-1 text-xs text-text-inverse shadow-popover",
          // Bridges the gap, so that the pointer can go and rest on the words.
          "before:absolute before:inset-x-0 before:h-1.5",
          side === "top"
            ? "bottom-[calc(100%+6px)] before:top-full"
            : "top-[calc(100%+6px)] before:bottom-full",
        )}
      >
        {content}
      </span>
    </span>
  );
}
