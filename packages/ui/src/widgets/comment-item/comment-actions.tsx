import { Heart, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { formatSome, nameCount } from "../../lib/count.ts";
import { useLocale, useText } from "../../lib/locale.tsx";
import { ActionButton } from "../thread-actions/action-button.tsx";
import { useForumText } from "../thread-card/forum-text.ts";
import { knownAuthor } from "../thread-card/thread.ts";
import type { ReplyView } from "./comment.ts";

/** Actions of a comment or reply. Without a handler its control is hidden. */
export interface CommentHandlers {
  /** Called with the comment or reply and the wanted like state. */
  onLike?: (target: ReplyView, value: boolean) => void;
  /** Called with the comment or reply to answer. */
  onReply?: (target: ReplyView) => void;
  /** IDs whose like request is in progress; their buttons ignore clicks. */
  pendingIds?: readonly string[];
  /** Renders the menu of a comment or reply. */
  renderMenu?: (target: ReplyView) => ReactNode;
  /** Renders content below the actions, for example the reply form. */
  renderBelow?: (target: ReplyView) => ReactNode;
  /** Makes each image a button; called with the image index and the comment or reply. */
  onImageOpen?: (index: number, target: ReplyView) => void;
}

type CommentActionsProps = Pick<CommentHandlers, "onLike" | "onReply" | "pendingIds" | "renderMenu"> & {
  target: ReplyView;
};

const SIZE = "h-7 min-h-0! px-1.5 text-meta";

/** Like button of a comment or reply; the count appears from the first like on. */
export function CommentLike({
  target,
  onLike,
  pendingIds,
  className,
}: CommentActionsProps & { className?: string }) {
  const text = useText();
  const locale = useLocale();
  if (!onLike) return null;
  return (
    <ActionButton
      icon={Heart}
      iconSize={16}
      shown={formatSome(target.likeCount, locale)}
      label={nameCount(text.like, target.likeCount, locale)}
      toggle="like"
      active={target.isLike}
      pending={pendingIds?.includes(target.id)}
      onClick={() => onLike(target, !target.isLike)}
      className={cn(SIZE, className)}
    />
  );
}

/** Reply button of a comment or reply. */
export function CommentReply({ target, onReply, bare = false }: CommentActionsProps & { bare?: boolean }) {
  const text = useText();
  const forum = useForumText();
  if (!onReply) return null;
  return (
    <ActionButton
      icon={bare ? undefined : MessageCircle}
      iconSize={16}
      shown={text.reply}
      label={`${text.reply} ${knownAuthor(target.user, forum.goneUser).nickname}`}
      onClick={() => onReply(target)}
      className={SIZE}
    />
  );
}

/** Last line of a comment: like, reply, and the menu at its end. */
export function CommentActions(props: CommentActionsProps) {
  return (
    <div
      data-slot="comment-actions"
      className="mt-1 -ml-1.5 flex items-center gap-2 text-meta text-text-muted max-xs:flex-wrap"
    >
      <CommentLike {...props} />
      <CommentReply {...props} />
      <span className="on-point ml-auto flex flex-none items-center">{props.renderMenu?.(props.target)}</span>
    </div>
  );
}
