import { cn } from "@lenscape/ui/lib/cn";
import { Skeleton } from "@lenscape/ui/skeleton";

interface CardSkeletonProps {
  /** Accessible label of the loading state. */
  label?: string;
  className?: string;
}

/** Skeleton of a card with a single form or text: a title and a block. */
export const CardSkeleton = ({ label, className }: CardSkeletonProps) => (
  <div role="status" aria-busy={!label} aria-label={label} className={cn("grid gap-4 p-6", className)}>
    <Skeleton className="h-8 w-48" />
    <Skeleton className="h-40 w-full" />
  </div>
);
