import type { Post, Reply, Thread } from "@lenscape/api/types";
import { Alert } from "@lenscape/ui/alert";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Segmented } from "@lenscape/ui/segmented";
import { Spinner } from "@lenscape/ui/spinner";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useApp } from "#lib/app.tsx";
import { isDesktopWidth } from "#lib/navigation-guard.ts";
import { flattenRows, getListStatus } from "#lib/query.ts";
import { useLiveCommentCount } from "#shell/live/use-live-comment-count.ts";
import { LoadError } from "#shell/loading/load-error.tsx";
import { useLightbox } from "#shell/media/use-lightbox.tsx";
import { useResumedAction } from "#shell/session/resumed-action.ts";
import { useRequireLogin } from "#shell/session/viewer-state.ts";
import { addPostToCache } from "../comment-actions.ts";
import { commentsQuery, type Order, orders } from "../queries.ts";
import { type CommentsText, commentsText } from "../text.ts";
import { useAnchoredComment, useScrollIntoView } from "../use-anchored-comment.ts";
import { Comment, type CommentedThread } from "./comment.tsx";
import { CommentEntry } from "./comment-entry.tsx";
import { CommentPhoneBar } from "./comment-phone-bar.tsx";
import { NewComments } from "./new-comments.tsx";
import { SelectionToolbar } from "./selection-toolbar.tsx";

interface CommentsProps {
  thread: Thread;
  /** Texts of the section, for the answers of a question. */
  text?: CommentsText;
  /** Renders a tag beside the name of a comment's author. */
  renderMark?: (comment: Post) => ReactNode;
  /** Renders extra content below a top-level comment. */
  renderBelow?: (comment: Post) => ReactNode;
}

/** Comments of a thread: order, composer, list, and the bar on phones. Scrolls to a comment that was just posted. */
export function Comments({ thread, text = commentsText, renderMark, renderBelow }: CommentsProps) {
  const app = useApp();
  const [order, setOrder] = useState<Order>("hot");
  const [postedId, setPostedId] = useState<string>();
  const [quote, setQuote] = useState<{ text: string }>();
  const admit = useRequireLogin();
  const [composer, setComposer] = useState<"inline" | "sheet">();
  useResumedAction("comment", thread.id, () => openComposer());
  const query = commentsQuery(app.api, thread.id, order);
  const list = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const rows = flattenRows(list.data, ({ id }) => id);
  const status = getListStatus(list);
  const anchored = useAnchoredComment(rows, list);
  const [openGallery, viewer] = useLightbox();
  const liveCount = useLiveCommentCount(thread.id) ?? 0;
  const unseenCount = liveCount - thread.replyCount;
  useScrollIntoView(postedId);
  const openComposer = () => setComposer(isDesktopWidth() ? "inline" : "sheet");
  const onQuote = (passage: string) => {
    if (!admit({ action: "comment", id: thread.id })) return;
    setQuote({ text: passage });
    openComposer();
  };
  // Stable props for the memoized comments.
  const { id, circle, user } = thread;
  const commented = useMemo<CommentedThread>(() => ({ id, circle, user }), [id, circle, user]);
  const onPosted = useCallback(
    (posted: Reply) => {
      // A comment that is pending review is not visible yet.
      if (posted.status === 0) return;
      addPostToCache(app, posted);
      setPostedId(posted.id);
    },
    [app],
  );
  const onImageOpen = useCallback(
    ({ imageList, user: { nickname } }: Pick<Reply, "imageList" | "user">, index: number) =>
      openGallery(
        imageList.map(({ url }) => url),
        index,
        fillText(commentsText.pictureLabel, { name: nickname }),
      ),
    [openGallery],
  );
  const count = thread.question?.answerCount ?? thread.replyCount;
  return (
    <Card
      id="comments"
      className="mt-4 scroll-mt-20 rounded-none border-0 border-t bg-transparent max-md:mt-2"
    >
      <header className="flex min-h-13 flex-wrap items-center justify-between gap-2 border-border border-b py-2 max-md:px-4">
        <h2 className="font-semibold text-read">
          <span>{text.title}</span>{" "}
          <span key={count} className="font-normal text-text-muted tabular-nums">
            {count}
          </span>
        </h2>
        <Segmented
          aria-label={commentsText.orderLabel}
          options={orders.map((value) => ({ value, label: commentsText.orders[value] }))}
          value={order}
          onValueChange={setOrder}
        />
      </header>
      <CommentEntry
        text={text}
        thread={thread}
        onPosted={onPosted}
        autoFocus={composer === "inline"}
        quote={quote}
      />
      {unseenCount > 0 && order !== "author" && (
        <NewComments
          thread={thread}
          replyCount={liveCount}
          unseenCount={unseenCount}
          listKey={query.queryKey}
        />
      )}
      {anchored.isGone && (
        <Alert role="status" className="mx-4 mt-3 lg:mx-8">
          {commentsText.goneComment}
        </Alert>
      )}
      {rows.length > 0 ? (
        <InfiniteList
          className="pt-1 max-md:px-4"
          items={rows}
          getKey={({ id }) => id}
          renderItem={(comment) => (
            <Comment
              comment={comment}
              thread={commented}
              anchoredId={anchored.commentId === comment.id ? anchored.id : undefined}
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
        <LoadError error={list.error} onRetry={() => list.refetch()} />
      ) : (
        <EmptyState title={text.empty[order]} />
      )}
      {viewer}
      <SelectionToolbar thread={thread} onQuote={onQuote} />
      <CommentPhoneBar
        text={text}
        thread={thread}
        onPosted={onPosted}
        isComposerOpen={composer === "sheet"}
        onComposerOpenChange={(isOpen) => setComposer(isOpen ? "sheet" : undefined)}
      />
    </Card>
  );
}
