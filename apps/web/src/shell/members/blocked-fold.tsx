import { cn } from "@lenscape/ui/lib/cn";
import { type ReactElement, useState } from "react";
import { useViewerBlocked } from "#shell/session/viewer-state.ts";
import { blockText as text } from "./text.ts";

interface BlockedFoldProps {
  /** Author of the content. The caller fetches the blocked state with `useViewerState`. */
  userId: string;
  /** Shows the content although the author is blocked, because the URL links to it. */
  open?: boolean;
  className?: string;
  children: ReactElement;
}

/** Folds the content of a blocked member into one line until it is opened. */
export function BlockedFold({ userId, open = false, className, children }: BlockedFoldProps) {
  const blocked = useViewerBlocked(userId);
  const [isOpened, setOpened] = useState(false);
  if (!blocked || isOpened || open) return children;
  return (
    <p className={cn("flex min-h-11 items-center gap-3 text-meta text-text-muted", className)}>
      <span>{text.folded}</span>
      <button
        type="button"
        onClick={() => setOpened(true)}
        className="rounded-control text-brand-text hover:underline tap-y"
      >
        {text.unfold}
      </button>
    </p>
  );
}
