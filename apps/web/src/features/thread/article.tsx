import type { Thread } from "@lenscape/api/types";
import { RichText } from "@lenscape/ui/rich-text";
import { ThreadActions } from "@lenscape/ui/thread-actions";
import { ThreadMedia } from "@lenscape/ui/thread-media";
import { ThreadPost } from "@lenscape/ui/thread-post";
import { VideoPlayer } from "@lenscape/ui/video-player";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { threadText as text } from "#copy/thread.ts";
import { paths } from "#paths";
import { Follow } from "#shell/follow.tsx";
import { useThreadActs } from "#shell/thread-acts.ts";
import { ThreadMenu } from "#shell/thread-menu.tsx";
import { useViewerState } from "#shell/viewer.ts";

const Viewer = lazy(async () => ({ default: (await import("@lenscape/ui/lightbox")).Lightbox }));

/** A whole thread with its actions; pictures open in a viewer whose code comes with the first one. */
export function ThreadArticle({ thread }: { thread: Thread }) {
  const navigate = useNavigate();
  useViewerState({ threadIds: [thread.id] });
  const acts = useThreadActs(thread);
  const [shown, setShown] = useState<{ images: string[]; index: number }>();
  const { user, circle, imageList, vedioList } = thread;
  const content = thread.final_content ?? thread.content;
  const pictures = imageList.filter(({ url }) => !content.includes(url));
  return (
    <ThreadPost
      thread={thread}
      spokenTitle={text.moment.replace("{name}", user.nickname)}
      userHref={paths.profile(user.userId)}
      circleHref={circle && paths.circle(circle.id)}
      topicHref={({ id }) => paths.topic(id)}
      follow={<Follow userId={user.userId} name={user.nickname} />}
      menu={<ThreadMenu thread={thread} onDeleted={() => navigate(paths.home())} />}
      actions={
        <ThreadActions
          likeCount={thread.likeCount}
          replyCount={thread.replyCount}
          favoriteCount={thread.favoriteCount}
          shareCount={thread.shareCount}
          commentHref={paths.comments(thread.id)}
          {...acts}
        />
      }
    >
      <RichText html={content} onImageOpen={(src) => setShown({ images: [src], index: 0 })} />
      {vedioList
        .filter(({ url }) => !content.includes(url))
        .map(({ url, picUrl }) => (
          <VideoPlayer key={url} sources={[url]} poster={picUrl} />
        ))}
      <ThreadMedia
        images={pictures}
        threadClassify={0}
        priority
        onImageOpen={(index) => setShown({ images: pictures.map(({ url }) => url), index })}
      />
      {shown && (
        <Suspense>
          <Viewer
            open
            images={shown.images.map((url) => ({ url, alt: thread.title || thread.excerpt }))}
            defaultIndex={shown.index}
            onOpenChange={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </ThreadPost>
  );
}
