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
    /** Opens tipping; without it there is no button. */
    onTip?: () => void;
    /** Whether the thread is the viewer's own: tipping becomes "收到的打赏". */
    own?: boolean;
    /** Whether phones show a `ReplyBar`, which then has like and favourite. */
    withReplyBar?: boolean;
  };

/** Actions at the end of a thread: like, favourite, tip and share; on phones they share one row. */
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
