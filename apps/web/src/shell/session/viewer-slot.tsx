import { Button } from "@lenscape/ui/button";
import { Skeleton } from "@lenscape/ui/skeleton";
import type { ReactNode } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { errorText as text } from "#lib/text.ts";
import { fetchViewerState, noIds, updateViewerRelations, useViewerRelations } from "./viewer-state.ts";

/** Returns a function that retries the failed relations, or undefined if none failed. */
function useRetry(): (() => void) | undefined {
  const app = useApp();
  const failed = useViewerRelations((relations) => relations.failed);
  if (!failed || Object.values(failed).every((ids) => ids.length === 0)) return undefined;
  return () => {
    updateViewerRelations(app, (relations) => ({ ...relations, failed: noIds }));
    fetchViewerState(app, failed);
  };
}

interface ViewerSlotProps {
  /** Whether the relation that the button depends on is known. */
  isKnown: boolean;
  size?: "sm" | "md";
  /** Size of the button, used for the placeholder too. */
  className: string;
  children: ReactNode;
}

/**
 * Slot of a button that depends on the member's relation to a row. Shows a placeholder until the relation is known and
 * a retry button if its request failed. The server renders the visitor's button and a placeholder for members, and CSS
 * selects one of them until hydration.
 */
export function ViewerSlot({ isKnown, size = "sm", className, children }: ViewerSlotProps) {
  const { token } = useMember();
  const retry = useRetry();
  if (isKnown && token) return children;
  if (token && retry)
    return (
      <Button size={size} onClick={retry} className={className}>
        {text.retry}
      </Button>
    );
  const placeholder = <Skeleton shape="media" className={className} />;
  if (token) return placeholder;
  return (
    <>
      <span aria-hidden="true" className="hidden in-data-member:block">
        {placeholder}
      </span>
      <span className="contents in-data-member:hidden">{children}</span>
    </>
  );
}
