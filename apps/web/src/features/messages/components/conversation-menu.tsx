import { IconButton } from "@lenscape/ui/icon-button";
import { Ellipsis } from "lucide-react";
import { messageText as text } from "#copy/message-text.ts";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import type { DialogMenuProps } from "./conversation-menu-items.tsx";

const Items = lazyDialog(() => import("./conversation-menu-items.tsx"));

/** The button with what can be done with a dialog. Its menu's code is fetched at the first click. */
export function DialogMenu(props: Omit<DialogMenuProps, "trigger">) {
  const button = (
    <IconButton aria-label={text.more} aria-haspopup="menu">
      <Ellipsis aria-hidden="true" strokeWidth={1.7} />
    </IconButton>
  );
  return <Items {...props} trigger={button} />;
}
