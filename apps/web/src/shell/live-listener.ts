import { useEffect } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { stayLive } from "./live.ts";
import { askUnread } from "./unread.ts";

/** Hears of what is new while it is shown, and shows nothing. The default export is what `pagePart` takes. */
export default function LiveListener() {
  const app = useApp();
  const { token } = useMember();
  useEffect(() => (token ? stayLive(app, askUnread) : undefined), [app, token]);
  return null;
}
