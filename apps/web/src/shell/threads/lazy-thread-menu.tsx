import { IconButton } from "@lenscape/ui/icon-button";
import { Ellipsis } from "lucide-react";
import type { ReactElement } from "react";
import { useMember } from "#lib/app.tsx";
import { shellText as text } from "#shell/frame/text.ts";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import type { ActItem } from "./menu-items.tsx";

const Menu = lazyDialog(() => import("./thread-menu.tsx"));

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
