import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { Skeleton } from "../skeleton/skeleton.tsx";

/** Skeleton of a thread card. */
export function ThreadCardSkeleton({ className, ...props }: Omit<ComponentProps<"div">, "children">) {
  return (
    <div
      data-slot="thread-card-skeleton"
      aria-hidden="true"
      {...props}
      className={cn("border-b border-border py-5 max-md:px-4", className)}
    >
      <div className="flex items-center gap-2">
        <Skeleton className="size-6 rounded-full" />
        <Skeleton className="h-3.5 w-44" />
      </div>
      <Skeleton className="mt-3 h-5 w-3/5" />
      <Skeleton className="mt-3 h-4 w-full max-w-180" />
      <Skeleton className="mt-2 h-4 w-4/5 max-w-144" />
      <Skeleton className="mt-5 h-4 w-28" />
    </div>
  );
}
