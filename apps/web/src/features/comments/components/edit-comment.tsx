import type { Post, Reply } from "@lenscape/api/types";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { threadText as text } from "#copy/thread-text.ts";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { Failure } from "#shell/loading/failure.tsx";
import { showEdited } from "../comment-actions.ts";
import { editStart } from "../comment-edit-draft.ts";
import Composer, { type ComposerProps } from "./comment-composer.tsx";

interface EditCommentProps {
  post: Post | Reply;
  thread: ComposerProps["thread"];
  onClose: () => void;
}

/** Edits one's own comment where it stands, from what it says by now. The default export is what `pagePart` takes. */
export default function EditComment({ post, thread, onClose }: EditCommentProps) {
  const app = useApp();
  const history = apiQuery(app.api, "postHistory", { query: { postId: post.id }, silent: true });
  const { data, error, isError, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...history,
    staleTime: 0,
    // What is written in the meantime stays: a conflict is told when it is saved.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (isError) return <Failure error={error} loading={isFetching} onRetry={() => void refetch()} />;
  const [latest] = data ?? [];
  // A cached version may be older than the last edit: saving from it would be refused as a conflict.
  if (!latest || !isFetchedAfterMount) return <Skeleton role="status" className="h-28 w-full" />;
  const { draft, losesFormat } = editStart(latest);
  return (
    <>
      {losesFormat && <p className="mb-2 text-sm text-text-muted">{text.losesFormat}</p>}
      <Composer
        thread={thread}
        label={text.editComment}
        autoFocus
        edited={{
          postId: post.id,
          start: draft,
          readAgain: async () => {
            const [now = latest] = await app.queries.fetchQuery({ ...history, staleTime: 0 });
            showEdited(app, { ...post, content: now.content, imageList: now.imageList });
            return editStart(now).draft;
          },
        }}
        onCancel={onClose}
        onPosted={(posted) => {
          showEdited(app, posted);
          void app.queries.invalidateQueries({ queryKey: history.queryKey, refetchType: "none" });
          onClose();
        }}
      />
    </>
  );
}
