import { MessageBubble, MessagePicture, MessageText } from "@lenscape/ui/message-bubble";
import { messageText as text } from "#copy/message-text.ts";
import { useApp } from "#lib/app.tsx";
import { discard, type Outgoing, resend } from "../message-outbox.ts";

/** One message on its way, or one that did not arrive and can be sent again or given up. */
export function OutgoingItem({ dialogId, item }: { dialogId: string; item: Outgoing }) {
  const app = useApp();
  const failed = item.state === "failed";
  return (
    <MessageBubble
      own
      status={item.state}
      reason={item.reason || undefined}
      onRetry={() => void resend(app, dialogId, item.key)}
      action={
        failed && (
          <button
            type="button"
            className="min-h-6 rounded-xs text-text-muted text-xs hover:text-text hover:underline"
            onClick={() => discard(app, dialogId, item.key)}
          >
            {text.discard}
          </button>
        )
      }
    >
      {item.preview && <MessagePicture own src={item.preview} alt={text.pictureOfMine} disabled />}
      {item.content && <MessageText own>{item.content}</MessageText>}
    </MessageBubble>
  );
}
