import { cn } from "@lenscape/ui/lib/cn";
import { type ReactElement, useState } from "react";
import { useViewerBlocked } from "#shell/session/viewer-state.ts";
import { blockText as text } from "./block-text.ts";

interface BlockedFoldProps {
  /** Who wrote it; whether they are blocked must be asked for with `useViewerState`. */
  userId: string;
  /** Shows it all the same: an address leads here. */
  open?: boolean;
  className?: string;
  children: ReactElement;
}

/** What somebody wrote: one line, until it is opened, where I have blocked them. */
export function BlockedFold({ userId, open = false, className, children }: BlockedFoldProps) {
  const blocked = useViewerBlocked(userId);
  const [opened, setOpened] = useState(false);
  if (!blocked || opened || open) return children;
  return (
    <p className={cn("flex min-h-11 items-center gap-3 text-sm text-text-muted", className)}>
      {text.folded}
      <button
        type="button"
        onClick={() => setOpened(true)}
        className="rounded-xs text-brand-text hover:underline tap-y"
      >
        {text.open}
      </button>
    </p>
  );
}
