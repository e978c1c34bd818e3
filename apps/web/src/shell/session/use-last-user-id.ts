import { useState } from "react";
import { useMember } from "#lib/app.tsx";

/**
 * Returns the user ID of the session, or of the last session after it expired, so that a form stays as it is and asks to
 * log in again when it is sent. Empty without a session.
 */
export function useLastUserId(): string {
  const { userId } = useMember();
  const [lastUserId, setLastUserId] = useState(userId);
  if (userId && userId !== lastUserId) setLastUserId(userId);
  return userId || lastUserId;
}
