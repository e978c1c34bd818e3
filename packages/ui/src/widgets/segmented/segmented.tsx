import { type ComponentProps, useId } from "react";
import { cn } from "../../lib/cn.ts";
import { useControlled } from "../../lib/use-controlled.ts";

/** An option of a segmented control. */
export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export type SegmentedProps<Value extends string> = Omit<
  ComponentProps<"div">,
  "children" | "onChange" | "defaultValue"
> & {
  /** Accessible name of the group, for example "排序". */
  "aria-label": string;
  /** Options in display order, best 2 to 4. */
  options: readonly SegmentedOption<Value>[];
  /** `value` of the selected option, for controlled use. */
  value?: Value;
  /** `value` of the option selected at first; the widget keeps the selection afterwards. */
  defaultValue?: Value;
  /** Called with the `value` of the newly selected option. */
  onValueChange?: (value: Value) => void;
};

/** Segmented control for switching views, for example day, month and year. Arrow keys switch. */
export function Segmented<Value extends string>({
  options,
  value,
  defaultValue,
  onValueChange,
  className,
  ...props
}: SegmentedProps<Value>) {
  const name = useId();
  const [current, choose] = useControlled(value, defaultValue ?? options[0]?.value, onValueChange);
  return (
    <div
      data-slot="segmented"
      role="radiogroup"
      {...props}
      className={cn("inline-flex rounded-control bg-surface-sunken p-0.5 max-xs:flex-wrap", className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          data-slot="segmented-option"
          className="hit-area inline-flex min-h-6.5 min-w-10 grow cursor-pointer items-center justify-center rounded-control px-3 text-meta whitespace-nowrap text-text-muted transition-colors hover:text-text has-checked:bg-surface-selected has-checked:font-semibold has-checked:text-text has-checked:shadow-sm has-disabled:cursor-not-allowed has-disabled:text-text-disabled has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            disabled={option.disabled}
            checked={option.value === current}
            onChange={() => choose(option.value)}
            className="sr-only"
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
