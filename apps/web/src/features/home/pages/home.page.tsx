import { Card } from "@lenscape/ui/card";
import { PageBody } from "@lenscape/ui/page-body";
import { useState } from "react";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { appOf } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import { Footer } from "#shell/frame/footer.tsx";
import { lazyDialog, lazySection } from "#shell/loading/lazy-component.tsx";
import { activeUsers } from "#shell/members/active-users.ts";
import { prefetch, prefetchLayout } from "#shell/navigation/prefetch.ts";
import { ActiveUsers } from "../components/active-users-card.tsx";
import { SignIn, Welcome } from "../components/check-in-slot.tsx";
import { Notices } from "../components/community-guides.tsx";
import { Announcements } from "../components/home-announcements.tsx";
import { Composer } from "../components/home-composer.tsx";
import { HomeFeed } from "../components/home-feed.tsx";
import { HotContent } from "../components/hot-content.tsx";
import { PhoneOnly } from "../components/phone-only.tsx";
import { Shortcuts } from "../components/shortcuts.tsx";
import { Topics } from "../components/top-topics.tsx";
import {
  banners,
  feed,
  guides,
  homeTabOf,
  hotThreads,
  isPersonal,
  pacts,
  picks,
  shortcuts,
  todayFront,
  topics,
} from "../queries.ts";

const TodayFront = lazySection(() => import("../components/today-front.tsx"), { quiet: true });
const TaskDialog = lazyDialog(() => import("#features/tasks/components/task-dialog.tsx"));

/** Loads the code of what only this page shows. */
async function prepare(): Promise<void> {
  await Promise.all([TodayFront.preload(), Welcome.preload()]);
}

/** Fills the cache with what the page shows first, and loads the code of its front. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const { api, queries, session } = appOf(args);
  const signedIn = session.token() !== undefined;
  const tab = homeTabOf(new URL(args.request.url).searchParams);
  const feeds = isPersonal(tab) && !signedIn ? [] : [queries.prefetchInfiniteQuery(feed(api, tab))];
  const front = prepare();
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
    queries.prefetchQuery(activeUsers(api, signedIn)),
  );
  await Promise.all([front, layout]);
  return null;
}

export const handle: PageHandle = {
  meta: () => ({ canonical: paths.home() }),
  prepare,
};

/** A card between the rows of the feed on a phone: as wide as the window, with a band above. */
const BETWEEN = "max-md:band rounded-none border-x-0 border-b-0 pb-4";

/** The home page: banners and feed, and the blocks of the sidebar: beside the feed, on phones between its rows (ruling 44). */
export function Component() {
  const [search] = useSearchParams();
  const [tasksOpen, setTasksOpen] = useState(false);
  const openTasks = () => setTasksOpen(true);
  return (
    <PageBody
      className="pt-4 md:pt-5"
      aside={
        <>
          <SignIn layout="block" />
          <Card asChild>
            <Shortcuts onTasks={openTasks} />
          </Card>
          <Notices />
          <ActiveUsers />
          <Topics />
          <HotContent />
          <Footer />
        </>
      }
    >
      <h1 className="sr-only">{pages.home.title}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Announcements />
        <TodayFront />
        <Composer />
        <SignIn layout="strip" className="md:hidden" />
        <Shortcuts className="md:hidden" onTasks={openTasks} />
        <HomeFeed
          tab={homeTabOf(search)}
          inserts={[
            { after: 3, node: <TodayFront at="feed" /> },
            {
              after: 5,
              node: (
                <PhoneOnly>
                  <ActiveUsers layout="cards" className={BETWEEN} />
                </PhoneOnly>
              ),
            },
            {
              after: 10,
              node: (
                <PhoneOnly>
                  <Topics className={BETWEEN} />
                </PhoneOnly>
              ),
            },
            {
              after: 15,
              node: (
                <PhoneOnly>
                  <HotContent className={BETWEEN} />
                </PhoneOnly>
              ),
            },
            {
              after: 20,
              node: (
                <PhoneOnly>
                  <Notices className={BETWEEN} />
                </PhoneOnly>
              ),
            },
          ]}
        />
        <PhoneOnly>
          <Footer className="px-4" />
        </PhoneOnly>
      </div>
      {tasksOpen && <TaskDialog onClose={() => setTasksOpen(false)} />}
    </PageBody>
  );
}
