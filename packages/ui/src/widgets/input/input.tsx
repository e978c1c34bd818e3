import type { VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { useFieldControl } from "../field/field-context.ts";
import { controlStyle } from "./control-style.ts";

export type InputProps = Omit<ComponentProps<"input">, "size"> &
  VariantProps<typeof controlStyle> & {
    /** 行首图标，18。 */
    leading?: ReactNode;
    /** 行尾内容，例如字数或一个图标按钮。 */
    trailing?: ReactNode;
  };

/** 单行输入，高 40（登录 44）。放进 Field 里就接好了标签、说明与错误。 */
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
