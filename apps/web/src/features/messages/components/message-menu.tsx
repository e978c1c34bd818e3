import { IconButton } from "@lenscape/ui/icon-button";
import { Ellipsis } from "lucide-react";
import { messageText as text } from "#copy/message-text.ts";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import type { MessageMenuProps } from "./message-menu-items.tsx";

const Items = lazyDialog(() => import("./message-menu-items.tsx"));

interface HeldMenuProps extends Omit<MessageMenuProps, "trigger" | "anchor"> {
  /** How often a finger was held on the message: each time the menu opens. */
  held: number;
}

/** The button with what can be done with a message. Its menu's code is fetched when it is first wanted. */
export function MessageMenu({ held, ...props }: HeldMenuProps) {
  const button = (
    <IconButton size="sm" aria-label={text.actions} aria-haspopup="menu">
      <Ellipsis aria-hidden="true" strokeWidth={1.7} />
    </IconButton>
  );
  return held > 0 ? <Items key={held} {...props} anchor={button} /> : <Items {...props} trigger={button} />;
}
