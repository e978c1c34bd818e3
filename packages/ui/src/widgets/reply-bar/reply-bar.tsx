import { MessageCircle } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { formatSome, nameCount } from "../../lib/count.ts";
import { useLocale, useText } from "../../lib/locale.tsx";
import { ActionButton } from "../thread-actions/action-button.tsx";
import type { ThreadActionsProps } from "../thread-actions/thread-actions.tsx";
import { ThreadToggle } from "../thread-actions/thread-toggle.tsx";
import { useForumText } from "../thread-card/forum-text.ts";

export type ReplyBarProps = Omit<ComponentProps<"div">, "children"> &
  Pick<
    ThreadActionsProps,
    "likeCount" | "favoriteCount" | "isLike" | "isFavorite" | "pending" | "onLike" | "onFavorite"
  > & {
    /** Called for "说点什么". */
    onWrite: () => void;
    /** Replaces "说点什么", for example by "写回答" for a question. */
    prompt?: string;
    /** Number of comments; at 0 only the icon is shown. */
    commentCount?: number;
    /** Word for comments, for example "回答" for a question. */
    commentName?: string;
    /** Scrolls to the comments; without it there is no button. */
    onComments?: () => void;
  };

/**
 * Bottom bar of a thread on phones, instead of the tab bar: write, comments, like and favourite. Hidden from 768 px
 * on.
 */
export function ReplyBar({
  likeCount,
  favoriteCount,
  isLike,
  isFavorite,
  pending,
  onLike,
  onFavorite,
  onWrite,
  prompt,
  commentCount = 0,
  commentName,
  onComments,
  className,
  ...props
}: ReplyBarProps) {
  const forum = useForumText();
  const text = useText();
  const locale = useLocale();
  return (
    <div
      data-slot="reply-bar"
      {...props}
      className={cn(
        "fixed inset-x-0 scroll-lock-gap bottom-0 z-(--lens-z-navbar) box-content flex h-(--lens-size-tabbar) items-center gap-1 border-t border-border bg-surface max-xs:h-auto max-xs:flex-wrap max-xs:gap-0 max-xs:px-2 max-xs:py-2 px-4 pb-[env(safe-area-inset-bottom)] md:hidden",
        className,
      )}
    >
      <button
        type="button"
        onClick={onWrite}
        className="h-10 min-w-0 grow truncate max-xs:min-w-20 max-xs:basis-0 max-xs:px-2 rounded-full bg-surface-sunken px-4 text-left text-text-muted active:bg-border"
      >
        {prompt ?? forum.replyPrompt}
      </button>
      {onComments && (
        <ActionButton
          icon={MessageCircle}
          shown={formatSome(commentCount, locale)}
          label={nameCount(commentName ?? text.comment, commentCount, locale)}
          onClick={onComments}
        />
      )}
      <ThreadToggle
        toggle="like"
        count={likeCount}
        active={isLike}
        pending={pending}
        onPressedChange={onLike}
      />
      <ThreadToggle
        toggle="favorite"
        count={favoriteCount}
        active={isFavorite}
        pending={pending}
        onPressedChange={onFavorite}
        className="-mr-2"
      />
    </div>
  );
}
