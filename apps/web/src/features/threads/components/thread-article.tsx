import type { Thread } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { PostActions } from "@lenscape/ui/post-actions";
import { RichText } from "@lenscape/ui/rich-text";
import { ThreadMedia } from "@lenscape/ui/thread-media";
import { ThreadPost } from "@lenscape/ui/thread-post";
import { VideoPlayer } from "@lenscape/ui/video-player";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { useBack } from "#lib/use-back.ts";
import { paths } from "#paths";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { getGalleryUrls } from "#shell/media/lightbox-pictures.ts";
import { useLightbox } from "#shell/media/use-lightbox.tsx";
import { Follow } from "#shell/members/follow-button.tsx";
import { type ResumedAction, useResumedAction } from "#shell/session/resumed-action.ts";
import { useRequireLogin, useViewerState } from "#shell/session/viewer-state.ts";
import { PollCard } from "#shell/threads/poll-card.tsx";
import { ThreadMenu } from "#shell/threads/thread-menu.tsx";
import { useThreadActions } from "#shell/threads/use-thread-actions.ts";
import { thread as threadQuery } from "../queries.ts";
import { showsDevice } from "../shows-device.ts";
import { threadText as text } from "../text.ts";
import { HighlightedContent } from "./highlighted-content.tsx";
import { LinkedText } from "./linked-text.tsx";

const TipDialog = lazyDialog(async () => ({ default: (await import("./tip-dialog.tsx")).TipDialog }));

/** A thread with the actions of a reader. */
export function ThreadArticle({ thread, ...slots }: Pick<ThreadViewProps, "thread" | "above" | "below">) {
  useViewerState({ threadIds: [thread.id], highlightThreadIds: [thread.id] });
  const actions = useThreadActions(thread);
  const { userId } = useMember();
  const onDeleted = useLeaveDeletedThread(thread.id);
  const admit = useRequireLogin();
  const [isTipping, setTipping] = useState(false);
  const isOwn = thread.user.userId === userId;
  const tipAction: ResumedAction = { action: "tip", id: thread.id };
  useResumedAction("tip", thread.id, () => setTipping(true));
  return (
    <ThreadView
      thread={thread}
      {...slots}
      poll={thread.poll && <PollCard poll={thread.poll} votable />}
      follow={<Follow userId={thread.user.userId} name={thread.user.nickname} />}
      menu={<ThreadMenu thread={thread} onDeleted={onDeleted} />}
      actions={
        <>
          <PostActions
            likeCount={thread.likeCount}
            favoriteCount={thread.favoriteCount}
            shareCount={thread.shareCount}
            own={isOwn}
            withReplyBar
            onTip={() => admit(tipAction) && setTipping(true)}
            {...actions}
          />
          {isTipping && <TipDialog threadId={thread.id} isOwn={isOwn} onClose={() => setTipping(false)} />}
        </>
      }
    />
  );
}

type ThreadViewProps = Pick<ComponentProps<typeof ThreadPost>, "follow" | "menu" | "actions"> & {
  thread: Thread;
  /** Content above the text. */
  above?: ReactNode;
  /** Content below the text and the poll. */
  below?: ReactNode;
  /** Replaces the poll, which is read-only by default. */
  poll?: ReactNode;
  /** Returns the URL of a topic. A preview has topics that do not exist yet. */
  topicHref?: (topic: { id: string }) => string;
};

/** A thread without viewer state, for its page and its preview. The lightbox has the pictures in and below the text. */
export function ThreadView({
  thread,
  above,
  below,
  poll,
  topicHref = ({ id }) => paths.topic(id),
  ...slots
}: ThreadViewProps) {
  const [openGallery, viewer] = useLightbox();
  const { user, circle, imageList, vedioList, content } = thread;
  const pictures = imageList.filter(({ url }) => !content.includes(url));
  const open = (url: string) => {
    const urls = getGalleryUrls(content, url, pictures);
    openGallery(urls, Math.max(0, urls.indexOf(url)), thread.title || thread.excerpt, thread);
  };
  return (
    <ThreadPost
      thread={showsDevice(thread) ? { ...thread, deviceName: undefined } : thread}
      spokenTitle={fillText(text.momentTitle, { name: user.nickname })}
      userHref={paths.profile(user.userId)}
      circleHref={circle && paths.circle(circle.id)}
      placeHref={paths.threadLocation(thread)}
      topicHref={topicHref}
      {...slots}
    >
      {above}
      {content && (
        <HighlightedContent thread={thread}>
          {(highlightProps) =>
            thread.linkList ? (
              <LinkedText html={content} links={thread.linkList} onImageOpen={open} {...highlightProps} />
            ) : (
              <RichText html={content} onImageOpen={open} {...highlightProps} />
            )
          }
        </HighlightedContent>
      )}
      {vedioList
        .filter(({ url }) => !content.includes(url))
        .map(({ url, picUrl }) => (
          <VideoPlayer key={url} sources={[url]} poster={picUrl} />
        ))}
      <ThreadMedia
        images={pictures}
        threadClassify={0}
        wide
        priority
        onImageOpen={(index) => open(pictures[index]?.url ?? "")}
      />
      {poll ?? (thread.poll && <PollCard poll={thread.poll} />)}
      {below}
      {viewer}
    </ThreadPost>
  );
}

/** Returns a function that leaves the page of a deleted thread and removes the thread from the cache. */
function useLeaveDeletedThread(threadId: string) {
  const { api, queries } = useApp();
  const back = useBack();
  const isDeleted = useRef(false);
  useEffect(
    () => () => {
      if (isDeleted.current) queries.removeQueries({ queryKey: threadQuery(api, threadId).queryKey });
    },
    [api, queries, threadId],
  );
  return () => {
    isDeleted.current = true;
    back();
  };
}
