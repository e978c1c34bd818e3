import type { Thread } from "@lenscape/api/types";
import { captions } from "@lenscape/richtext/media";
import { Avatar } from "@lenscape/ui/avatar";
import { Link } from "@lenscape/ui/link";
import { RelativeTime } from "@lenscape/ui/relative-time";
import { StaffMark } from "@lenscape/ui/staff-mark";
import { ThreadActions } from "@lenscape/ui/thread-actions";
import { paths } from "#paths";
import { useThreadActions } from "#shell/threads/use-thread-actions.ts";
import { PictureLightbox, type PictureLightboxProps } from "./lightbox.tsx";

interface LightboxProps extends Pick<PictureLightboxProps, "urls" | "index" | "alt" | "onClose"> {
  /** Thread of the images. */
  thread?: Thread;
}

type ThreadLightboxProps = LightboxProps & { thread: Thread };

/** Lightbox with the images of a thread: captions, author, and the thread's actions. */
function ThreadLightbox({ thread, onClose, ...pictures }: ThreadLightboxProps) {
  const { onShare, ...actions } = useThreadActions(thread);
  const { id, user, title } = thread;
  return (
    <PictureLightbox
      {...pictures}
      captions={captions(thread.content)}
      onClose={onClose}
      byline={
        <p className="flex min-h-8 min-w-0 items-center gap-2 text-meta text-text-secondary">
          <Avatar src={user.avatar} name={user.nickname} size={24} />
          <Link
            href={paths.profile(user.userId)}
            className="flex-none font-semibold text-text hover:underline"
          >
            {user.nickname}
          </Link>
          <StaffMark isStaff={user.isStaff} />
          <Link href={paths.thread(id)} className="min-w-0 truncate hover:underline">
            {title}
          </Link>
          <RelativeTime value={thread.postedAt} className="flex-none" />
        </p>
      }
      actions={
        <ThreadActions
          likeCount={thread.likeCount}
          replyCount={thread.replyCount}
          favoriteCount={thread.favoriteCount}
          shareCount={thread.shareCount}
          commentHref={paths.comments(id)}
          {...actions}
          // The share panel opens over the page, not over the lightbox.
          onShare={() => {
            onClose();
            onShare();
          }}
        />
      }
    />
  );
}

/** Lightbox with the images of a thread, or with images alone. */
export default function LazyLightbox({ thread, ...props }: LightboxProps) {
  return thread ? <ThreadLightbox {...props} thread={thread} /> : <PictureLightbox {...props} />;
}
