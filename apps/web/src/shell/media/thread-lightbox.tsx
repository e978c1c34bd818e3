import type { Thread } from "@lenscape/api/types";
import { captions } from "@lenscape/richtext/media";
import { Avatar } from "@lenscape/ui/avatar";
import { Link } from "@lenscape/ui/link";
import { RelativeTime } from "@lenscape/ui/relative-time";
import { StaffMark } from "@lenscape/ui/staff-mark";
import { ThreadActions } from "@lenscape/ui/thread-actions";
import { paths } from "#paths";
import { useThreadActs } from "#shell/threads/use-thread-actions.ts";
import GalleryViewer, { type GalleryViewerProps } from "./lightbox.tsx";

interface ThreadGalleryProps extends Pick<GalleryViewerProps, "urls" | "index" | "alt" | "onClose"> {
  thread: Thread;
}

/**
 * The pictures of a thread in the whole window, with what stands below them, who made them, and what may be done with
 * the thread. The default export is what `part` takes.
 */
export default function ThreadGallery({ thread, onClose, ...pictures }: ThreadGalleryProps) {
  const { onShare, ...acts } = useThreadActs(thread);
  const { id, user, title } = thread;
  return (
    <GalleryViewer
      {...pictures}
      captions={captions(thread.content)}
      onClose={onClose}
      byline={
        <p className="flex min-h-8 min-w-0 items-center gap-2 text-sm text-text-secondary">
          <Avatar src={user.avatar} name={user.nickname} size={24} />
          <Link href={paths.profile(user.userId)} className="flex-none font-medium text-text hover:underline">
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
          {...acts}
          // The panel stands on the page.
          onShare={() => {
            onClose();
            onShare();
          }}
        />
      }
    />
  );
}
