import type { MessageText } from "./message-text.ts";

export const messageTextEn: MessageText = {
  sending: "Sending",
  failed: "Not delivered, send again",
  send: "Send",
  over: "{n} too many",
  read: "Read",
};
