import { Heart, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { formatCount } from "../../lib/count.ts";
import { useLocale, useText } from "../../lib/locale.tsx";
import { toIsoTime } from "../../lib/time.ts";
import { ActionButton } from "../thread-actions/action-button.tsx";
import { useForumText } from "../thread-card/forum-text.ts";
import { knownAuthor } from "../thread-card/thread.ts";
import type { ReplyView } from "./comment.ts";

/** What can be done with a comment or a reply. Without a handler its control is not shown. */
export interface CommentHandlers {
  onLike?: (target: ReplyView, value: boolean) => void;
  onReply?: (target: ReplyView) => void;
  /** The ids whose like request is in progress. */
  pendingIds?: readonly string[];
  /** 每条评论与回复的「更多操作」。 */
  renderMenu?: (target: ReplyView) => ReactNode;
  /** 动作那一行下面的内容，例如正在写的回复。 */
  renderBelow?: (target: ReplyView) => ReactNode;
  /** 给了它，每张图是一个按钮，参数是第几张（从 0 起）与图所在的评论或回复。 */
  onImageOpen?: (index: number, target: ReplyView) => void;
}

type CommentActionsProps = CommentHandlers & { target: ReplyView };

/** The last line of a comment: when it was written, like, reply, more. */
export function CommentActions({ target, onLike, onReply, pendingIds, renderMenu }: CommentActionsProps) {
  const text = useText();
  const forum = useForumText();
  const locale = useLocale();
  const likes = formatCount(target.likeCount, locale);
  const size = "h-7 px-1.5 text-xs";
  return (
    <div data-slot="comment-actions" className="mt-1 flex items-center gap-2 text-xs text-text-muted">
      <time dateTime={toIsoTime(target.postedAt)} className="truncate tabular-nums">
        {target.postedAt}
      </time>
      <span className="ml-auto flex flex-none items-center">
        {onLike && (
          <ActionButton
            icon={Heart}
            iconSize={16}
            shown={likes}
            label={`${text.like} ${likes}`}
            toggle="like"
            active={target.isLike}
            pending={pendingIds?.includes(target.id)}
            onClick={() => onLike(target, !target.isLike)}
            className={size}
          />
        )}
        {onReply && (
          <ActionButton
            icon={MessageCircle}
            iconSize={16}
            shown={text.reply}
            label={`${text.reply} ${knownAuthor(target.user, forum.goneUser).nickname}`}
            onClick={() => onReply(target)}
            className={size}
          />
        )}
        {renderMenu?.(target)}
      </span>
    </div>
  );
}
