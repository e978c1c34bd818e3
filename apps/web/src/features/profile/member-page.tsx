import { ApiError } from "@lenscape/api/errors";
import { BackToTop } from "@lenscape/ui/back-to-top";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { ErrorState } from "@lenscape/ui/error-state";
import { PageBody } from "@lenscape/ui/page-body";
import { ProfileHeader } from "@lenscape/ui/profile-header";
import { Skeleton } from "@lenscape/ui/skeleton";
import { Tabs, TabsList, TabsPanel, TabsTab } from "@lenscape/ui/tabs";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { profileText as text } from "#copy/profile.ts";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { Follow } from "#shell/follow.tsx";
import { ThreadFeed } from "#shell/thread-feed.tsx";
import { profile, published } from "./queries.ts";

/** A member's page: header with counters, then threads and dynamics. Who is gone is said to be gone. */
export function MemberPage({ userId }: { userId: string }) {
  const { api } = useApp();
  const { data, error, refetch, isFetching } = useQuery(profile(api, userId));
  if (!data) {
    const missing = error instanceof ApiError && error.kind === "code";
    return (
      <PageBody className="md:pt-5">
        {!error && <Skeleton shape="media" className="h-85 w-full" />}
        {missing && <EmptyState title={text.missing} actionHref={paths.home()} />}
        {error && !missing && <ErrorState loading={isFetching} onRetry={() => void refetch()} />}
      </PageBody>
    );
  }
  return (
    <PageBody className="md:pt-5">
      <ProfileHeader
        profile={data}
        tags={data.deviceName && <Tag tone="brand">{data.deviceName}</Tag>}
        actions={<Follow {...data} name={data.nickname} />}
        stats={[
          { label: text.follows, value: data.followCount, href: paths.follows(userId) },
          { label: text.fans, value: data.fansCount, href: paths.fans(userId) },
          { label: text.liked, value: data.likedCount },
          { label: text.posts, value: data.threadCount },
        ]}
      />
      <Card className="mt-4 overflow-clip max-md:mt-2 max-md:rounded-none max-md:border-x-0">
        <Tabs defaultValue="thread">
          <TabsList aria-label={text.tabs} className="border-border border-b px-1 md:px-3">
            <TabsTab value="thread">{text.thread}</TabsTab>
            <TabsTab value="moment">{text.moment}</TabsTab>
          </TabsList>
          <TabsPanel value="thread">
            <ThreadFeed query={published(api, userId, 1)} emptyText={text.noThreads} follow={false} />
          </TabsPanel>
          <TabsPanel value="moment">
            <ThreadFeed query={published(api, userId, 0)} emptyText={text.noThreads} follow={false} />
          </TabsPanel>
        </Tabs>
      </Card>
      <BackToTop />
    </PageBody>
  );
}
