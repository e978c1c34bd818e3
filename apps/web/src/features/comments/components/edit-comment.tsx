import type { Post, Reply } from "@lenscape/api/types";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { LoadError } from "#shell/loading/load-error.tsx";
import { updatePostInCache } from "../comment-actions.ts";
import { toEditDraft } from "../comment-edit-draft.ts";
import { commentsText as text } from "../text.ts";
import type { ComposerProps } from "./comment-composer.tsx";
import { LazyComposer } from "./lazy-composer.tsx";

interface EditCommentProps {
  post: Post | Reply;
  thread: ComposerProps["thread"];
  onClose: () => void;
}

/** Edits an own comment in place, starting from its latest version. */
export function EditComment({ post, thread, onClose }: EditCommentProps) {
  const app = useApp();
  const history = apiQuery(app.api, "postHistory", { query: { postId: post.id }, silent: true });
  const { data, error, isError, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...history,
    staleTime: 0,
    // A refetch must not replace the text being edited. Saving detects a conflict.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (isError) return <LoadError error={error} loading={isFetching} onRetry={() => void refetch()} />;
  const [latest] = data ?? [];
  // A cached version may be older than the last edit, and saving it would be a conflict.
  if (!latest || !isFetchedAfterMount) return <Skeleton role="status" className="h-28 w-full" />;
  const { draft, losesFormat } = toEditDraft(latest);
  return (
    <>
      {losesFormat && <p className="mb-2 text-meta text-text-muted">{text.formatLost}</p>}
      <LazyComposer
        thread={thread}
        label={text.editLabel}
        autoFocus
        edited={{
          postId: post.id,
          start: draft,
          refetch: async () => {
            const [current = latest] = await app.queries.fetchQuery({ ...history, staleTime: 0 });
            updatePostInCache(app, { ...post, content: current.content, imageList: current.imageList });
            return toEditDraft(current).draft;
          },
        }}
        onCancel={onClose}
        onPosted={(posted) => {
          updatePostInCache(app, posted);
          void app.queries.invalidateQueries({ queryKey: history.queryKey, refetchType: "none" });
          onClose();
        }}
      />
    </>
  );
}
