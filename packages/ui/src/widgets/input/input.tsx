import type { VariantProps } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { cn } from "../../lib/cn.ts";
import { useMergedRef } from "../../lib/merge-refs.ts";
import { useFieldControl } from "../field/field-context.ts";
import { useTextLimit } from "../field/use-text-limit.ts";
import { controlStyle } from "./control-style.ts";

export type InputProps = Omit<ComponentProps<"input">, "size"> &
  VariantProps<typeof controlStyle> & {
    /** Icon at the start, 18 px. */
    leading?: ReactNode;
    /** Content at the end, for example a counter or an icon button. */
    trailing?: ReactNode;
    /**
     * Maximum number of characters as a reader counts them. A longer text stays and is invalid; a number (`inputMode`)
     * stops at its last digit.
     */
    maxLength?: number;
  };

/** Input modes of codes and numbers, which have no emoji. */
const DIGITS = ["numeric", "decimal", "tel"];

/** Single-line input, 40 px high. Inside a Field it is connected with label, help and error. */
export function Input({
  size = "md",
  leading,
  trailing,
  className,
  type = "text",
  maxLength,
  ref,
  onInput,
  ...props
}: InputProps) {
  const isNumber = DIGITS.includes(props.inputMode ?? "");
  const own = useRef<HTMLInputElement>(null);
  const limit = useTextLimit(own, isNumber ? undefined : maxLength);
  const control = (
    <input
      data-slot="input"
      type={type}
      {...useFieldControl(limit.isTooLong ? { ...props, "aria-invalid": true } : props)}
      maxLength={isNumber ? maxLength : undefined}
      ref={useMergedRef(own, ref)}
      onInput={(event) => {
        limit.measure();
        onInput?.(event);
      }}
      className={cn(controlStyle({ size }), leading && "pl-9.5", trailing && "pr-11", className)}
    />
  );
  if (!leading && !trailing) return control;
  return (
    <span data-slot="input-frame" className="relative block w-full">
      {leading && (
        <span
          data-slot="input-leading"
          className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-text-muted [:where(&_svg)]:size-4.5"
        >
          {leading}
        </span>
      )}
      {control}
      {trailing && (
        <span
          data-slot="input-trailing"
          className="absolute inset-y-0 right-1.5 grid place-items-center text-text-muted"
        >
          {trailing}
        </span>
      )}
    </span>
  );
}
