import type { Post, Reply, Thread } from "@lenscape/api/types";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Segmented } from "@lenscape/ui/segmented";
import { Spinner } from "@lenscape/ui/spinner";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { threadText } from "#copy/thread-text.ts";
import { useApp } from "#lib/app.tsx";
import { isWide } from "#lib/guard.ts";
import { flatRows, listStatus } from "#lib/query.ts";
import { useLiveCommentCount } from "#shell/live/use-live-comment-count.ts";
import { Failure } from "#shell/loading/failure.tsx";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { useGallery } from "#shell/media/use-lightbox.tsx";
import { useGranted } from "#shell/session/resumed-action.ts";
import { useAdmission } from "#shell/session/viewer-state.ts";
import { showPosted } from "../comment-actions.ts";
import type { CommentsText } from "../comment-wording.ts";
import { comments, type Order, orders } from "../queries.ts";
import { useAnchoredComment, useScrollIntoView } from "../use-anchored-comment.ts";
import { Comment, type CommentedThread } from "./comment.tsx";
import { WriteFirst } from "./comment-entry.tsx";
import { PhoneBar } from "./comment-phone-bar.tsx";

const QuoteBubble = lazySection(() => import("./quote-bubble.tsx"), { quiet: true });
const NewComments = lazySection(() => import("./new-comments.tsx"), { quiet: true });

interface CommentsProps {
  thread: Thread;
  /** What they are called, where not comments. */
  text?: CommentsText;
  /** A tag beside the name of a comment's author. */
  renderMark?: (comment: Post) => ReactNode;
  /** What stands below a comment, not below its replies. */
  renderBelow?: (comment: Post) => ReactNode;
}

/** The comments of a thread: order, composer, list, and the phone's bar. What was just posted is brought into view. */
export function Comments({ thread, text = threadText, renderMark, renderBelow }: CommentsProps) {
  const app = useApp();
  const [order, setOrder] = useState<Order>("hot");
  const [fresh, setFresh] = useState<string>();
  const [quote, setQuote] = useState<{ text: string }>();
  const admit = useAdmission();
  const [writing, setWriting] = useState<"here" | "sheet">();
  useGranted("comment", thread.id, () => write());
  const query = comments(app.api, thread.id, order);
  const list = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const rows = flatRows(list.data, ({ id }) => id);
  const status = listStatus(list);
  const [sought, soughtIn] = useAnchoredComment(rows, list);
  const [openGallery, viewer] = useGallery();
  const heard = useLiveCommentCount(thread.id) ?? 0;
  const unseen = heard - thread.replyCount;
  useScrollIntoView(fresh);
  const write = () => setWriting(isWide() ? "here" : "sheet");
  const onQuote = (chosen: string) => {
    if (!admit({ act: "comment", id: thread.id })) return;
    setQuote({ text: chosen });
    write();
  };
  // What the comments are given stays the same while nothing of theirs changes: they are many.
  const { id, circle, user } = thread;
  const commented = useMemo<CommentedThread>(() => ({ id, circle, user }), [id, circle, user]);
  const onPosted = useCallback(
    (posted: Reply) => {
      // What has to wait is not there for anybody yet.
      if (posted.status === 0) return;
      showPosted(app, posted);
      setFresh(posted.id);
    },
    [app],
  );
  const onImageOpen = useCallback(
    ({ imageList, user: { nickname } }: Pick<Reply, "imageList" | "user">, index: number) =>
      openGallery(
        imageList.map(({ url }) => url),
        index,
        fillText(threadText.commentPicture, { name: nickname }),
      ),
    [openGallery],
  );
  return (
    <Card id="comments" className="mt-4 scroll-mt-20 max-md:mt-2 max-md:rounded-none max-md:border-x-0">
      <header className="flex min-h-13 flex-wrap items-center justify-between gap-2 border-border border-b px-4 py-2 lg:px-8">
        <h2 className="font-semibold text-read">
          {text.comments}{" "}
          <span className="font-normal text-text-muted tabular-nums">
            {thread.question?.answerCount ?? thread.replyCount}
          </span>
        </h2>
        <Segmented
          aria-label={threadText.order}
          options={orders.map((value) => ({ value, label: threadText.orders[value] }))}
          value={order}
          onValueChange={setOrder}
        />
      </header>
      <WriteFirst
        text={text}
        thread={thread}
        onPosted={onPosted}
        autoFocus={writing === "here"}
        quote={quote}
      />
      {unseen > 0 && order !== "author" && (
        <NewComments thread={thread} replyCount={heard} unseen={unseen} listKey={query.queryKey} />
      )}
      {rows.length > 0 ? (
        <InfiniteList
          className="px-4 pt-1 lg:px-8"
          items={rows}
          getKey={({ id }) => id}
          renderItem={(comment) => (
            <Comment
              comment={comment}
              thread={commented}
              sought={soughtIn === comment.id ? sought : undefined}
              onPosted={onPosted}
              mark={renderMark?.(comment)}
              below={renderBelow?.(comment)}
              onImageOpen={onImageOpen}
            />
          )}
          status={status}
          onLoadMore={() => list.fetchNextPage()}
          rowHeight={120}
        />
      ) : status === "loading" ? (
        <div className="grid h-40 place-items-center" role="status" aria-busy="true">
          <Spinner />
        </div>
      ) : list.isError ? (
        <Failure error={list.error} onRetry={() => list.refetch()} />
      ) : (
        <EmptyState title={text.empty[order]} />
      )}
      {viewer}
      <QuoteBubble thread={thread} onQuote={onQuote} />
      <PhoneBar
        text={text}
        thread={thread}
        onPosted={onPosted}
        writing={writing === "sheet"}
        onWriting={(open) => setWriting(open ? "sheet" : undefined)}
      />
    </Card>
  );
}
