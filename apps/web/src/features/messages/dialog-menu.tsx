import { IconButton } from "@lenscape/ui/icon-button";
import { Ellipsis } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { messageText as text } from "#copy/message.ts";
import type { DialogMenuProps } from "./dialog-menu-items.tsx";

const Items = lazy(() => import("./dialog-menu-items.tsx"));

/** The button with what can be done with a dialog. Its menu's code is fetched at the first click. */
export function DialogMenu(props: Omit<DialogMenuProps, "trigger">) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <IconButton aria-label={text.more} aria-haspopup="menu" onClick={() => setWanted(true)}>
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
