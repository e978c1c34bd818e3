import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { EmptyState } from "@lenscape/ui/empty-state";
import { ListFooter } from "@lenscape/ui/list-footer";
import { UserRow } from "@lenscape/ui/user-row";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { flattenRows, getListStatus } from "#lib/query.ts";
import { paths } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { blockUser } from "#shell/session/viewer-actions.ts";
import { blockedMembersQuery } from "../queries.ts";
import { accountText as text } from "../text.ts";

/** Dialog with the list of blocked members. */
export function BlockedMembersDialog({ onClose }: { onClose: () => void }) {
  const app = useApp();
  const query = useInfiniteQuery(blockedMembersQuery(app.api));
  const rows = flattenRows(query.data, (row) => row.userId);
  const [unblock, isPending] = useAction((userId: string) => blockUser(app, userId, false));
  const status = getListStatus(query);
  return (
    <Dialog open size="sm" title={text.blocked} onOpenChange={onClose}>
      {query.isError && !query.data ? (
        <LoadError
          error={query.error}
          size="sm"
          loading={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : query.isSuccess && rows.length === 0 ? (
        <EmptyState size="sm" title={text.noBlocked} />
      ) : (
        <>
          {rows.map((row) => (
            <UserRow
              key={row.userId}
              user={row}
              href={paths.profile(row.userId)}
              action={
                <Button size="sm" disabled={isPending} onClick={() => unblock(row.userId)}>
                  {text.unblock}
                </Button>
              }
            />
          ))}
          <ListFooter status={status} onLoadMore={() => void query.fetchNextPage()} />
        </>
      )}
    </Dialog>
  );
}
