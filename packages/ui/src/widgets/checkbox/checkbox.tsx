import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../lib/cn.ts";

export type CheckboxProps = Omit<ComponentProps<"input">, "type" | "size" | "onChange"> & {
  /** Label, which can be clicked; without it `aria-label` is required. */
  children?: ReactNode;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
};

/** Checkbox, 16 px. Children are the label; without them `aria-label` is required. */
export function Checkbox({ onCheckedChange, id, className, children, ...props }: CheckboxProps) {
  const generated = useId();
  const boxId = id ?? generated;
  const box = (
    <span className="relative grid size-4 flex-none">
      <input
        data-slot="checkbox"
        {...props}
        id={boxId}
        type="checkbox"
        onChange={(event) => onCheckedChange?.(event.target.checked)}
        className={cn(
          "peer size-4 appearance-none rounded-[0.25rem] border border-border-control bg-surface transition-colors checked:border-brand checked:bg-brand aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-border-strong disabled:bg-surface-sunken disabled:checked:bg-text-disabled",
          !children && "hit-area",
          className,
        )}
      />
      <Check
        aria-hidden="true"
        size="0.75rem"
        strokeWidth={3}
        className="pointer-events-none invisible absolute inset-0 m-auto text-brand-contrast peer-checked:visible"
      />
    </span>
  );
  if (!children) return box;
  return (
    <label
      data-slot="checkbox-label"
      htmlFor={boxId}
      className="inline-flex cursor-pointer items-center gap-2 text-meta has-disabled:cursor-not-allowed has-disabled:text-text-disabled tap-y"
    >
      {box}
      <span>{children}</span>
    </label>
  );
}
