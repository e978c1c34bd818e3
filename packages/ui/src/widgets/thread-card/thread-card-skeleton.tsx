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
      className={cn("bg-surface px-4 py-4.5 md:px-6 [&+&]:border-t [&+&]:border-border", className)}
    >
      <div className="flex items-center gap-2.5">
        <Skeleton className="size-9 rounded-full" />
        <div className="grid gap-1.5">
          <Skeleton className="h-3.5 w-24" />
          <Skeleton className="h-3 w-36" />
        </div>
      </div>
      <Skeleton className="mt-4 h-5 w-3/5" />
      <Skeleton className="mt-3 h-4 w-full" />
      <Skeleton className="mt-2 h-4 w-4/5" />
      <Skeleton className="mt-4 ml-auto h-4 w-52" />
    </div>
  );
}
