import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

export type SwitchProps = Omit<ComponentProps<"input">, "type" | "size" | "onChange" | "role"> & {
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
};

/** Switch for settings that apply at once; use a checkbox in a form. */
export function Switch({ onCheckedChange, className, ...props }: SwitchProps) {
  return (
    <span className="relative inline-flex flex-none">
      <input
        data-slot="switch"
        {...props}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox's own checked state is the switch's state
        role="switch"
        onChange={(event) => onCheckedChange?.(event.target.checked)}
        className={cn(
          "peer hit-area h-6 w-10 appearance-none rounded-full bg-border-control transition-colors checked:bg-brand disabled:cursor-not-allowed disabled:bg-border-strong",
          className,
        )}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-0.5 left-0.5 size-5 rounded-full bg-surface shadow-sm transition-transform peer-checked:translate-x-4 peer-checked:bg-brand-contrast"
      />
    </span>
  );
}
