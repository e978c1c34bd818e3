import { hasPermi } from "@lenscape/api/permissions";
import type { SessionState } from "@lenscape/api/session";
import { TabBar, type TabBarProps } from "@lenscape/ui/tab-bar";
import { toast } from "@lenscape/ui/toast";
import { TopBar } from "@lenscape/ui/top-bar";
import { type ReactNode, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { getLoginPath } from "#lib/navigation-guard.ts";
import { useBack } from "#lib/use-back.ts";
import { findPage, getPath, type PageName, pages, paths } from "#paths";
import { getDayElapsed } from "#shell/live/day-elapsed.ts";
import { useNow } from "#shell/live/use-now.ts";
import { useUnread } from "#shell/live/use-unread.ts";
import { AreaBoundary } from "#shell/loading/area-boundary.tsx";
import { lazySection } from "#shell/loading/lazy-component.tsx";
import { useCheckIn, useCheckInPending } from "#shell/members/use-check-in.ts";
import { barHrefs, getPublishHrefs, toNavItems } from "#shell/navigation/menu.ts";
import { type SearchComponent, SearchLayer, useSearchLayer } from "#shell/navigation/search-layer.tsx";
import { askToLogOut } from "#shell/session/ask-to-log-out.ts";
import { signOut } from "#shell/session/member-session.ts";
import { MenuDrawer } from "./menu-drawer.tsx";
import { PublishSheet } from "./publish-sheet.tsx";
import { useMenu, useSiteInfo } from "./site-info.ts";
import { shellText as text } from "./text.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useDeferredReady } from "./use-deferred-ready.ts";
import { usePageHandle, usePageTitle } from "./use-frame.ts";

/** Lazy, because visitors have no live updates. */
const LiveListener = lazySection(
  async () => ({ default: (await import("#shell/live/live-listener.ts")).LiveListener }),
  { quiet: true },
);

/** Pages of the tab bar on phones. All other pages have a back button. */
const tabs: Partial<Record<PageName, NonNullable<TabBarProps["current"]>>> = {
  home: "home",
  homeIndex: "home",
  community: "community",
  messages: "messages",
  mine: "mine",
  mineOld: "mine",
};

/** Pages for which the menu highlights another page. */
const sections: Partial<Record<PageName, PageName>> = {
  homeIndex: "home",
  topic: "topicZone",
  goods: "mall",
  feedback: "training",
  feedbackV2: "training",
};

/** Returns the user for the top bar: null for a visitor, undefined for a member whose name is not loaded yet. */
const getBarUser = ({ hasLogin, userId, name, avatar }: SessionState) =>
  hasLogin ? (userId ? { nickname: name, avatar } : undefined) : null;

/** Top bar with data and actions (NAV-001 to NAV-035). */
function ConnectedTopBar({ unread }: { unread: number }) {
  const app = useApp();
  const member = useMember();
  const location = useLocation();
  const navigate = useNavigate();
  const back = useBack();
  const { officialSite } = useSiteInfo();
  const menu = useMenu();
  const isCheckInPending = useCheckInPending();
  const now = useNow();
  const [checkIn] = useCheckIn();
  const page = findPage(location.pathname);
  const title = usePageTitle();
  const { Actions } = usePageHandle();
  const section = page && sections[page];
  const openSearch = useSearchLayer();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [logout] = useAction(async () => {
    if (!(await askToLogOut())) return;
    // Navigates home first, because the guard redirects visitors from private pages to the login (NAV-029).
    await navigate(paths.home());
    await signOut(app);
    toast(text.loggedOut);
  });
  const bar = (
    <TopBar
      items={toNavItems(menu)}
      currentPath={section ? getPath(section) : location.pathname}
      user={getBarUser(member)}
      unread={unread}
      signPending={isCheckInPending}
      onSign={isCheckInPending ? checkIn : undefined}
      dayElapsed={getDayElapsed(now)}
      onSearch={openSearch}
      onMore={() => setDrawerOpen(true)}
      onLogout={logout}
      hrefs={{
        ...barHrefs,
        sign: getPath("checkIn"),
        settings: getPath("settings"),
        console: hasPermi(member.permissions, "console.enter") ? getPath("console") : undefined,
        ...getPublishHrefs(member),
        login: getLoginPath(location),
        site: officialSite || undefined,
      }}
      mobileTitle={page && !tabs[page] ? (title ?? pages[page].title) : undefined}
      mobileActions={Actions && <Actions />}
      menuHeader={<ThemeSwitch className="flex [&>label]:flex-1 [&>label]:justify-center [&>label]:px-1" />}
      onBack={back}
    />
  );
  return (
    <>
      {bar}
      {isDrawerOpen && <MenuDrawer onClose={() => setDrawerOpen(false)} />}
    </>
  );
}

/** Tab bar on phones; its middle button opens the publish sheet. */
function ConnectedTabBar({ unread }: { unread: number }) {
  const { session } = useApp();
  const member = useMember();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const page = findPage(pathname);
  return (
    <>
      <TabBar
        current={page && tabs[page]}
        unread={unread}
        hrefs={barHrefs}
        onPublish={() => (session.token() ? setSheetOpen(true) : navigate(paths.pclogin(paths.publish(0))))}
      />
      {isSheetOpen && <PublishSheet targets={getPublishHrefs(member)} onClose={() => setSheetOpen(false)} />}
    </>
  );
}

export interface BarsProps {
  /** Whether to show the tab bar on phones. */
  tabBar: boolean;
  Search: SearchComponent;
  children: ReactNode;
}

/** Top bar and tab bar around a page, with a shared unread count. */
export function Bars({ tabBar, Search, children }: BarsProps) {
  const unread = useUnread();
  const { hasLogin } = useMember();
  const isReady = useDeferredReady();
  return (
    <>
      <AreaBoundary>
        <ConnectedTopBar unread={unread} />
      </AreaBoundary>
      {children}
      {tabBar && (
        <AreaBoundary fallback={null}>
          <ConnectedTabBar unread={unread} />
        </AreaBoundary>
      )}
      <AreaBoundary fallback={null}>
        <SearchLayer Search={Search} />
      </AreaBoundary>
      {isReady && hasLogin && <LiveListener />}
    </>
  );
}
