import { FollowButton } from "@lenscape/ui/follow-button";
import { cn } from "@lenscape/ui/lib/cn";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { followUser } from "#shell/session/viewer-actions.ts";
import { ViewerRoom } from "#shell/session/viewer-slot.tsx";
import { useAdmission, useViewerState, useViewerUser } from "#shell/session/viewer-state.ts";

interface FollowProps {
  userId: string;
  /** The nickname, which distinguishes the buttons of a list for screen readers. */
  name?: string;
  /** The state from an answer fetched with a token; without it the state is fetched. */
  isFollow?: boolean;
  isMutual?: boolean;
  isMutualFollow?: boolean;
  className?: string;
}

const NO_IDS: readonly string[] = [];

/**
 * The follow button of a user, connected to the API (STATE-001 to STATE-010): hidden on my own entry, shown to
 * visitors, who are asked to log in; it changes only after success and is silent about refusals (API-165).
 */
export function Follow({ userId, name, isFollow, isMutual, isMutualFollow, className }: FollowProps) {
  const app = useApp();
  const member = useMember();
  const admit = useAdmission();
  const given = isFollow !== undefined;
  useViewerState({ userIds: given || member.userId === userId ? NO_IDS : [userId] });
  const known = useViewerUser(userId);
  const [toggle, pending] = useAction(async (follow: boolean) => {
    if (admit({ act: "follow", id: userId, name })) await followUser(app, userId, follow);
  });
  if (member.userId === userId) return null;
  return (
    <ViewerRoom
      isKnown={given || known !== undefined}
      className={cn("h-7 w-18 flex-none rounded-full", className)}
    >
      <FollowButton
        {...(known ?? { isFollow: isFollow ?? false, isMutual, isMutualFollow })}
        name={name}
        pending={pending}
        onToggle={toggle}
        className={className}
      />
    </ViewerRoom>
  );
}
