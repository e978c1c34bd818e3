import type { RowOf } from "@lenscape/api/types";
import { Dialog } from "@lenscape/ui/dialog";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { KindTag, Tag } from "@lenscape/ui/tag";
import { UserRow } from "@lenscape/ui/user-row";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { flattenRows, getListStatus } from "#lib/query.ts";
import { paths } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { Follow } from "#shell/members/follow-button.tsx";
import { circleMembers } from "../queries.ts";
import { circlesText as text } from "../text.ts";

/** Row height in pixels. */
const ROW_HEIGHT = 56;

function RoleTag({ role }: Pick<RowOf<"circleMembers">, "role">) {
  if (role === 2) return <Tag tone="brand">{text.owner}</Tag>;
  return role === 1 ? <KindTag kind="moderator" /> : null;
}

/** Dialog with all members of a circle, moderators first. */
export function CircleMembersDialog({ circleId, onClose }: { circleId: string; onClose: () => void }) {
  const list = useInfiniteQuery(circleMembers(useApp().api, circleId));
  return (
    <Dialog open size="md" title={text.allMembers} onOpenChange={(open) => !open && onClose()}>
      {list.isError && !list.data ? (
        <LoadError
          error={list.error}
          size="sm"
          loading={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <div className="-mx-4">
          <InfiniteList
            items={flattenRows(list.data, ({ userId }) => userId)}
            getKey={({ userId }) => userId}
            renderItem={(member) => (
              <UserRow
                user={member}
                href={paths.profile(member.userId)}
                mark={member.role > 0 ? <RoleTag role={member.role} /> : undefined}
                note={
                  member.signature ||
                  (member.joinedAt && fillText(text.joinedAt, { date: member.joinedAt.slice(0, 10) }))
                }
                action={<Follow userId={member.userId} name={member.nickname} />}
              />
            )}
            status={getListStatus(list)}
            onLoadMore={() => list.fetchNextPage()}
            rowHeight={ROW_HEIGHT}
          />
        </div>
      )}
    </Dialog>
  );
}
