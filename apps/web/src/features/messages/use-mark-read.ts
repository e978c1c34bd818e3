import type { DialogInfo, Message } from "@lenscape/api/types";
import { useEffect, useRef, useState } from "react";
import { useApp } from "#lib/app.tsx";
import { markRead } from "./message-actions.ts";

function usePageVisible(): boolean {
  const [isVisible, setVisible] = useState(() => document.visibilityState === "visible");
  useEffect(() => {
    const update = () => setVisible(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);
  return isVisible;
}

/** Marks the newest message of a conversation as read, once per message, while the page is visible. */
export function useMarkRead(
  dialogId: string,
  newest: Message | undefined,
  info: DialogInfo | undefined,
  userId: string,
): void {
  const app = useApp();
  const isVisible = usePageVisible();
  const markedId = useRef("");
  const id = newest?.id;
  const isUnread = newest !== undefined && (newest.userId !== userId || (info?.unreadCount ?? 0) > 0);
  useEffect(() => {
    if (!isVisible || !isUnread || id === undefined || markedId.current === id) return;
    markedId.current = id;
    markRead(app, dialogId, id).catch(() => {
      markedId.current = "";
    });
  }, [app, dialogId, id, isUnread, isVisible]);
}
