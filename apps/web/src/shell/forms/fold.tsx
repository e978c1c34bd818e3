import { cn } from "@lenscape/ui/lib/cn";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

/** Chevron that rotates when the surrounding `details` with the class `group` opens. */
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

/** Summary of a `details` with the class `group`, with a chevron at the end of the line. */
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
