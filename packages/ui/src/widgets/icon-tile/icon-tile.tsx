import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { TINTS } from "./tints.ts";

const iconTile = cva("grid flex-none place-items-center [:where(&_svg)]:stroke-[1.7]", {
  variants: {
    /** Colour of the icon. */
    tone: TINTS,
    /** Edge length 36 / 40 / 44. */
    size: {
      sm: "size-9 [:where(&_svg)]:size-5",
      md: "size-10 [:where(&_svg)]:size-5.5",
      lg: "size-11 [:where(&_svg)]:size-6",
    },
    /** Rounded square or circle. */
    shape: { square: "rounded-media", round: "rounded-full" },
  },
});

export type IconTileTone = keyof typeof TINTS;

export type IconTileProps = ComponentProps<"span"> &
  VariantProps<typeof iconTile> & {
    /** An icon. */
    children?: ReactNode;
  };

/** Icon in a square area without a background, before a row. Hidden from screen readers, because the name stands next to it. */
export function IconTile({
  tone = "grey",
  size = "md",
  shape = "square",
  className,
  ...props
}: IconTileProps) {
  return (
    <span
      data-slot="icon-tile"
      aria-hidden="true"
      {...props}
      className={cn(iconTile({ tone, size, shape }), className)}
    />
  );
}
