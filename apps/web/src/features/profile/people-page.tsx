import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { ErrorState } from "@lenscape/ui/error-state";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { PageBody } from "@lenscape/ui/page-body";
import { Spinner } from "@lenscape/ui/spinner";
import { LinkTabs } from "@lenscape/ui/tabs";
import { UserRow } from "@lenscape/ui/user-row";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { profileText as text } from "#copy/profile.ts";
import { useApp } from "#lib/app.tsx";
import { flatRows, listStatus } from "#lib/query.ts";
import { pageOf, paths } from "#paths";
import { Follow } from "#shell/follow.tsx";
import { people } from "./queries.ts";

/** The fans or the follows of the member that `userId` of the address names; mine without it. */
export function PeoplePage({ list: kind }: { list: "fansList" | "followList" }) {
  const { api } = useApp();
  const [search] = useSearchParams();
  const userId = search.get("userId") ?? undefined;
  const list = useInfiniteQuery(people(api, kind, userId));
  const rows = flatRows(list.data, (row) => row.userId);
  const status = listStatus(list);
  const tabs = { followList: paths.follows(userId), fansList: paths.fans(userId) };
  return (
    <PageBody className="md:pt-5">
      <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
        <LinkTabs
          aria-label={text.lists}
          className="border-border border-b px-1 md:px-3"
          items={[
            { href: tabs.followList, label: text.follows },
            { href: tabs.fansList, label: text.fans },
          ]}
          current={tabs[kind]}
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
              />
            )}
            status={status}
            onLoadMore={() => list.fetchNextPage()}
            rowHeight={52}
          />
        ) : status === "loading" ? (
          <div className="grid h-40 place-items-center" role="status" aria-busy="true">
            <Spinner />
          </div>
        ) : list.isError ? (
          <ErrorState onRetry={() => list.refetch()} />
        ) : (
          <EmptyState description={text.noUsers} actionHref={pageOf("community")} />
        )}
      </Card>
    </PageBody>
  );
}
