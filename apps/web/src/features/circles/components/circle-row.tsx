import { cn } from "@lenscape/ui/lib/cn";
import { ChevronRight, type LucideIcon } from "lucide-react";

interface CircleRowProps {
  icon: LucideIcon;
  label: string;
  onOpen: () => void;
  className?: string;
}

/** Row below the header of a circle that opens a dialog or a sheet. */
export function CircleRow({ icon: Icon, label, onOpen, className }: CircleRowProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={cn(
        "flex min-h-11 w-full items-center gap-2.5 border-border border-t px-4 text-left hover:bg-surface-hover focus-visible:-outline-offset-2 md:px-6",
        className,
      )}
    >
      <Icon aria-hidden="true" size="1.125rem" strokeWidth={1.7} className="flex-none text-brand-text" />
      {label}
      <ChevronRight aria-hidden="true" size="1rem" strokeWidth={1.7} className="ml-auto text-text-muted" />
    </button>
  );
}
