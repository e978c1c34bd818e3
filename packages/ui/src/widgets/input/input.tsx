import type { VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { useFieldControl } from "../field/field-context.ts";
import { controlStyle } from "./control-style.ts";

export type InputProps = Omit<ComponentProps<"input">, "size"> &
  VariantProps<typeof controlStyle> & {
    /** Icon at the start, 18 px. */
    leading?: ReactNode;
    /** Content at the end, for example a counter or an icon button. */
    trailing?: ReactNode;
  };

/** Single-line input, 40 px high. Inside a Field it is connected with label, help and error. */
export function Input({ size = "md", leading, trailing, className, type = "text", ...props }: InputProps) {
  const control = (
    <input
      data-slot="input"
      type={type}
      {...useFieldControl(props)}
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
