import type { DialogInfo, Message } from "@lenscape/api/types";
import { useEffect, useRef, useState } from "react";
import { useApp } from "#lib/app.tsx";
import { readUpTo } from "./message-actions.ts";

/** Whether somebody can be looking at the page. */
function useVisible(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState === "visible");
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return visible;
}

/** Tells the server what I have read: the newest message, once for each, while the page is seen. */
export function useReading(
  dialogId: string,
  newest: Message | undefined,
  info: DialogInfo | undefined,
  userId: string,
): void {
  const app = useApp();
  const visible = useVisible();
  const told = useRef("");
  const id = newest?.id;
  const unread = newest !== undefined && (newest.userId !== userId || (info?.unreadCount ?? 0) > 0);
  useEffect(() => {
    if (!visible || !unread || id === undefined || told.current === id) return;
    told.current = id;
    readUpTo(app, dialogId, id).catch(() => {
      told.current = "";
    });
  }, [app, dialogId, id, unread, visible]);
}
