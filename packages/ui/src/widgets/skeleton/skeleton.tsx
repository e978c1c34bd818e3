import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

const skeleton = cva("block skeleton-shine animate-skeleton", {
  variants: {
    /** Replaced content: a text block, an image or an avatar. */
    shape: { block: "rounded-control", media: "rounded-[0.625rem]", round: "rounded-full" },
  },
});

export type SkeletonProps = ComponentProps<"span"> & VariantProps<typeof skeleton>;

/**
 * Skeleton for the first load, sized by `className`. Hidden from screen readers; set `aria-busy` on the container.
 */
export function Skeleton({ shape = "block", className, ...props }: SkeletonProps) {
  return (
    <span data-slot="skeleton" aria-hidden="true" {...props} className={cn(skeleton({ shape }), className)} />
  );
}
