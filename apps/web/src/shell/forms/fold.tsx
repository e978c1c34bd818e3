import { cn } from "@lenscape/ui/lib/cn";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

/** Turns as the `details` around it opens, which has the class `group`. */
export function FoldChevron() {
  return (
    <ChevronDown
      aria-hidden="true"
      size="1rem"
      strokeWidth={1.7}
      className="flex-none text-text-muted transition-transform group-open:rotate-180"
    />
  );
}

/** The summary of a `details` of the class `group`: what it is called, and at the end of the line a chevron. */
export function FoldSummary({
  className,
  children,
}: Pick<ComponentProps<"summary">, "className" | "children">) {
  return (
    <summary
      className={cn(
        "flex cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden",
        className,
      )}
    >
      {children}
      <FoldChevron />
    </summary>
  );
}
