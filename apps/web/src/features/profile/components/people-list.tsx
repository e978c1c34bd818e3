import { Breadcrumb } from "@lenscape/ui/breadcrumb";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { formatCount } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { LinkTabs } from "@lenscape/ui/link-tabs";
import { PageBody } from "@lenscape/ui/page-body";
import { PageHeader } from "@lenscape/ui/page-header";
import { Spinner } from "@lenscape/ui/spinner";
import { UserRow } from "@lenscape/ui/user-row";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { flattenRows, getListStatus } from "#lib/query.ts";
import { getPath, pages, paths } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { Follow } from "#shell/members/follow-button.tsx";
import type { ProfileOwner } from "../load-member.ts";
import { type MemberList, memberList, profile } from "../queries.ts";
import { profileText as text } from "../text.ts";

const lists = {
  followList: { label: text.follows, href: paths.follows, empty: text.followsEmpty, count: "followCount" },
  fansList: { label: text.followers, href: paths.fans, empty: text.followersEmpty, count: "fansCount" },
} as const;

/** Returns the title of a list: 「云野的粉丝」, 「我的关注」. */
export const getListTitle = (list: MemberList, { name, isOwn }: ProfileOwner): string =>
  fillText(text.listTitle, { name: isOwn ? text.viewer : name, list: lists[list].label });

/** Page of the followers of a member, or of the members that they follow. */
export function MemberListPage({ list: kind, owner }: { list: MemberList; owner: ProfileOwner }) {
  const { api } = useApp();
  const { userId, name, isOwn } = owner;
  const { data: member } = useQuery(profile(api, userId));
  const list = useInfiniteQuery(memberList(api, kind, userId));
  const rows = flattenRows(list.data, (row) => row.userId);
  const status = getListStatus(list);
  return (
    <PageBody className="md:pt-4">
      <Breadcrumb
        className="max-md:hidden"
        items={[
          { label: pages.home.title, href: paths.home() },
          { label: isOwn ? text.viewer : name, href: paths.profile(userId) },
          { label: lists[kind].label },
        ]}
      />
      <PageHeader title={getListTitle(kind, owner)} className="max-md:sr-only md:pt-3" />
      <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
        <LinkTabs
          aria-label={text.listsLabel}
          className="border-border border-b px-1 md:px-3"
          items={Object.values(lists).map(({ label, href, count }) => ({
            label: (
              <>
                <span>{label}</span>
                {member && (
                  <span key={member[count]} className="tabular-nums">
                    {formatCount(member[count])}
                  </span>
                )}
              </>
            ),
            href: href(userId),
          }))}
          current={lists[kind].href(userId)}
        />
        {rows.length > 0 ? (
          <InfiniteList
            items={rows}
            getKey={(row) => row.userId}
            renderItem={(user) => (
              <UserRow
                user={user}
                href={paths.profile(user.userId)}
                action={<Follow {...user} name={user.nickname} />}
                className="py-2.5 md:px-6"
              />
            )}
            status={status}
            onLoadMore={() => list.fetchNextPage()}
            rowHeight={60}
            listClassName="grid-cols-2 gap-x-6 md:grid"
          />
        ) : status === "loading" ? (
          <div className="grid h-40 place-items-center" role="status" aria-busy="true">
            <Spinner />
          </div>
        ) : list.isError ? (
          <LoadError error={list.error} onRetry={() => list.refetch()} />
        ) : (
          <EmptyState title={lists[kind].empty} actionHref={getPath("community")} />
        )}
      </Card>
    </PageBody>
  );
}
