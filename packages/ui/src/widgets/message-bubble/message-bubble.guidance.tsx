import type { Pair } from "../../docs/guidance.ts";
import { nothing } from "../../docs/guidance-parts.tsx";
import { MessageBubble, MessageText } from "./message-bubble.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <MessageBubble own status="failed" reason="对方只收互相关注的人的私信" onRetry={nothing}>
        <MessageText own>周末去林场吗？</MessageText>
      </MessageBubble>
    ),
    do: "没送到就写原因，话还在，能重发",
    bad: (
      <MessageBubble own status="failed">
        <MessageText own>周末去林场吗？</MessageText>
      </MessageBubble>
    ),
    dont: "不写原因：重发几次也不知道为什么",
  },
];
