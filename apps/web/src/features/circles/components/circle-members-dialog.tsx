import type { RowOf } from "@lenscape/api/types";
import { Dialog } from "@lenscape/ui/dialog";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { KindTag, Tag } from "@lenscape/ui/tag";
import { UserRow } from "@lenscape/ui/user-row";
import { useInfiniteQuery } from "@tanstack/react-query";
import { communityText as text } from "#copy/community-text.ts";
import { useApp } from "#lib/app.tsx";
import { flatRows, listStatus } from "#lib/query.ts";
import { paths } from "#paths";
import { Failure } from "#shell/loading/failure.tsx";
import { Follow } from "#shell/members/follow-button.tsx";
import { circleMembers } from "../queries.ts";

const ROW = 56;

function Role({ role }: Pick<RowOf<"circleMembers">, "role">) {
  if (role === 2) return <Tag tone="brand">{text.ownerOf}</Tag>;
  return role === 1 ? <KindTag kind="moderator" /> : null;
}

/** Everybody in a circle, who looks after it first. The default export is what `part` takes. */
export default function MembersDialog({ circleId, onClose }: { circleId: string; onClose: () => void }) {
  const list = useInfiniteQuery(circleMembers(useApp().api, circleId));
  return (
    <Dialog open size="md" title={text.allMembers} onOpenChange={(open) => !open && onClose()}>
      {list.isError && !list.data ? (
        <Failure error={list.error} size="sm" loading={list.isFetching} onRetry={() => void list.refetch()} />
      ) : (
        <div className="-mx-4">
          <InfiniteList
            items={flatRows(list.data, ({ userId }) => userId)}
            getKey={({ userId }) => userId}
            renderItem={(member) => (
              <UserRow
                user={member}
                href={paths.profile(member.userId)}
                mark={member.role > 0 ? <Role role={member.role} /> : undefined}
                note={
                  member.signature ||
                  (member.joinedAt && fillText(text.joinedAt, { date: member.joinedAt.slice(0, 10) }))
                }
                action={<Follow userId={member.userId} name={member.nickname} />}
              />
            )}
            status={listStatus(list)}
            onLoadMore={() => list.fetchNextPage()}
            rowHeight={ROW}
          />
        </div>
      )}
    </Dialog>
  );
}
