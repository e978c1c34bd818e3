import { useEffect } from "react";
import { useApp, useMember } from "#lib/app.tsx";

/** Reports a member's visit of a thread, which counts for tasks. Ignores failures. */
export function useRecordVisit(threadId: string): void {
  const { api } = useApp();
  const { token } = useMember();
  useEffect(() => {
    if (token) api.call("threadBrowse", { body: { threadId }, silent: true }).catch(() => undefined);
  }, [api, token, threadId]);
}
