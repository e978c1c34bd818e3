import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { Link } from "@lenscape/ui/link";
import { PageBody } from "@lenscape/ui/page-body";
import { ProfileHeader } from "@lenscape/ui/profile-header";
import { Tabs, TabsList, TabsPanel, TabsTab } from "@lenscape/ui/tabs";
import { useQuery } from "@tanstack/react-query";
import { PencilLine } from "lucide-react";
import { useApp } from "#lib/app.tsx";
import { pageOf, paths } from "#paths";
import { Sky } from "#shell/frame/sky.tsx";
import { Follow } from "#shell/members/follow-button.tsx";
import { WornBadges } from "#shell/members/lazy-worn-badges.tsx";
import { MessageButton } from "#shell/members/message-button.tsx";
import { ThreadFeed } from "#shell/threads/thread-feed.tsx";
import type { ProfileOwner } from "../load-member.ts";
import { kept, profile, published } from "../queries.ts";
import { profileText as text } from "../text.ts";
import { MemberAside } from "./member-aside.tsx";
import { MemberMenu } from "./member-menu.tsx";

/** A member's page: header with counters, threads and dynamics, and the people around them. */
export function MemberPage({ userId, own }: ProfileOwner) {
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
          own ? (
            <Button asChild className="max-md:grow">
              <Link href={pageOf("profileEdit")}>
                <PencilLine aria-hidden="true" strokeWidth={1.7} />
                {text.edit}
              </Link>
            </Button>
          ) : (
            <>
              <MessageButton userId={data.userId} nickname={data.nickname} />
              <Follow {...data} name={data.nickname} className="h-9 w-24 rounded-md text-base max-md:grow" />
              <MemberMenu userId={data.userId} nickname={data.nickname} />
            </>
          )
        }
        stats={[
          { label: text.follows, value: data.followCount, href: paths.follows(userId) },
          { label: text.fans, value: data.fansCount, href: paths.fans(userId) },
          { label: text.liked, value: data.likedCount },
          { label: text.posts, value: data.threadCount },
        ]}
      />
      <PageBody className="pt-4 pb-0 max-md:pt-2 md:px-0" aside={<MemberAside profile={data} />}>
        <Published userId={userId} favorites={own || data.hideFavorites === 0} />
      </PageBody>
    </PageBody>
  );
}

function Published({ userId, favorites }: { userId: string; favorites: boolean }) {
  const { api } = useApp();
  return (
    <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
      <Tabs defaultValue="thread">
        <TabsList aria-label={text.tabs} className="border-border border-b px-1 md:px-3">
          <TabsTab value="thread">{text.thread}</TabsTab>
          <TabsTab value="moment">{text.moment}</TabsTab>
          {favorites && <TabsTab value="favorites">{text.favorites}</TabsTab>}
        </TabsList>
        <TabsPanel value="thread">
          <ThreadFeed query={published(api, userId, 1)} emptyText={text.noThreads} follow={false} />
        </TabsPanel>
        <TabsPanel value="moment">
          <ThreadFeed query={published(api, userId, 0)} emptyText={text.noMoments} follow={false} />
        </TabsPanel>
        {favorites && (
          <TabsPanel value="favorites">
            <ThreadFeed query={kept(api, userId)} emptyText={text.noFavorites} />
          </TabsPanel>
        )}
      </Tabs>
    </Card>
  );
}
