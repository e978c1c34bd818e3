import { IconButton } from "@lenscape/ui/icon-button";
import { Ellipsis } from "lucide-react";
import { messageText as text } from "#copy/message.ts";
import { part } from "#shell/part.tsx";
import type { MessageMenuProps } from "./message-menu-items.tsx";

const Items = part(() => import("./message-menu-items.tsx"));

/** The button with what can be done with a message. Its menu's code is fetched at the first click. */
export function MessageMenu(props: Omit<MessageMenuProps, "trigger">) {
  const button = (
    <IconButton size="sm" aria-label={text.actions} aria-haspopup="menu">
      <Ellipsis aria-hidden="true" strokeWidth={1.7} />
    </IconButton>
  );
  return <Items {...props} trigger={button} />;
}
