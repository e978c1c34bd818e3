import { IconButton } from "@lenscape/ui/icon-button";
import { Ellipsis } from "lucide-react";
import type { ReactElement } from "react";
import { shellText as text } from "#copy/shell.ts";
import { useMember } from "#lib/app.tsx";
import type { ActItem } from "./act-items.tsx";
import { part } from "./part.tsx";

const Menu = part(() => import("./thread-feed-menu.tsx"));

interface ThreadMenuProps {
  thread: { id: string; user: { userId: string; nickname: string } };
  /** Called after the thread has been deleted. */
  onDeleted?: () => void;
  /** Another button than the usual one. */
  trigger?: ReactElement;
  /** What else can be done with it. */
  further?: readonly ActItem[];
}

/** The button with more actions of a thread. Its menu's code is fetched at the first click. */
export function ThreadMenu({ thread, trigger, ...rest }: ThreadMenuProps) {
  const { userId } = useMember();
  const button = (
    <IconButton size="sm" aria-label={text.more} aria-haspopup="menu">
      <Ellipsis aria-hidden="true" strokeWidth={1.7} />
    </IconButton>
  );
  return (
    <Menu
      threadId={thread.id}
      author={{ userId: thread.user.userId, nickname: thread.user.nickname }}
      own={userId === thread.user.userId}
      trigger={trigger ?? button}
      {...rest}
    />
  );
}
