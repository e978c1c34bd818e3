import type { DialogInfo, Message } from "@lenscape/api/types";
import { textPieces } from "@lenscape/richtext/live";
import { Avatar } from "@lenscape/ui/avatar";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { MessageBubble, MessageNote, MessagePicture, MessageText } from "@lenscape/ui/message-bubble";
import { memo, useState } from "react";
import { messageText as text } from "#copy/message-text.ts";
import { useMember } from "#lib/app.tsx";
import { useLongPress } from "#lib/long-press.ts";
import { paths } from "#paths";
import { compareIds } from "../message-ids.ts";
import { MessageMenu } from "./message-menu.tsx";

interface MessageItemProps {
  message: Message;
  info: DialogInfo | undefined;
  onEditAgain: (words: string) => void;
  onPicture: (urls: string[], index: number, alt: string) => void;
}

/** One message that has arrived: words, pictures, whether it was read, and what can be done with it. */
export const MessageItem = memo(function MessageItem({
  message,
  info,
  onEditAgain,
  onPicture,
}: MessageItemProps) {
  const { userId } = useMember();
  const [words, setWords] = useState("");
  const [held, setHeld] = useState(0);
  const hold = useLongPress(() => setHeld((times) => times + 1));
  const own = message.userId === userId;
  if (message.isRecalled) {
    return (
      <MessageNote>
        {own ? text.recalledByMe : text.recalledByPeer}
        {own && words && (
          <button
            type="button"
            className="ml-3 rounded-xs text-brand-text hover:underline"
            onClick={() => onEditAgain(words)}
          >
            {text.editAgain}
          </button>
        )}
      </MessageNote>
    );
  }
  const peer = info?.user;
  const read = own && info ? info.peerReadId !== "" && compareIds(message.id, info.peerReadId) <= 0 : false;
  const alt = own ? text.pictureOfMine : fillText(text.pictureOf, { name: peer?.nickname ?? "" });
  return (
    <MessageBubble
      {...hold}
      own={own}
      status={own && info ? (read ? "read" : "unread") : undefined}
      avatar={
        own ? undefined : (
          <Link href={paths.profile(message.userId)} aria-label={text.openProfile} className="rounded-full">
            <Avatar src={peer?.avatar} name={peer?.nickname} size={32} />
          </Link>
        )
      }
      action={
        <MessageMenu
          held={held}
          message={message}
          own={own}
          info={info}
          onRecalled={() => setWords(message.content)}
        />
      }
    >
      {message.imageList.map((image, index) => (
        <MessagePicture
          key={image.url}
          own={own}
          src={image.thumbnailUrl || image.url}
          alt={alt}
          width={image.width}
          height={image.height}
          onClick={() =>
            onPicture(
              message.imageList.map(({ url }) => url),
              index,
              alt,
            )
          }
        />
      ))}
      {message.content && (
        <MessageText own={own}>
          {textPieces(message.content, { siteOrigin: window.location.origin }).map(
            ({ text: stretch, href }, index) => {
              const key = index;
              if (!href) return <span key={key}>{stretch}</span>;
              const outside = !href.startsWith("/");
              return (
                <Link
                  key={key}
                  href={href}
                  {...(outside && { target: "_blank", rel: "noopener noreferrer nofollow ugc" })}
                  className="break-all hover:underline"
                >
                  {stretch}
                </Link>
              );
            },
          )}
        </MessageText>
      )}
    </MessageBubble>
  );
});
