import { useEffect } from "react";
import { useApp, useMember } from "#lib/app.tsx";

/** Tells the server that a member has opened a thread, for the tasks that count it; nobody learns of a failure. */
export function useBrowsed(threadId: string): void {
  const { api } = useApp();
  const { token } = useMember();
  useEffect(() => {
    if (token) api.call("threadBrowse", { body: { threadId }, silent: true }).catch(() => undefined);
  }, [api, token, threadId]);
}
