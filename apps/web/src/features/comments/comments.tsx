import type { Reply } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { commentAnchor } from "@lenscape/ui/comment-item";
import { EmptyState } from "@lenscape/ui/empty-state";
import { ErrorState } from "@lenscape/ui/error-state";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { Link } from "@lenscape/ui/link";
import { Segmented } from "@lenscape/ui/segmented";
import { Spinner } from "@lenscape/ui/spinner";
import { toast } from "@lenscape/ui/toast";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { threadText as text } from "#copy/thread.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { flatRows, listStatus } from "#lib/query.ts";
import { paths } from "#paths";
import { showPosted } from "./acts.ts";
import { Comment } from "./comment.tsx";
import { Composer } from "./composer.tsx";
import { comments, type Order, orders } from "./queries.ts";

interface CommentsProps {
  threadId: string;
  /** How many comments and replies the thread has. */
  count: number;
}

/** The comments of a thread: order, composer, list. What was just posted is shown and takes the focus. */
export function Comments({ threadId, count }: CommentsProps) {
  const app = useApp();
  const { hasLogin } = useMember();
  const [order, setOrder] = useState<Order>("hot");
  const [fresh, setFresh] = useState<string>();
  const query = comments(app.api, threadId, order);
  const list = useInfiniteQuery(query);
  const rows = flatRows(list.data, ({ id }) => id);
  const status = listStatus(list);
  useEffect(() => {
    if (fresh) document.getElementById(commentAnchor(fresh))?.focus();
  }, [fresh]);
  const onPosted = (posted: Reply) => {
    showPosted(app, query.queryKey, posted);
    setFresh(posted.id);
    toast(text.posted, { tone: "success" });
  };
  return (
    <Card id="comments" className="mt-4 scroll-mt-20 max-md:mt-2 max-md:rounded-none max-md:border-x-0">
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-2 border-border border-b px-4 py-2 lg:px-8">
        <h2 className="font-semibold text-read">
          {text.comments} <span className="font-normal text-text-muted tabular-nums">{count}</span>
        </h2>
        <Segmented
          aria-label={text.order}
          options={orders.map((value) => ({ value, label: text.orders[value] }))}
          value={order}
          onValueChange={setOrder}
        />
      </header>
      <div className="min-h-32 border-border border-b px-4 py-4 lg:px-8">
        {hasLogin ? (
          <Composer threadId={threadId} onPosted={onPosted} />
        ) : (
          <div className="grid h-24 place-items-center rounded-lg bg-surface-sunken">
            <Button asChild>
              <Link href={paths.pclogin(paths.comments(threadId))}>{text.login}</Link>
            </Button>
          </div>
        )}
      </div>
      {rows.length > 0 ? (
        <InfiniteList
          className="px-4 lg:px-8"
          items={rows}
          getKey={({ id }) => id}
          renderItem={(comment) => <Comment comment={comment} onPosted={onPosted} />}
          status={status}
          onLoadMore={() => list.fetchNextPage()}
          rowHeight={120}
        />
      ) : status === "loading" ? (
        <div className="grid h-40 place-items-center" role="status" aria-busy="true">
          <Spinner />
        </div>
      ) : list.isError ? (
        <ErrorState onRetry={() => list.refetch()} />
      ) : (
        <EmptyState description={text.empty} />
      )}
    </Card>
  );
}
