// url=<LENSCAPE_UI>?node-id=<message-bubble>
// source=packages/ui/src/widgets/message-bubble/message-bubble.tsx
// component=MessageBubble
import figma from "figma";

const it = figma.selectedInstance;
const { react } = figma.helpers;

export default {
  id: "message-bubble",
  imports: ['import { MessageBubble } from "@lenscape/ui/message-bubble";'],
  example: figma.code`<MessageBubble${react.renderProp("own", it.getBoolean("own"))}${react.renderProp("status", it.getEnum("status", {"sending":"sending","failed":"failed","read":"read","unread":"unread"}))}>${it.getString("children")}</MessageBubble>`,
  metadata: { nestable: true },
};
