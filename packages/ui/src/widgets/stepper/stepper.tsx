import { Minus, Plus } from "lucide-react";
import type { ComponentProps, KeyboardEvent } from "react";
import { clampWhole } from "../../lib/clamp-whole.ts";
import { cn } from "../../lib/cn.ts";
import { getPressedKey } from "../../lib/keys.ts";
import { useControlled } from "../../lib/use-controlled.ts";
import { useGrowthText } from "../points-mark/growth-text.ts";

const BUTTON =
  "grid h-full w-9 place-items-center hover:bg-surface-sunken focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:text-text-disabled disabled:hover:bg-transparent max-md:w-10";

export type StepperProps = Omit<ComponentProps<"div">, "children" | "defaultValue" | "onChange"> & {
  /** Current number, for controlled use. */
  value?: number;
  /** Initial number, default `min`; the widget keeps it afterwards. */
  defaultValue?: number;
  /** Minimum, default 1, at which minus is disabled. */
  min?: number;
  /** Maximum, default 99, at which plus is disabled. */
  max?: number;
  /** Disables buttons and input. */
  disabled?: boolean;
  /** Called with the new number, always between `min` and `max`. */
  onValueChange?: (value: number) => void;
};

/** Quantity: minus, number, plus. The number is a `spinbutton` that arrow keys change. */
export function Stepper({
  value,
  defaultValue,
  min = 1,
  max = 99,
  disabled = false,
  onValueChange,
  "aria-label": label,
  className,
  ...props
}: StepperProps) {
  const text = useGrowthText();
  const [wished, setWished] = useControlled(value, defaultValue ?? min, onValueChange);
  const low = clampWhole(min, 0, Number.MAX_SAFE_INTEGER);
  const high = clampWhole(max, low, Number.MAX_SAFE_INTEGER);
  const current = clampWhole(wished, low, high);
  const change = (wanted: number) => {
    const next = clampWhole(wanted, low, high);
    if (!disabled && next !== current) setWished(next);
  };
  const handleKey = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowUp: current + 1,
      ArrowDown: current - 1,
      Home: low,
      End: high,
    };
    const target = targets[getPressedKey(event) ?? ""];
    if (target === undefined) return;
    event.preventDefault();
    change(target);
  };
  return (
    <div
      data-slot="stepper"
      {...props}
      className={cn(
        "inline-flex h-9 items-center overflow-clip rounded-control border border-border-control bg-surface max-md:h-10",
        disabled && "border-border bg-surface-sunken text-text-disabled",
        className,
      )}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-label={text.less}
        disabled={disabled || current <= low}
        onClick={() => change(current - 1)}
        className={BUTTON}
      >
        <Minus aria-hidden="true" size="1rem" strokeWidth={1.7} />
      </button>
      <span
        role="spinbutton"
        tabIndex={disabled ? -1 : 0}
        aria-label={label ?? text.quantity}
        aria-valuemin={low}
        aria-valuemax={high}
        aria-valuenow={current}
        aria-disabled={disabled || undefined}
        onKeyDown={handleKey}
        className="min-w-10 rounded-control px-1 text-center font-semibold tabular-nums focus-visible:-outline-offset-2"
      >
        {current}
      </span>
      <button
        type="button"
        tabIndex={-1}
        aria-label={text.increase}
        disabled={disabled || current >= high}
        onClick={() => change(current + 1)}
        className={BUTTON}
      >
        <Plus aria-hidden="true" size="1rem" strokeWidth={1.7} />
      </button>
    </div>
  );
}
