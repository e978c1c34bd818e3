import { Forward, MessageCircle } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { formatSome, nameCount } from "../../lib/count.ts";
import { Link } from "../../lib/link.tsx";
import { useLocale, useText } from "../../lib/locale.tsx";
import { ACTION_CLASS, ActionButton } from "./action-button.tsx";
import { ThreadToggle } from "./thread-toggle.tsx";

export type ThreadActionsProps = Omit<ComponentProps<"div">, "children"> & {
  /** Number of likes, abbreviated above 10,000; at 0 only the icon is shown. */
  likeCount: number;
  /** Number of comments, abbreviated above 10,000; at 0 only the icon is shown. */
  replyCount: number;
  /** Number of favourites, abbreviated above 10,000; at 0 only the icon is shown. */
  favoriteCount: number;
  /** Number of shares; "分享" at 0. */
  shareCount: number;
  /** Whether the viewer likes the thread: red icon, announced as pressed. */
  isLike: boolean;
  /** Whether the viewer saved the thread as a favourite: golden icon, announced as pressed. */
  isFavorite: boolean;
  /** Address of the comments. */
  commentHref: string;
  /** Action whose request is in progress; the others stay available. */
  pending?: "like" | "favorite" | null;
  /** Called with the wanted state. */
  onLike?: (value: boolean) => void;
  /** Called with the wanted state; without it there is no favourite button. */
  onFavorite?: (value: boolean) => void;
  /** Shares the thread; without it there is no share button. */
  onShare?: () => void;
};

/**
 * Actions of a thread with counts: like, comment, favourite, share.
 *
 * The caller changes `isLike`, `isFavorite` and counts after the request.
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
    <div data-slot="thread-actions" {...props} className={cn("-mx-2.5 flex flex-wrap gap-x-2", className)}>
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
      {onFavorite && (
        <ThreadToggle
          toggle="favorite"
          count={favoriteCount}
          active={isFavorite}
          pending={pending}
          onPressedChange={onFavorite}
        />
      )}
      {onShare && (
        <ActionButton
          icon={Forward}
          shown={formatSome(shareCount, locale) || text.share}
          label={nameCount(text.share, shareCount, locale)}
          onClick={onShare}
        />
      )}
    </div>
  );
}
