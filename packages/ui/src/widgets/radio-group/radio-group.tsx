import { type ComponentProps, createContext, type ReactNode, useContext, useId } from "react";
import { cn } from "../../lib/cn.ts";
import { useControlled } from "../../lib/use-controlled.ts";

interface RadioGroupState {
  name: string;
  value: string | undefined;
  disabled: boolean;
  choose: (value: string) => void;
}

const RadioGroupContext = createContext<RadioGroupState | null>(null);

export type RadioGroupProps = Omit<ComponentProps<"fieldset">, "onChange"> & {
  /** 各个选项：`Radio`。 */
  children?: ReactNode;
  /** Question that the group answers. */
  legend: ReactNode;
  /** 题目只给读屏，不显示。 */
  legendHidden?: boolean;
  /** 表单里的名字；不给就自己取一个不重复的。 */
  name?: string;
  /** `value` of the selected option, for controlled use. */
  value?: string;
  /** `value` of the option selected at first; the widget keeps the selection afterwards. */
  defaultValue?: string;
  /** Called with the `value` of the newly selected option. */
  onValueChange?: (value: string) => void;
};

/** 单选组。方向键在选项间移动，组内只占一个 Tab 位。 */
export function RadioGroup({
  legend,
  legendHidden = false,
  name,
  value,
  defaultValue,
  onValueChange,
  disabled = false,
  className,
  children,
  ...props
}: RadioGroupProps) {
  const generated = useId();
  const [current, choose] = useControlled(value, defaultValue, onValueChange);
  const state: RadioGroupState = {
    name: name ?? generated,
    value: current,
    disabled,
    choose,
  };
  return (
    <fieldset data-slot="radio-group" disabled={disabled} {...props} className={cn("min-w-0", className)}>
      <legend
        data-slot="radio-group-legend"
        className={cn("mb-1.5 text-sm font-medium text-text-secondary", legendHidden && "sr-only")}
      >
        {legend}
      </legend>
      <div className="flex flex-wrap gap-5">
        <RadioGroupContext value={state}>{children}</RadioGroupContext>
      </div>
    </fieldset>
  );
}

export type RadioProps = Omit<ComponentProps<"input">, "type" | "size" | "name" | "checked" | "onChange"> & {
  /** `value` of the selected option, for controlled use. */
  value: string;
};

/** 单选组里的一项；子元素是标签文字。在 RadioGroup 之外使用会抛错。 */
export function Radio({ value, className, children, ...props }: RadioProps) {
  const group = useContext(RadioGroupContext);
  if (!group) throw new Error("Radio must be inside a RadioGroup");
  return (
    <label
      data-slot="radio-label"
      className="inline-flex cursor-pointer items-center gap-2 text-sm has-disabled:cursor-not-allowed has-disabled:text-text-disabled tap-y"
    >
      <input
        data-slot="radio"
        {...props}
        type="radio"
        name={group.name}
        value={value}
        checked={group.value === value}
        onChange={() => group.choose(value)}
        className={cn(
          "size-4 flex-none appearance-none rounded-full border border-border-control bg-surface transition-[border-width] checked:border-[0.3125rem] checked:border-brand disabled:border-border-strong",
          className,
        )}
      />
      <span>{children}</span>
    </label>
  );
}
