import { FollowButton } from "@lenscape/ui/follow-button";
import { cn } from "@lenscape/ui/lib/cn";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { followUser } from "#shell/session/viewer-actions.ts";
import { ViewerSlot } from "#shell/session/viewer-slot.tsx";
import { useRequireLogin, useViewerState, useViewerUser } from "#shell/session/viewer-state.ts";

interface FollowProps {
  userId: string;
  /** Nickname, which distinguishes the buttons of a list for screen readers. */
  name?: string;
  /** State from a response fetched with a token; fetched if omitted. */
  isFollow?: boolean;
  isMutual?: boolean;
  isMutualFollow?: boolean;
  className?: string;
}

const NO_IDS: readonly string[] = [];

/**
 * Follow button of a member (STATE-001 to STATE-010). Hidden for the viewer's own account; asks visitors to log in. The
 * state changes only after success, and failures are silent (API-165).
 */
export function Follow({ userId, name, isFollow, isMutual, isMutualFollow, className }: FollowProps) {
  const app = useApp();
  const member = useMember();
  const requireLogin = useRequireLogin();
  const hasState = isFollow !== undefined;
  useViewerState({ userIds: hasState || member.userId === userId ? NO_IDS : [userId] });
  const known = useViewerUser(userId);
  const [toggle, pending] = useAction(async (follow: boolean) => {
    if (requireLogin({ action: "follow", id: userId, name })) await followUser(app, userId, follow);
  });
  if (member.userId === userId) return null;
  return (
    <ViewerSlot
      isKnown={hasState || known !== undefined}
      className={cn("h-7 w-18 flex-none rounded-full", className)}
    >
      <FollowButton
        {...(known ?? { isFollow: isFollow ?? false, isMutual, isMutualFollow })}
        name={name}
        pending={pending}
        onToggle={toggle}
        className={className}
      />
    </ViewerSlot>
  );
}
