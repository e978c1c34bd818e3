import { useTranslation } from "../../lib/locale.tsx";

export const messageText = {
  sending: "发送中",
  failed: "未送达，点此重发",
  send: "发送",
  over: "超出 {n} 个字",
  read: "已读",
};

export type MessageText = typeof messageText;

/** Returns the texts of private messages in the current language. */
export function useMessageText(): MessageText {
  return useTranslation(messageText);
}
