import type { Dialog } from "@lenscape/api/types";
import { DialogRow } from "@lenscape/ui/dialog-row";
import { EmptyState } from "@lenscape/ui/empty-state";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { flattenRows, getListStatus } from "#lib/query.ts";
import { getPath, paths } from "#paths";
import { useUnreadCounts } from "#shell/live/unread-counts.ts";
import { useNow } from "#shell/live/use-now.ts";
import { LoadError } from "#shell/loading/load-error.tsx";
import { type MessageDraft, readDraft } from "../message-draft.ts";
import { formatConversationTime } from "../message-times.ts";
import { conversations, refreshConversations } from "../queries.ts";
import { messageText as text } from "../text.ts";

const SKELETONS = ["a", "b", "c", "d", "e", "f"];

function getSummary({ message, user }: Dialog): string {
  if (message.isRecalled) return message.userId === user.userId ? text.recalledByPeer : text.recalledByViewer;
  return message.content || text.picture;
}

const summarizeDraft = ({ text: written, pictures }: MessageDraft): string =>
  written.trim() || (pictures.length > 0 ? text.picture : "");

/** Conversations of the member, latest message first. Refetches the latest ones when the unread counts change. */
export function ConversationList({ current }: { current?: string }) {
  const app = useApp();
  const { userId } = useMember();
  const now = useNow();
  const counts = useUnreadCounts();
  const list = useInfiniteQuery(conversations(app.api));
  // biome-ignore lint/correctness/useExhaustiveDependencies: new counts trigger the effect without being read
  useEffect(() => void refreshConversations(app), [app, counts?.revision, counts?.dialogNotifications]);
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
          const draft = dialog.id === current ? "" : summarizeDraft(readDraft(userId, dialog.id));
          return (
            <DialogRow
              href={paths.inbox(dialog.id)}
              user={dialog.user}
              summary={
                draft ? (
                  <>
                    <span className="text-danger-text">{`[${text.draft}]`}</span>
                    <span key={draft}> {draft}</span>
                  </>
                ) : (
                  <span key={getSummary(dialog)}>{getSummary(dialog)}</span>
                )
              }
              time={dialog.message.createdAt}
              timeText={formatConversationTime(dialog.message.createdAt, now)}
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
        title={text.empty}
        description={text.emptyHint}
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
