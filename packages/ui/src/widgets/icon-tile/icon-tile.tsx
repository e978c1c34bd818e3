import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { TINTS } from "./tints.ts";

const iconTile = cva("grid flex-none place-items-center [:where(&_svg)]:stroke-[1.7]", {
  variants: {
    /** 底色与图标的颜色，只分类，不单独承载意思。 */
    tone: TINTS,
    /** 边长 36 / 40 / 44。 */
    size: {
      sm: "size-9 [:where(&_svg)]:size-5",
      md: "size-10 [:where(&_svg)]:size-5.5",
      lg: "size-11 [:where(&_svg)]:size-6",
    },
    /** 圆角方块，或者圆。 */
    shape: { square: "rounded-lg", round: "rounded-full" },
  },
});

export type IconTileTone = keyof typeof TINTS;

export type IconTileProps = ComponentProps<"span"> &
  VariantProps<typeof iconTile> & {
    /** 一个图标。 */
    children?: ReactNode;
  };

/** 图块：浅色底加同色图标，用来分类。颜色与图标都不读出来，名字写在旁边。 */
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
