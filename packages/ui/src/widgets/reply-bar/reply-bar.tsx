import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import type { ThreadActionsProps } from "../thread-actions/thread-actions.tsx";
import { ThreadToggle } from "../thread-actions/thread-toggle.tsx";
import { useForumText } from "../thread-card/forum-text.ts";

export type ReplyBarProps = Omit<ComponentProps<"div">, "children"> &
  Pick<
    ThreadActionsProps,
    "likeCount" | "favoriteCount" | "isLike" | "isFavorite" | "pending" | "onLike" | "onFavorite"
  > & {
    /** 按下「说点什么」。 */
    onWrite: () => void;
  };

/** 手机上帖子详情的底栏，代替五个标签：写评论、点赞、收藏；768 及以上不显示。 */
export function ReplyBar({
  likeCount,
  favoriteCount,
  isLike,
  isFavorite,
  pending,
  onLike,
  onFavorite,
  onWrite,
  className,
  ...props
}: ReplyBarProps) {
  const forum = useForumText();
  return (
    <div
      data-slot="reply-bar"
      {...props}
      className={cn(
        "fixed inset-x-0 scroll-lock-gap bottom-0 z-(--z-navbar) box-content flex h-(--size-tabbar) items-center gap-1 border-t border-border bg-surface max-xs:h-auto max-xs:flex-wrap max-xs:py-2 px-4 pb-[env(safe-area-inset-bottom)] md:hidden",
        className,
      )}
    >
      <button
        type="button"
        onClick={onWrite}
        className="h-10 min-w-0 grow truncate max-xs:basis-full rounded-full bg-surface-sunken px-4 text-left text-text-muted active:bg-border"
      >
        {forum.replyPrompt}
      </button>
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
