import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { IconButton } from "@lenscape/ui/icon-button";
import { LinkTabs } from "@lenscape/ui/link-tabs";
import { Segmented } from "@lenscape/ui/segmented";
import { Skeleton } from "@lenscape/ui/skeleton";
import { LayoutDashboard } from "lucide-react";
import { homeText as text } from "#copy/home-text.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { pageOf, paths } from "#paths";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { StayLinks } from "#shell/navigation/stay-link.tsx";
import { type FeedInsert, ThreadFeed } from "#shell/threads/thread-feed.tsx";
import { feed, type HomeTab, homeTabs, isPersonal } from "../queries.ts";
import { type FeedView, useFeedView } from "../use-feed-view.ts";

const Wall = lazySection(() => import("./picture-wall.tsx"));

/** Number of posts after which the feed stops loading by itself, so that the footer can be reached (ruling 44). */
const AUTO_LOAD_LIMIT = 30;

const hrefOf = (tab: HomeTab) => paths.homeTab(tab === "recommend" ? undefined : tab);

/** What an empty tab says and where it leads. Nothing at all is an invitation to write; publishing asks visitors to log in. */
function emptyOf(tab: HomeTab, hasToken: boolean) {
  if (tab === "follow") return { emptyTitle: text.followNone, emptyText: text.followNothing };
  if (tab === "essence") return { emptyTitle: text.essenceNone, emptyText: text.essenceNothing };
  if (tab === "device")
    return {
      emptyTitle: text.deviceNone,
      emptyText: text.deviceNothing,
      emptyHref: pageOf("devices"),
      emptyAction: text.toDevices,
    };
  return {
    emptyTitle: text.nothing,
    emptyText: text.nothingHint,
    emptyHref: paths.publish(1),
    emptyAction: hasToken ? text.writeFirst : text.loginToWrite,
  };
}

interface ViewSwitchProps {
  view: FeedView;
  onChoose: (view: FeedView) => void;
}

/** Rows or pictures; on a phone one button. */
function ViewSwitch({ view, onChoose }: ViewSwitchProps) {
  const isWall = view === "wall";
  return (
    <>
      <Segmented
        aria-label={text.view}
        value={view}
        onValueChange={onChoose}
        options={(["list", "wall"] as const).map((value) => ({ value, label: text[value] }))}
        className="flex-none max-md:hidden"
      />
      <IconButton
        aria-label={text.wall}
        aria-pressed={isWall}
        onClick={() => onChoose(isWall ? "list" : "wall")}
        className="flex-none aria-pressed:text-brand-text md:hidden"
      >
        <LayoutDashboard aria-hidden="true" strokeWidth={1.7} />
      </IconButton>
    </>
  );
}

interface HomeFeedProps {
  tab: HomeTab;
  /** Blocks shown between the rows. */
  inserts: FeedInsert[];
}

/** The feed of the home page. Which tab is shown stands in the address, so that the way back leads to it. */
export function HomeFeed({ tab, inserts }: HomeFeedProps) {
  const { api } = useApp();
  const { token } = useMember();
  const [view, choose] = useFeedView();
  return (
    <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
      <StayLinks>
        <div className="flex items-center justify-between gap-2 border-border border-b pr-2 pl-1 md:pr-3 md:pl-3">
          <LinkTabs
            aria-label={text.feed}
            className="min-w-0"
            items={homeTabs.map((name) => ({ href: hrefOf(name), label: text.tabs[name] }))}
            current={hrefOf(tab)}
          />
          <ViewSwitch view={view} onChoose={choose} />
        </div>
      </StayLinks>
      {isPersonal(tab) && !token ? (
        <EmptyState
          data-visitor
          title={tab === "device" ? text.loginForDevice : text.loginToFollow}
          description={tab === "device" ? text.deviceHint : text.loginHint}
          actionText={text.login}
          actionHref={paths.pclogin(hrefOf(tab))}
        />
      ) : view === "wall" ? (
        <Wall
          key={tab}
          query={feed(api, tab)}
          autoLoadLimit={AUTO_LOAD_LIMIT}
          waiting={<Skeleton className="h-150 w-full rounded-none" />}
        />
      ) : (
        <ThreadFeed
          key={tab}
          query={feed(api, tab)}
          {...emptyOf(tab, token !== "")}
          pinnedLines
          inserts={inserts}
          autoLoadLimit={AUTO_LOAD_LIMIT}
        />
      )}
    </Card>
  );
}
