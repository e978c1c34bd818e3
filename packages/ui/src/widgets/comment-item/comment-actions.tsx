import { Heart, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { formatSome, nameCount } from "../../lib/count.ts";
import { useLocale, useText } from "../../lib/locale.tsx";
import { ActionButton } from "../thread-actions/action-button.tsx";
import { useForumText } from "../thread-card/forum-text.ts";
import { knownAuthor } from "../thread-card/thread.ts";
import type { ReplyView } from "./comment.ts";

/** What can be done with a comment or a reply. Without a handler its control is not shown. */
export interface CommentHandlers {
  /** 点赞或取消，参数是哪一条与想要的状态；不给就没有这个按钮。 */
  onLike?: (target: ReplyView, value: boolean) => void;
  /** 按了「回复」，参数是哪一条；不给就没有这个按钮。 */
  onReply?: (target: ReplyView) => void;
  /** 正在点赞的那几条的编号，它们的按钮不再触发。 */
  pendingIds?: readonly string[];
  /** 每条评论与回复的「更多操作」。 */
  renderMenu?: (target: ReplyView) => ReactNode;
  /** 动作那一行下面的内容，例如正在写的回复。 */
  renderBelow?: (target: ReplyView) => ReactNode;
  /** 给了它，每张图是一个按钮，参数是第几张（从 0 起）与图所在的评论或回复。 */
  onImageOpen?: (index: number, target: ReplyView) => void;
}

type CommentActionsProps = Pick<CommentHandlers, "onLike" | "onReply" | "pendingIds" | "renderMenu"> & {
  target: ReplyView;
};

const SIZE = "h-7 min-h-0! px-1.5 text-xs";

/** The like of a comment or reply; its count stands there from the first one on. */
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

/** Answers a comment or reply. */
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

/** The last line of a comment: like, reply, and more at its end. */
export function CommentActions(props: CommentActionsProps) {
  return (
    <div
      data-slot="comment-actions"
      className="mt-1 -ml-1.5 flex items-center gap-2 text-xs text-text-muted max-xs:flex-wrap"
    >
      <CommentLike {...props} />
      <CommentReply {...props} />
      <span className="on-point ml-auto flex flex-none items-center">{props.renderMenu?.(props.target)}</span>
    </div>
  );
}
