import { MessageBubble, MessagePicture, MessageText } from "@lenscape/ui/message-bubble";
import { useApp } from "#lib/app.tsx";
import { discardMessage, type OutgoingMessageData, resendMessage } from "../message-outbox.ts";
import { messageText as text } from "../text.ts";

/** An unconfirmed message. A isFailed one can be resent or discarded. */
export function OutgoingMessage({ dialogId, item }: { dialogId: string; item: OutgoingMessageData }) {
  const app = useApp();
  const isFailed = item.state === "failed";
  const picture = item.preview ?? item.image?.thumbnailUrl ?? item.image?.url;
  return (
    <MessageBubble
      own
      status={item.state}
      reason={item.reason || undefined}
      onRetry={() => void resendMessage(app, dialogId, item.key)}
      action={
        isFailed && (
          <button
            type="button"
            className="min-h-6 rounded-control text-text-muted text-meta hover:text-text hover:underline"
            onClick={() => discardMessage(app, dialogId, item.key)}
          >
            {text.discard}
          </button>
        )
      }
    >
      {picture && <MessagePicture own src={picture} alt={text.ownPicture} disabled />}
      {item.content && <MessageText own>{item.content}</MessageText>}
    </MessageBubble>
  );
}
