import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { Card } from "../card/card.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";

/** Skeleton of a product card. */
export function GoodsCardSkeleton({ className, ...props }: Omit<ComponentProps<"div">, "children">) {
  return (
    <Card asChild className={cn("overflow-hidden", className)}>
      <div data-slot="goods-card-skeleton" aria-hidden="true" {...props}>
        <Skeleton className="aspect-4/3 rounded-none" />
        <div className="px-3.5 pt-3 pb-3.5">
          <Skeleton className="my-0.75 h-4 w-7/10" />
          <Skeleton className="mt-3 h-4.5 w-2/5" />
        </div>
      </div>
    </Card>
  );
}
