import { IconButton } from "@lenscape/ui/icon-button";
import { Ellipsis } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { messageText as text } from "#copy/message.ts";
import type { MessageMenuProps } from "./message-menu-items.tsx";

const Items = lazy(() => import("./message-menu-items.tsx"));

/** The button with what can be done with a message. Its menu's code is fetched at the first click. */
export function MessageMenu(props: Omit<MessageMenuProps, "trigger">) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <IconButton size="sm" aria-label={text.actions} aria-haspopup="menu" onClick={() => setWanted(true)}>
      <Ellipsis aria-hidden="true" strokeWidth={1.7} />
    </IconButton>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <Items {...props} trigger={button} />
    </Suspense>
  );
}
