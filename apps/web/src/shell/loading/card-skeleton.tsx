import { cn } from "@lenscape/ui/lib/cn";
import { Skeleton } from "@lenscape/ui/skeleton";

interface CardWaitingProps {
  /** What is awaited, for those who do not see it. */
  label?: string;
  className?: string;
}

/** The inside of a card until its one thing is there, a form or something to read: a title and a block. */
export const CardWaiting = ({ label, className }: CardWaitingProps) => (
  <div role="status" aria-busy={!label} aria-label={label} className={cn("grid gap-4 p-6", className)}>
    <Skeleton className="h-8 w-48" />
    <Skeleton className="h-40 w-full" />
  </div>
);
