import { useEffect } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { connectLive } from "./live-connection.ts";
import { fetchUnread } from "./unread-counts.ts";

/** Receives live updates while mounted. Renders nothing. */
export function LiveListener() {
  const app = useApp();
  const { token } = useMember();
  useEffect(() => (token ? connectLive(app, fetchUnread) : undefined), [app, token]);
  return null;
}
