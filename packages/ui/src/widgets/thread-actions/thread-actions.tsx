import { Forward, MessageCircle } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { formatSome, nameCount } from "../../lib/count.ts";
import { Link } from "../../lib/link.tsx";
import { useLocale, useText } from "../../lib/locale.tsx";
import { ACTION_CLASS, ActionButton } from "./action-button.tsx";
import { ThreadToggle } from "./thread-toggle.tsx";

export type ThreadActionsProps = Omit<ComponentProps<"div">, "children"> & {
  /** 赞的数，过万缩写；0 时只留图标。 */
  likeCount: number;
  /** 评论的数，过万缩写；0 时只留图标。 */
  replyCount: number;
  /** 收藏的数，过万缩写；0 时只留图标。 */
  favoriteCount: number;
  /** 分享的数；0 时写「分享」。 */
  shareCount: number;
  /** 我赞过：图标变红，读屏读「已按下」。 */
  isLike: boolean;
  /** 我收藏过：图标变金，读屏读「已按下」。 */
  isFavorite: boolean;
  /** 评论区的地址。 */
  commentHref: string;
  /** 正在请求的那个动作：只有它忙，别的照常可点。 */
  pending?: "like" | "favorite" | null;
  /** 参数是点击后想要的状态。 */
  onLike?: (value: boolean) => void;
  /** 参数是按了之后想要的状态；不给就没有收藏。 */
  onFavorite?: (value: boolean) => void;
  /** 按了分享；不给就没有分享。 */
  onShare?: () => void;
};

/**
 * 帖子的四个动作：点赞、评论、收藏、分享，各带数目。
 *
 * 自己不存状态：请求成功后由外面改 `isLike`、`isFavorite` 与数目。
 */
export function ThreadActions({
  likeCount,
  replyCount,
  favoriteCount,
  shareCount,
  isLike,
  isFavorite,
  commentHref,
  pending = null,
  onLike,
  onFavorite,
  onShare,
  className,
  ...props
}: ThreadActionsProps) {
  const text = useText();
  const locale = useLocale();
  return (
    <div
      data-slot="thread-actions"
      {...props}
      className={cn("-mx-2.5 flex flex-wrap max-md:w-[calc(100%+1.25rem)] max-md:justify-between", className)}
    >
      <ThreadToggle
        toggle="like"
        count={likeCount}
        active={isLike}
        pending={pending}
        onPressedChange={onLike}
      />
      <Link
        href={commentHref}
        aria-label={nameCount(text.comment, replyCount, locale)}
        className={ACTION_CLASS}
      >
        <MessageCircle aria-hidden="true" size="1.125rem" strokeWidth={1.7} />
        <span>{formatSome(replyCount, locale)}</span>
      </Link>
      <ThreadToggle
        toggle="favorite"
        count={favoriteCount}
        active={isFavorite}
        pending={pending}
        onPressedChange={onFavorite}
      />
      <ActionButton
        icon={Forward}
        shown={formatSome(shareCount, locale) || text.share}
        label={nameCount(text.share, shareCount, locale)}
        onClick={onShare}
      />
    </div>
  );
}
