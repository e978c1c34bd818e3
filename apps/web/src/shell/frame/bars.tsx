import { hasPermi } from "@lenscape/api/permissions";
import type { SessionState } from "@lenscape/api/session";
import { TabBar, type TabBarProps } from "@lenscape/ui/tab-bar";
import { toast } from "@lenscape/ui/toast";
import { TopBar } from "@lenscape/ui/top-bar";
import { type ReactNode, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { loginFrom } from "#lib/guard.ts";
import { useBack } from "#lib/use-back.ts";
import { type PageName, pageAt, pageOf, pages, paths } from "#paths";
import { useUnread } from "#shell/live/use-unread.ts";
import { lazyDialog, lazySection } from "#shell/loading/lazy-component.tsx";
import { useSignIn, useSignPending } from "#shell/members/use-check-in.ts";
import { barTargets, navItems, publishTargets } from "#shell/navigation/menu.ts";
import { type SearchComponent, SearchLayer, useSearchLayer } from "#shell/navigation/search-layer.tsx";
import { askToLogOut } from "#shell/session/ask-to-log-out.ts";
import { signOut } from "#shell/session/member-session.ts";
import { useMenu, useSiteInfo } from "./site-info.ts";
import { shellText as text } from "./text.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useDeferredReady } from "./use-deferred-ready.ts";
import { usePageHandle, usePageTitle } from "./use-frame.ts";

/** What listens is loaded when the page is calm. */
const LiveListener = lazySection(() => import("#shell/live/live-listener.ts"), { quiet: true });
const MoreDrawer = lazyDialog(() => import("./menu-drawer.tsx"));
const PublishSheet = lazyDialog(() => import("./publish-sheet.tsx"));

/** The pages behind the tabs of a phone; all others are inner pages with a way back. */
const tabs: Partial<Record<PageName, NonNullable<TabBarProps["current"]>>> = {
  home: "home",
  homeIndex: "home",
  community: "community",
  messages: "messages",
  mine: "mine",
  mineOld: "mine",
};

/** Pages that belong to another page's menu entry: to the one at the head of their breadcrumb, unless that is the home. */
const sections: Partial<Record<PageName, PageName>> = {
  homeIndex: "home",
  topic: "topicZone",
  goods: "mall",
  feedback: "training",
  feedbackV2: "training",
};

/** Who the bar shows: a member is unknown until an answer has named them. */
const userOf = ({ hasLogin, userId, name, avatar }: SessionState) =>
  hasLogin ? (userId ? { nickname: name, avatar } : undefined) : null;

/** The shared top bar, wired (NAV-001 to NAV-035). */
function WiredTopBar({ unread }: { unread: number }) {
  const app = useApp();
  const member = useMember();
  const location = useLocation();
  const navigate = useNavigate();
  const back = useBack();
  const { officialSite } = useSiteInfo();
  const menu = useMenu();
  const signPending = useSignPending();
  const [signIn] = useSignIn();
  const page = pageAt(location.pathname);
  const title = usePageTitle();
  const { Actions } = usePageHandle();
  const section = page && sections[page];
  const openSearch = useSearchLayer();
  const [more, setMore] = useState(false);
  const [logout] = useAction(async () => {
    if (!(await askToLogOut())) return;
    // Home first: the guard would send a visitor on a private page to the login (NAV-029).
    await navigate(paths.home());
    await signOut(app);
    toast(text.loggedOut);
  });
  const bar = (
    <TopBar
      items={navItems(menu)}
      currentPath={section ? pageOf(section) : location.pathname}
      user={userOf(member)}
      unread={unread}
      signPending={signPending}
      onSign={signPending ? signIn : undefined}
      onSearch={openSearch}
      onMore={() => setMore(true)}
      onLogout={logout}
      hrefs={{
        ...barTargets,
        sign: pageOf("checkIn"),
        settings: pageOf("settings"),
        console: hasPermi(member.permissions, "console.enter") ? pageOf("console") : undefined,
        ...publishTargets(member),
        login: loginFrom(location),
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
      {more && <MoreDrawer onClose={() => setMore(false)} />}
    </>
  );
}

/** The phone's tab bar; its middle button opens the publish sheet. */
function WiredTabBar({ unread }: { unread: number }) {
  const { session } = useApp();
  const member = useMember();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [publishing, setPublishing] = useState(false);
  const page = pageAt(pathname);
  return (
    <>
      <TabBar
        current={page && tabs[page]}
        unread={unread}
        hrefs={barTargets}
        onPublish={() => (session.token() ? setPublishing(true) : navigate(paths.pclogin(paths.publish(0))))}
      />
      {publishing && <PublishSheet targets={publishTargets(member)} onClose={() => setPublishing(false)} />}
    </>
  );
}

export interface BarsProps {
  /** Whether the phone's tabs are shown: a page may bring its own bar. */
  tabBar: boolean;
  Search: SearchComponent;
  children: ReactNode;
}

/** Both bars around a page, sharing one unread count. */
export function Bars({ tabBar, Search, children }: BarsProps) {
  const unread = useUnread();
  const { hasLogin } = useMember();
  const awake = useDeferredReady();
  return (
    <>
      <WiredTopBar unread={unread} />
      {children}
      {tabBar && <WiredTabBar unread={unread} />}
      <SearchLayer Search={Search} />
      {awake && hasLogin && <LiveListener />}
    </>
  );
}
