import { Forward, Gift, Heart, Star } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { formatSome, nameCount } from "../../lib/count.ts";
import { useLocale, useText } from "../../lib/locale.tsx";
import { Button } from "../button/button.tsx";
import { ACTIVE_CLASS } from "../thread-actions/action-button.tsx";
import type { ThreadActionsProps } from "../thread-actions/thread-actions.tsx";
import { useForumText } from "../thread-card/forum-text.ts";

export type PostActionsProps = Omit<ComponentProps<"div">, "children"> &
  Pick<
    ThreadActionsProps,
    | "likeCount"
    | "favoriteCount"
    | "shareCount"
    | "isLike"
    | "isFavorite"
    | "pending"
    | "onLike"
    | "onFavorite"
    | "onShare"
  > & {
    /** 打赏；不给就没有这一粒。 */
    onTip?: () => void;
    /** 自己的帖子：打赏换成「收到的打赏」。 */
    own?: boolean;
    /** 手机上底部有 `ReplyBar`：点赞与收藏在那里，这里只留它没有的。 */
    withReplyBar?: boolean;
  };

/** 帖子正文末尾的动作：点赞、收藏、打赏几粒圆角按钮，右端是没有边的分享；手机上平分一行，底部有 `ReplyBar` 时只留打赏与分享。 */
export function PostActions({
  likeCount,
  favoriteCount,
  shareCount,
  isLike,
  isFavorite,
  pending = null,
  onLike,
  onFavorite,
  onShare,
  onTip,
  own = false,
  withReplyBar = false,
  className,
  ...props
}: PostActionsProps) {
  const text = useText();
  const forum = useForumText();
  const locale = useLocale();
  const pill = "rounded-full tabular-nums max-md:h-10 max-md:grow max-md:px-2";
  const toggle = cn(pill, withReplyBar && "max-md:hidden");
  return (
    <div data-slot="post-actions" {...props} className={cn("flex flex-wrap items-center gap-2", className)}>
      <Button
        aria-label={nameCount(text.like, likeCount, locale)}
        aria-pressed={isLike}
        loading={pending === "like"}
        onClick={() => onLike?.(!isLike)}
        className={cn(toggle, isLike && ACTIVE_CLASS.like)}
      >
        {pending !== "like" && <Heart aria-hidden="true" strokeWidth={1.7} />}
        {formatSome(likeCount, locale) || text.like}
      </Button>
      <Button
        aria-pressed={isFavorite}
        loading={pending === "favorite"}
        onClick={() => onFavorite?.(!isFavorite)}
        className={cn(toggle, isFavorite && ACTIVE_CLASS.favorite)}
      >
        {pending !== "favorite" && <Star aria-hidden="true" strokeWidth={1.7} />}
        {nameCount(text.favorite, favoriteCount, locale)}
      </Button>
      {onTip && (
        <Button onClick={onTip} className={pill}>
          <Gift aria-hidden="true" strokeWidth={1.7} />
          {own ? forum.tipsReceived : forum.tip}
        </Button>
      )}
      <Button onClick={onShare} className={cn(pill, "md:ml-auto md:ring-0")}>
        <Forward aria-hidden="true" strokeWidth={1.7} />
        {nameCount(text.share, shareCount, locale)}
      </Button>
    </div>
  );
}
