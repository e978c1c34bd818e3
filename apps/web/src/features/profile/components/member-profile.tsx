import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { PageBody } from "@lenscape/ui/page-body";
import { ProfileHeader } from "@lenscape/ui/profile-header";
import { Tabs, TabsList, TabsPanel, TabsTab } from "@lenscape/ui/tabs";
import { useQuery } from "@tanstack/react-query";
import { PencilLine } from "lucide-react";
import { useApp } from "#lib/app.tsx";
import { getPath, paths } from "#paths";
import { Sky } from "#shell/frame/sky.tsx";
import { Follow } from "#shell/members/follow-button.tsx";
import { MessageButton } from "#shell/members/message-button.tsx";
import { WornBadges } from "#shell/members/worn-badges.tsx";
import { ThreadFeed } from "#shell/threads/thread-feed.tsx";
import type { ProfileOwner } from "../load-member.ts";
import { favoriteThreads, profile, publishedThreads } from "../queries.ts";
import { profileText as text } from "../text.ts";
import { MemberAside } from "./member-aside.tsx";
import { MemberMenu } from "./member-menu.tsx";

/** Profile of a member: header with counters, published threads, and the sidebar. */
export function MemberPage({ userId, isOwn }: ProfileOwner) {
  const { api } = useApp();
  const { data } = useQuery(profile(api, userId));
  if (!data) return null;
  return (
    <PageBody className="md:pt-5">
      <ProfileHeader
        profile={data}
        coverFallback={<Sky className="size-full" />}
        tags={<WornBadges badges={data.badges} />}
        actions={
          isOwn ? (
            <Button asChild className="max-md:grow">
              <Link href={getPath("profileEdit")}>
                <PencilLine aria-hidden="true" strokeWidth={1.7} />
                {text.edit}
              </Link>
            </Button>
          ) : (
            <>
              <MessageButton userId={data.userId} nickname={data.nickname} />
              <Follow
                {...data}
                name={data.nickname}
                className="h-9 w-24 rounded-control text-ui max-md:grow"
              />
              <MemberMenu userId={data.userId} nickname={data.nickname} />
            </>
          )
        }
        stats={[
          { label: text.follows, value: data.followCount, href: paths.follows(userId) },
          { label: text.followers, value: data.fansCount, href: paths.fans(userId) },
          { label: text.likeCount, value: data.likedCount },
          { label: text.threadCount, value: data.threadCount },
        ]}
      />
      <PageBody className="pt-4 pb-0 max-md:pt-2 md:px-0" aside={<MemberAside profile={data} />}>
        <PublishedTabs userId={userId} showsFavorites={isOwn || data.hideFavorites === 0} />
      </PageBody>
    </PageBody>
  );
}

function PublishedTabs({ userId, showsFavorites }: { userId: string; showsFavorites: boolean }) {
  const { api } = useApp();
  return (
    <section>
      <Tabs defaultValue="thread">
        <TabsList aria-label={text.tabsLabel} className="border-border border-b px-1 md:-ml-3 md:px-0">
          <TabsTab value="thread">{text.thread}</TabsTab>
          <TabsTab value="moment">{text.moment}</TabsTab>
          {showsFavorites && <TabsTab value="favorites">{text.favorites}</TabsTab>}
        </TabsList>
        <TabsPanel value="thread">
          <ThreadFeed query={publishedThreads(api, userId, 1)} emptyText={text.threadsEmpty} />
        </TabsPanel>
        <TabsPanel value="moment">
          <ThreadFeed query={publishedThreads(api, userId, 0)} emptyText={text.momentsEmpty} />
        </TabsPanel>
        {showsFavorites && (
          <TabsPanel value="favorites">
            <ThreadFeed query={favoriteThreads(api, userId)} emptyText={text.favoritesEmpty} />
          </TabsPanel>
        )}
      </Tabs>
    </section>
  );
}
