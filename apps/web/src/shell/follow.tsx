import { FollowButton } from "@lenscape/ui/follow-button";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { useAdmission, useViewerState, useViewerUser } from "./viewer.ts";
import { followUser } from "./viewer-acts.ts";

interface FollowProps {
  userId: string;
  /** The nickname, which tells the buttons of a list apart when they are read out. */
  name?: string;
  /** What an answer with my token said; without it the state is asked for. */
  isFollow?: boolean;
  isMutual?: boolean;
  isMutualFollow?: boolean;
  className?: string;
}

const NO_IDS: readonly string[] = [];

/**
 * The follow button of a user, wired (STATE-001 to STATE-010): not there on my own entry, there for visitors, whom a
 * click takes to the login; it flips only after success and says nothing of a refusal (API-165).
 */
export function Follow({ userId, name, isFollow, isMutual, isMutualFollow, className }: FollowProps) {
  const app = useApp();
  const member = useMember();
  const admit = useAdmission();
  const given = isFollow !== undefined;
  useViewerState({ userIds: given || member.userId === userId ? NO_IDS : [userId] });
  const known = useViewerUser(userId);
  const [toggle, pending] = useAction(async (follow: boolean) => {
    if (admit()) await followUser(app, userId, follow);
  });
  return (
    <FollowButton
      {...(known ?? { isFollow: isFollow ?? false, isMutual, isMutualFollow })}
      own={member.userId === userId}
      name={name}
      pending={pending}
      onToggle={toggle}
      className={className}
    />
  );
}
