import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../lib/cn.ts";
import { formatExact } from "../../lib/count.ts";
import { fillText } from "../../lib/fill-text.ts";
import { Link } from "../../lib/link.tsx";
import { Card } from "../card/card.tsx";
import { Cover } from "../cover/cover.tsx";
import { useGrowthText } from "../points-mark/growth-text.ts";
import { PointsMark } from "../points-mark/points-mark.tsx";

export { GoodsCardSkeleton } from "./goods-card-skeleton.tsx";

/** Stock above which the exact number is not shown. */
const MAX_EXACT_STOCK = 500;

/** Fields of a product that the card shows. */
export interface GoodsView {
  id: string;
  name: string;
  picUrl?: string | null;
  points: number;
  stock: number;
}

export type GoodsCardProps = Omit<ComponentProps<"article">, "children"> & {
  /** Product to show; without stock it is marked "已兑完". */
  goods: GoodsView;
  /** Address of the product that the whole card links to. */
  href: string;
  /** Tag at the upper left of the image, for example "新品" or "热兑". */
  tag?: ReactNode;
};

/**
 * Card of a product: 4:3 image, name, points and stock. The whole card is a link; without stock the image is grey and
 * marked "已兑完".
 */
export function GoodsCard({ goods, href, tag, className, ...props }: GoodsCardProps) {
  const text = useGrowthText();
  const titleId = useId();
  const soldOut = !(goods.stock > 0);
  const left =
    goods.stock > MAX_EXACT_STOCK
      ? fillText(text.stockMany, { n: MAX_EXACT_STOCK })
      : fillText(text.stock, { n: formatExact(goods.stock) });
  return (
    <Card
      asChild
      className={cn(
        "relative overflow-hidden transition-[border-color,box-shadow] hover:border-border-strong hover:shadow-md",
        className,
      )}
    >
      <article data-slot="goods-card" aria-labelledby={titleId} {...props}>
        <div data-slot="goods-card-picture" className="relative aspect-4/3">
          <Cover
            src={goods.picUrl}
            name={goods.name}
            className={cn(
              "size-full dark:[&_img]:brightness-88",
              soldOut && "[&_img]:opacity-55 [&_img]:grayscale",
            )}
          />
          {tag && <span className="absolute top-2.5 left-2.5 flex">{tag}</span>}
          {soldOut && (
            <span
              aria-hidden="true"
              className="absolute inset-0 m-auto grid size-20 place-items-center rounded-full bg-black/72 text-ui text-white"
            >
              {text.soldOut}
            </span>
          )}
        </div>
        <div className="px-3.5 pt-3 pb-3.5">
          <h3 id={titleId} className="flex text-ui leading-[1.375rem] font-semibold">
            <Link
              href={href}
              className="truncate after:absolute after:inset-0 hover:text-brand-text focus-visible:after:-outline-offset-2"
            >
              {goods.name}
            </Link>
          </h3>
          <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-2">
            <PointsMark
              value={goods.points}
              size="md"
              tone={soldOut ? "muted" : "accent"}
              // Wide enough that in narrow cards every stock wraps, not only next to long prices.
              className="basis-18"
            />
            <span data-slot="goods-card-stock" className="text-meta text-text-muted tabular-nums">
              {soldOut ? text.soldOut : left}
            </span>
          </div>
        </div>
      </article>
    </Card>
  );
}
