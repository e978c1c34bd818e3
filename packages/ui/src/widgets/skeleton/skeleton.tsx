import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

const skeleton = cva("block skeleton-shine animate-skeleton", {
  variants: {
    /** 代替什么：一块文字、一张图、一个头像。 */
    shape: { block: "rounded-xs", media: "rounded-[0.625rem]", round: "rounded-full" },
  },
});

export type SkeletonProps = ComponentProps<"span"> & VariantProps<typeof skeleton>;

/** 骨架块，只用于首屏；尺寸由 `className` 给。读屏忽略它，外层容器写 `aria-busy`。 */
export function Skeleton({ shape = "block", className, ...props }: SkeletonProps) {
  return (
    <span data-slot="skeleton" aria-hidden="true" {...props} className={cn(skeleton({ shape }), className)} />
  );
}
