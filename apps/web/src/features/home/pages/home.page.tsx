import { PageBody } from "@lenscape/ui/page-body";
import { type ReactNode, useState } from "react";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { TaskDialog } from "#features/tasks/components/task-dialog.tsx";
import { getApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { useMediaQuery } from "#lib/use-media-query.ts";
import { pages, paths } from "#paths";
import { Footer } from "#shell/frame/footer.tsx";
import { activeUsers } from "#shell/members/active-users.ts";
import { prefetch, prefetchLayout } from "#shell/navigation/prefetch.ts";
import { ActiveUsers } from "../components/active-users-card.tsx";
import { Announcements } from "../components/announcement-lines.tsx";
import { CheckInSlot } from "../components/check-in-slot.tsx";
import { CommunityGuides } from "../components/community-guides.tsx";
import { HomeComposer } from "../components/home-composer.tsx";
import { HomeFeed } from "../components/home-feed.tsx";
import { HotContent } from "../components/hot-content.tsx";
import { Shortcuts } from "../components/shortcuts.tsx";
import { Picks, TodayFront } from "../components/today-front.tsx";
import { TopTopics } from "../components/top-topics.tsx";
import {
  banners,
  feed,
  getHomeTab,
  guides,
  hotThreads,
  isPersonal,
  pacts,
  picks,
  shortcuts,
  todayFront,
  topics,
} from "../queries.ts";

/** Prefetches the content of the first screen. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const { api, queries, session } = getApp(args);
  const isSignedIn = session.token() !== undefined;
  const tab = getHomeTab(new URL(args.request.url).searchParams);
  const feeds = isPersonal(tab) && !isSignedIn ? [] : [queries.prefetchInfiniteQuery(feed(api, tab))];
  const layout = prefetchLayout(
    queries.prefetchQuery(banners(api)),
    queries.prefetchQuery(todayFront(api)),
    queries.prefetchQuery(picks(api)),
    queries.prefetchQuery(shortcuts(api)),
  );
  await prefetch(
    ...feeds,
    queries.prefetchQuery(pacts(api)),
    queries.prefetchQuery(guides(api)),
    queries.prefetchQuery(topics(api)),
    queries.prefetchQuery(hotThreads(api)),
    queries.prefetchQuery(activeUsers(api, isSignedIn)),
  );
  await layout;
  return null;
}

export const handle: PageHandle = {
  meta: () => ({ canonical: paths.home() }),
};

/** Window width from which the sidebar is shown. */
const WIDE = "(min-width: 48rem)";

/** Class of a block of the sidebar between the rows of the feed on phones. */
const FEED_CARD = "border-border border-b pb-4";

/**
 * Renders a block of the sidebar on phones, which have no sidebar. The server does not know the window width: its markup
 * has the block, hidden by CSS from 768 px.
 */
function PhoneOnly({ children }: { children: ReactNode }) {
  const isWide = useMediaQuery(WIDE);
  return isWide ? null : <div className="md:hidden">{children}</div>;
}

/** The home page. The blocks of the sidebar are beside the feed, on phones between its rows (ruling 44). */
export function Component() {
  const [search] = useSearchParams();
  const [areTasksOpen, setTasksOpen] = useState(false);
  const openTasks = () => setTasksOpen(true);
  return (
    <PageBody
      className="md:pt-4"
      aside={
        <>
          <Picks className="min-h-81.5" />
          <CheckInSlot layout="block" />
          <Shortcuts className="border-border border-t pt-4 pb-1" onTasks={openTasks} />
          <CommunityGuides />
          <ActiveUsers />
          <TopTopics />
          <HotContent />
          <Footer />
        </>
      }
    >
      <h1 className="sr-only">{pages.home.title}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-0">
        <Announcements />
        <TodayFront />
        <HomeComposer />
        <CheckInSlot layout="strip" className="mt-4 md:hidden" />
        <Shortcuts className="mt-2 md:hidden" onTasks={openTasks} />
        <HomeFeed
          tab={getHomeTab(search)}
          inserts={[
            {
              after: 2,
              node: (
                <PhoneOnly>
                  <Picks className="px-4" />
                </PhoneOnly>
              ),
            },
            {
              after: 5,
              node: (
                <PhoneOnly>
                  <ActiveUsers layout="cards" className={FEED_CARD} />
                </PhoneOnly>
              ),
            },
            {
              after: 10,
              node: (
                <PhoneOnly>
                  <TopTopics className={FEED_CARD} />
                </PhoneOnly>
              ),
            },
            {
              after: 15,
              node: (
                <PhoneOnly>
                  <HotContent className={FEED_CARD} />
                </PhoneOnly>
              ),
            },
            {
              after: 20,
              node: (
                <PhoneOnly>
                  <CommunityGuides className={FEED_CARD} />
                </PhoneOnly>
              ),
            },
          ]}
        />
        <PhoneOnly>
          <Footer className="px-4" />
        </PhoneOnly>
      </div>
      {areTasksOpen && <TaskDialog onClose={() => setTasksOpen(false)} />}
    </PageBody>
  );
}
