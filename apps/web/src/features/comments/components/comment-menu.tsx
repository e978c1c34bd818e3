import type { Post, Reply } from "@lenscape/api/types";
import { IconButton } from "@lenscape/ui/icon-button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Ellipsis } from "lucide-react";
import { threadText as text } from "#copy/thread-text.ts";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";

const Items = lazyDialog(() => import("./comment-menu-items.tsx"));

interface CommentMenuProps {
  post: Post | Reply;
  ownThread: boolean;
}

/** The button with more actions of a comment. Its menu's code is fetched at the first click. */
export function CommentMenu({ post, ownThread }: CommentMenuProps) {
  const button = (
    <IconButton
      size="sm"
      aria-label={fillText(text.commentMenu, { name: post.user.nickname })}
      aria-haspopup="menu"
    >
      <Ellipsis aria-hidden="true" strokeWidth={1.7} />
    </IconButton>
  );
  return <Items post={post} ownThread={ownThread} trigger={button} />;
}
