import { Button } from "@lenscape/ui/button";
import { EmptyState } from "@lenscape/ui/empty-state";
import { LinkTabs } from "@lenscape/ui/link-tabs";
import { LayoutDashboard } from "lucide-react";
import { useApp, useMember } from "#lib/app.tsx";
import { getPath, paths } from "#paths";
import { KeepScrollLinks } from "#shell/navigation/keep-scroll-links.tsx";
import { type FeedInsert, ThreadFeed } from "#shell/threads/thread-feed.tsx";
import { feed, type HomeTab, homeTabs, isPersonal } from "../queries.ts";
import { homeText as text } from "../text.ts";
import { type FeedView, useFeedView } from "../use-feed-view.ts";
import { PictureWall } from "./picture-wall.tsx";

/** Number of threads after which the feed stops loading automatically, so that the footer can be reached (ruling 44). */
const AUTO_LOAD_LIMIT = 30;

const getTabHref = (tab: HomeTab) => paths.homeTab(tab === "recommend" ? undefined : tab);

/** Returns the empty state of a tab. The publishing page asks visitors to log in. */
function getEmptyProps(tab: HomeTab, hasToken: boolean) {
  if (tab === "follow") return { emptyTitle: text.followEmpty, emptyText: text.followEmptyHint };
  if (tab === "essence") return { emptyTitle: text.essenceEmpty, emptyText: text.essenceEmptyHint };
  if (tab === "device")
    return {
      emptyTitle: text.deviceEmpty,
      emptyText: text.deviceEmptyHint,
      emptyHref: getPath("devices"),
      emptyAction: text.certifyDevice,
    };
  return {
    emptyTitle: text.empty,
    emptyText: text.emptyHint,
    emptyHref: paths.publish(1),
    emptyAction: hasToken ? text.publishFirst : text.loginToPublish,
  };
}

interface ViewSwitchProps {
  view: FeedView;
  onViewChange: (view: FeedView) => void;
}

/** Toggle button between rows and the picture wall. */
function ViewSwitch({ view, onViewChange }: ViewSwitchProps) {
  const isWall = view === "wall";
  return (
    <Button
      tone="ghost"
      aria-pressed={isWall}
      onClick={() => onViewChange(isWall ? "list" : "wall")}
      className="flex-none font-normal aria-pressed:text-brand-text max-md:mr-1 max-md:px-2.5 md:-mr-3"
    >
      <LayoutDashboard aria-hidden="true" strokeWidth={1.7} />
      <span className="max-md:sr-only">{text.wall}</span>
    </Button>
  );
}

interface HomeFeedProps {
  tab: HomeTab;
  /** Blocks shown between the rows. */
  inserts: FeedInsert[];
}

/** Feed of the home page. The tab is in the URL, so that the back button returns to it. */
export function HomeFeed({ tab, inserts }: HomeFeedProps) {
  const { api } = useApp();
  const { token } = useMember();
  const [view, setView] = useFeedView();
  return (
    <section>
      <KeepScrollLinks>
        <div className="flex items-center justify-between gap-2 border-border border-b max-md:px-1 md:-ml-3">
          <LinkTabs
            aria-label={text.feed}
            className="min-w-0"
            items={homeTabs.map((name) => ({ href: getTabHref(name), label: text.tabs[name] }))}
            current={getTabHref(tab)}
          />
          <ViewSwitch view={view} onViewChange={setView} />
        </div>
      </KeepScrollLinks>
      {isPersonal(tab) && !token ? (
        <EmptyState
          data-visitor
          title={tab === "device" ? text.deviceLogin : text.followLogin}
          description={tab === "device" ? text.deviceLoginHint : text.followLoginHint}
          actionText={text.login}
          actionHref={paths.pclogin(getTabHref(tab))}
        />
      ) : view === "wall" ? (
        <PictureWall key={tab} query={feed(api, tab)} autoLoadLimit={AUTO_LOAD_LIMIT} />
      ) : (
        <ThreadFeed
          key={tab}
          query={feed(api, tab)}
          {...getEmptyProps(tab, token !== "")}
          pinnedLines
          inserts={inserts}
          autoLoadLimit={AUTO_LOAD_LIMIT}
        />
      )}
    </section>
  );
}
