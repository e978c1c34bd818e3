import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../lib/cn.ts";
import { useControlled } from "../../lib/use-controlled.ts";

/** An option of the group. */
export interface Option {
  value: string;
  label: ReactNode;
  disabled?: boolean;
}

export type OptionGroupProps = Omit<ComponentProps<"fieldset">, "children" | "onChange" | "defaultValue"> & {
  /** Question that the group answers. */
  legend: ReactNode;
  /** Options in display order; each `value` must be unique. */
  options: readonly Option[];
  /** `value` of the selected option, for controlled use. */
  value?: string;
  /** `value` of the option selected at first; the widget keeps the selection afterwards. */
  defaultValue?: string;
  /** Called with the `value` of the newly selected option. */
  onValueChange?: (value: string) => void;
};

const BOX =
  "inline-flex h-9 min-w-0 cursor-pointer items-center gap-2 rounded-control bg-surface px-3.5 ring-1 ring-border-control ring-inset transition-colors hover:bg-surface-hover peer-checked:bg-brand-soft peer-checked:font-semibold peer-checked:text-brand-text peer-checked:ring-2 peer-checked:ring-brand peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus max-md:h-10";
const GONE =
  "peer-disabled:cursor-not-allowed peer-disabled:border peer-disabled:border-border-strong peer-disabled:border-dashed peer-disabled:bg-transparent peer-disabled:text-text-disabled peer-disabled:ring-0";

/**
 * Options as boxes, of which one is selected, for variants and tags. Disabled ones are dashed. Arrow keys move
 * between options.
 */
export function OptionGroup({
  legend,
  options,
  value,
  defaultValue,
  onValueChange,
  className,
  ...props
}: OptionGroupProps) {
  const name = useId();
  const [current, choose] = useControlled(value, defaultValue, onValueChange);
  return (
    <fieldset data-slot="option-group" {...props} className={cn("min-w-0", className)}>
      <legend className="mb-1.5 text-meta font-semibold text-text-secondary">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} data-slot="option" className="relative flex max-w-full">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === current}
              disabled={option.disabled}
              onChange={() => choose(option.value)}
              className="peer sr-only"
            />
            <span className={cn(BOX, GONE)}>
              <span className="truncate">{option.label}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
