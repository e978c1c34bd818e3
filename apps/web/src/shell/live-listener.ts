import { useEffect } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { connectLive } from "./live.ts";
import { fetchUnread } from "./unread.ts";

/** Hears of what is new while it is shown, and shows nothing. The default export is what `pagePart` takes. */
export default function LiveListener() {
  const app = useApp();
  const { token } = useMember();
  useEffect(() => (token ? connectLive(app, fetchUnread) : undefined), [app, token]);
  return null;
}
