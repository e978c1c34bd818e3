import type { Dialog } from "@lenscape/api/types";
import { DialogRow } from "@lenscape/ui/dialog-row";
import { EmptyState } from "@lenscape/ui/empty-state";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { messageText as text } from "#copy/message-text.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { flattenRows, getListStatus } from "#lib/query.ts";
import { getPath, paths } from "#paths";
import { useUnreadCounts } from "#shell/live/unread-counts.ts";
import { useNow } from "#shell/live/use-now.ts";
import { LoadError } from "#shell/loading/load-error.tsx";
import { readDraft } from "../message-draft.ts";
import { dialogTime } from "../message-times.ts";
import { dialogs, refreshDialogs } from "../queries.ts";

const SKELETONS = ["a", "b", "c", "d", "e", "f"];

/** One line for the last message. */
function summaryOf({ message, user }: Dialog): string {
  if (message.isRecalled) return message.userId === user.userId ? text.recalledByPeer : text.recalledByMe;
  return message.content || text.picture;
}

/** My dialogs, the liveliest first; the top is fetched again whenever the unread summary changes. */
export function DialogList({ current }: { current?: string }) {
  const app = useApp();
  const { userId } = useMember();
  const now = useNow();
  const counts = useUnreadCounts();
  const list = useInfiniteQuery(dialogs(app.api));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts are the occasion
  useEffect(() => void refreshDialogs(app), [app, counts?.revision, counts?.dialogNotifications]);
  const rows = flattenRows(list.data, ({ id }) => id);
  const status = getListStatus(list);
  if (rows.length > 0) {
    return (
      <InfiniteList
        items={rows}
        getKey={({ id }) => id}
        rowHeight={68}
        status={status}
        onLoadMore={() => list.fetchNextPage()}
        renderItem={(dialog) => {
          const draft = dialog.id === current ? "" : readDraft(userId, dialog.id);
          return (
            <DialogRow
              href={paths.inbox(dialog.id)}
              user={dialog.user}
              summary={
                draft ? (
                  <>
                    <span className="text-danger-text">[{text.draft}]</span> {draft}
                  </>
                ) : (
                  summaryOf(dialog)
                )
              }
              time={dialog.message.createdAt}
              timeText={dialogTime(dialog.message.createdAt, now)}
              unread={dialog.unreadCount}
              current={dialog.id === current}
            />
          );
        }}
      />
    );
  }
  if (list.isError) return <LoadError error={list.error} onRetry={() => void list.refetch()} />;
  if (list.isSuccess)
    return (
      <EmptyState
        className="h-full"
        title={text.noDialogs}
        description={text.noDialogsHint}
        actionHref={getPath("community")}
      />
    );
  return (
    <div role="status" aria-busy="true">
      {SKELETONS.map((key) => (
        <div key={key} className="flex items-center gap-3 px-4 py-3">
          <Skeleton shape="round" className="size-11" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  );
}
