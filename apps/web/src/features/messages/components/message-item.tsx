import type { DialogInfo, Message } from "@lenscape/api/types";
import { textPieces } from "@lenscape/richtext/live";
import { Avatar } from "@lenscape/ui/avatar";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { MessageBubble, MessageNote, MessagePicture, MessageText } from "@lenscape/ui/message-bubble";
import { memo, useState } from "react";
import { useMember } from "#lib/app.tsx";
import { useLongPress } from "#lib/long-press.ts";
import { paths } from "#paths";
import { compareIds } from "../message-ids.ts";
import { messageText as text } from "../text.ts";
import { MessageMenu } from "./message-menu.tsx";

interface MessageItemProps {
  message: Message;
  info: DialogInfo | undefined;
  onEditAgain: (content: string) => void;
  onPicture: (urls: string[], index: number, alt: string) => void;
}

/** A delivered message: text, pictures, read state, and menu. A long press opens the menu. */
export const MessageItem = memo(function MessageItem({
  message,
  info,
  onEditAgain,
  onPicture,
}: MessageItemProps) {
  const { userId } = useMember();
  const [recalledContent, setRecalledContent] = useState("");
  const [isMenuOpen, setMenuOpen] = useState(false);
  const longPressProps = useLongPress(() => setMenuOpen(true));
  const isOwn = message.userId === userId;
  if (message.isRecalled) {
    return (
      <MessageNote>
        <span>{isOwn ? text.recalledByViewer : text.recalledByPeer}</span>
        {isOwn && recalledContent && (
          <button
            type="button"
            className="ml-3 rounded-control text-brand-text hover:underline"
            onClick={() => onEditAgain(recalledContent)}
          >
            {text.editAgain}
          </button>
        )}
      </MessageNote>
    );
  }
  const peer = info?.user;
  const isRead =
    isOwn && info ? info.peerReadId !== "" && compareIds(message.id, info.peerReadId) <= 0 : false;
  const alt = isOwn ? text.ownPicture : fillText(text.peerPicture, { name: peer?.nickname ?? "" });
  return (
    <MessageBubble
      {...longPressProps}
      own={isOwn}
      status={isOwn && info ? (isRead ? "read" : "unread") : undefined}
      avatar={
        isOwn ? undefined : (
          <Link href={paths.profile(message.userId)} aria-label={text.openProfile} className="rounded-full">
            <Avatar src={peer?.avatar} name={peer?.nickname} size={32} />
          </Link>
        )
      }
      action={
        <MessageMenu
          message={message}
          isOwn={isOwn}
          info={info}
          isOpen={isMenuOpen}
          onOpenChange={setMenuOpen}
          onRecalled={() => setRecalledContent(message.content)}
        />
      }
    >
      {message.imageList.map((image, index) => (
        <MessagePicture
          key={image.url}
          own={isOwn}
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
        <MessageText own={isOwn}>
          {textPieces(message.content, { siteOrigin: window.location.origin }).map(
            ({ text: piece, href }, index) => {
              const key = index;
              if (!href) return <span key={key}>{piece}</span>;
              const isExternal = !href.startsWith("/");
              return (
                <Link
                  key={key}
                  href={href}
                  {...(isExternal && { target: "_blank", rel: "noopener noreferrer nofollow ugc" })}
                  className="break-all hover:underline"
                >
                  {piece}
                </Link>
              );
            },
          )}
        </MessageText>
      )}
    </MessageBubble>
  );
});
