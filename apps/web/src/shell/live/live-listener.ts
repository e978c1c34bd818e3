import { useEffect } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { connectLive } from "./live-connection.ts";
import { fetchUnread } from "./unread-counts.ts";

/** Hears of what is new while it is shown, and shows nothing. The default export is what `pagePart` takes. */
export default function LiveListener() {
  const app = useApp();
  const { token } = useMember();
  useEffect(() => (token ? connectLive(app, fetchUnread) : undefined), [app, token]);
  return null;
}
