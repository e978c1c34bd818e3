import type { Thread } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { PostActions } from "@lenscape/ui/post-actions";
import { RichText } from "@lenscape/ui/rich-text";
import { ThreadMedia } from "@lenscape/ui/thread-media";
import { ThreadPost } from "@lenscape/ui/thread-post";
import { VideoPlayer } from "@lenscape/ui/video-player";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { threadText as text } from "#copy/thread-text.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { useBack } from "#lib/use-back.ts";
import { paths } from "#paths";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { galleryOf } from "#shell/media/lightbox-pictures.ts";
import { useGallery } from "#shell/media/use-lightbox.tsx";
import { Follow } from "#shell/members/follow-button.tsx";
import { useGranted, type Wish } from "#shell/session/resumed-action.ts";
import { useAdmission, useViewerState } from "#shell/session/viewer-state.ts";
import { ThreadPoll } from "#shell/threads/lazy-poll-card.ts";
import { ThreadMenu } from "#shell/threads/lazy-thread-menu.tsx";
import { useThreadActs } from "#shell/threads/use-thread-actions.ts";
import { ThreadLinks } from "../lazy-linked-text.ts";
import { thread as threadQuery } from "../queries.ts";
import { saysDevice } from "../shows-device.ts";
import { Highlighted } from "./highlighted-content.tsx";

const TipDialog = lazyDialog(() => import("./tip-dialog.tsx"));

/** A whole thread with what a reader may do with it. */
export function ThreadArticle({ thread, ...around }: Pick<ThreadViewProps, "thread" | "above" | "below">) {
  useViewerState({ threadIds: [thread.id], highlightThreadIds: [thread.id] });
  const acts = useThreadActs(thread);
  const { userId } = useMember();
  const onDeleted = useLeave(thread.id);
  const admit = useAdmission();
  const [tipping, setTipping] = useState(false);
  const own = thread.user.userId === userId;
  const tip: Wish = { act: "tip", id: thread.id };
  useGranted("tip", thread.id, () => setTipping(true));
  return (
    <ThreadView
      thread={thread}
      {...around}
      poll={thread.poll && <ThreadPoll poll={thread.poll} votable />}
      follow={<Follow userId={thread.user.userId} name={thread.user.nickname} />}
      menu={<ThreadMenu thread={thread} onDeleted={onDeleted} />}
      actions={
        <>
          <PostActions
            likeCount={thread.likeCount}
            favoriteCount={thread.favoriteCount}
            shareCount={thread.shareCount}
            own={own}
            withReplyBar
            onTip={() => admit(tip) && setTipping(true)}
            {...acts}
          />
          {tipping && <TipDialog threadId={thread.id} own={own} onClose={() => setTipping(false)} />}
        </>
      }
    />
  );
}

type ThreadViewProps = Pick<ComponentProps<typeof ThreadPost>, "follow" | "menu" | "actions"> & {
  thread: Thread;
  /** Above its text. */
  above?: ReactNode;
  /** Below it, with its poll. */
  below?: ReactNode;
  /** Its poll, to vote; without one it is shown as it is. */
  poll?: ReactNode;
  /** Where a topic leads; a preview has topics that do not exist yet. */
  topicHref?: (topic: { id: string }) => string;
};

/** A thread as its page and its preview show it. All its pictures, in the text and below it, are one gallery. */
export function ThreadView({
  thread,
  above,
  below,
  poll,
  topicHref = ({ id }) => paths.topic(id),
  ...slots
}: ThreadViewProps) {
  const [openGallery, viewer] = useGallery();
  const { user, circle, imageList, vedioList, content } = thread;
  const pictures = imageList.filter(({ url }) => !content.includes(url));
  const open = (url: string) => {
    const urls = galleryOf(content, url, pictures);
    openGallery(urls, Math.max(0, urls.indexOf(url)), thread.title || thread.excerpt, thread);
  };
  return (
    <ThreadPost
      thread={saysDevice(thread) ? { ...thread, deviceName: undefined } : thread}
      spokenTitle={fillText(text.moment, { name: user.nickname })}
      userHref={paths.profile(user.userId)}
      circleHref={circle && paths.circle(circle.id)}
      placeHref={paths.placeOf(thread)}
      topicHref={topicHref}
      {...slots}
    >
      {above}
      {content && (
        <Highlighted thread={thread}>
          {(marks) => {
            const plain = <RichText html={content} onImageOpen={open} {...marks} />;
            if (!thread.linkList) return plain;
            const { linkList: links } = thread;
            return <ThreadLinks html={content} onImageOpen={open} waiting={plain} {...{ links, ...marks }} />;
          }}
        </Highlighted>
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
      {poll ?? (thread.poll && <ThreadPoll poll={thread.poll} />)}
      {below}
      {viewer}
    </ThreadPost>
  );
}

/** Leaves the page of a thread that was deleted: back to where one came from, and nothing of it is kept. */
function useLeave(threadId: string) {
  const { api, queries } = useApp();
  const back = useBack();
  const deleted = useRef(false);
  useEffect(
    () => () => {
      if (deleted.current) queries.removeQueries({ queryKey: threadQuery(api, threadId).queryKey });
    },
    [api, queries, threadId],
  );
  return () => {
    deleted.current = true;
    back();
  };
}
