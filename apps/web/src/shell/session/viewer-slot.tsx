import { Button } from "@lenscape/ui/button";
import { Skeleton } from "@lenscape/ui/skeleton";
import type { ReactNode } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { errorText as text } from "#lib/error-text.ts";
import { changeViewer, fetchViewer, noIds, useKnown } from "./viewer-state.ts";

/** Asks again for everything of the member's relations that had no answer, if there is such. */
function useRetry(): (() => void) | undefined {
  const app = useApp();
  const missed = useKnown((known) => known.missed);
  if (!missed || Object.values(missed).every((ids) => ids.length === 0)) return undefined;
  return () => {
    changeViewer(app, (known) => ({ ...known, missed: noIds }));
    fetchViewer(app, missed);
  };
}

interface ViewerRoomProps {
  /** Whether what a button depends on is known. */
  isKnown: boolean;
  size?: "sm" | "md";
  /** How large the button is. */
  className: string;
  children: ReactNode;
}

/**
 * A button that says what a row is to the member: its room until that is known, a way to ask again where it could not
 * be had. The markup is a visitor's until the browser knows who is signed in.
 */
export function ViewerRoom({ isKnown, size = "sm", className, children }: ViewerRoomProps) {
  const { token } = useMember();
  const retry = useRetry();
  if (isKnown && token) return children;
  if (token && retry)
    return (
      <Button size={size} onClick={retry} className={className}>
        {text.retry}
      </Button>
    );
  const room = <Skeleton shape="media" className={className} />;
  if (token) return room;
  return (
    <>
      <span aria-hidden="true" className="hidden in-data-member:block">
        {room}
      </span>
      <span className="contents in-data-member:hidden">{children}</span>
    </>
  );
}
