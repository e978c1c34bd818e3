import { ChevronLeft, ClipboardCheck, Globe, Menu, MessageSquareMore, Search } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Link } from "../../lib/link.tsx";
import { useText } from "../../lib/locale.tsx";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Logo } from "../logo/logo.tsx";
import { type NavItem, NavMenu } from "../nav-menu/nav-menu.tsx";
import { useShellText } from "../popup/shell-text.ts";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { CheckInSun, DayLine } from "./day-line.tsx";
import { PublishMenu, type TopBarUser, UserMenu, type UserMenuHrefs } from "./member-menus.tsx";

export type { TopBarUser } from "./member-menus.tsx";

export type TopBarProps = Omit<ComponentProps<"header">, "children"> & {
  /** Navigation items with submenus, from the operator's settings. */
  items: NavItem[];
  /** Current path, which decides about the current item. */
  currentPath: string;
  /**
   * null for a visitor; undefined for a signed-in user not loaded yet, shown as skeleton; a user without a nickname
   * only sees "填写昵称".
   */
  user: TopBarUser | null | undefined;
  /** Number of unread messages; above 99 shown as "99+", at 0 without a badge. */
  unread?: number;
  /** Whether today's check-in is pending: the sun on the day line is an outline. */
  signPending?: boolean;
  /** Called for the sun while the check-in is pending; without it the sun links to `hrefs.sign`. */
  onSign?: () => void;
  /** Elapsed part of the day between 06:00 and 20:00 in percent; without it there is no day line. */
  dayElapsed?: number;
  /** Called for the search button, to open the search overlay. */
  onSearch: () => void;
  /** Opens the menu on phones; without it there is no button. */
  onMore?: () => void;
  /** Called for "退出登录" in the user menu. */
  onLogout: () => void;
  /** Addresses of the links. */
  hrefs: {
    home: string;
    /** Search page, for new tabs and before scripts have loaded. */
    search: string;
    login: string;
    editProfile: string;
    /** Check-in page; without it there is neither icon nor sun. */
    sign?: string;
    messages: string;
    /** Official website; without it there is no icon. */
    site?: string;
    moment: string;
    thread: string;
    /** Activity editor, with the permission thread.activity.create. */
    activity?: string;
  } & UserMenuHrefs;
  /**
   * Title of an inner page on phones, with a back button instead of the logo and `mobileActions` at the right; a
   * press scrolls to the top.
   */
  mobileTitle?: string;
  /** Called for the back button of an inner page on phones. */
  onBack?: () => void;
  /** Buttons at the right of an inner page on phones. */
  mobileActions?: ReactNode;
  /** Content below the nickname in the user menu, for example the theme. */
  menuHeader?: ReactNode;
};

/**
 * Top bar: 66 px high, 52 on inner pages of phones, content 1200 px wide.
 *
 * Visitors see "登录"; signed-in users without a nickname only "填写昵称"; others see check-in, messages, publish
 * and avatar. On phones the menu is behind a button.
 */
export function TopBar({
  items,
  currentPath,
  user,
  unread = 0,
  signPending = false,
  onSign,
  dayElapsed,
  onSearch,
  onMore,
  onLogout,
  hrefs,
  mobileTitle,
  onBack,
  mobileActions,
  menuHeader,
  className,
  ...props
}: TopBarProps) {
  const text = useText();
  const shell = useShellText();
  const inner = mobileTitle !== undefined;
  const member = user != null && user.nickname !== "";
  // A menu item that leads there already shows the icon.
  const { site } = hrefs;
  const inMenu = items.some(({ menuType, routePath }) => menuType === "20" && routePath === site);
  return (
    <header
      data-slot="top-bar"
      {...props}
      className={cn(
        "sticky top-0 z-(--lens-z-navbar) h-(--lens-size-navbar) overflow-x-clip border-b border-border bg-surface text-text short:static",
        inner && "max-md:h-(--lens-size-navbar-mobile)",
        className,
      )}
    >
      <div className="mx-auto flex h-full md:pb-2.5 w-[min(100%-3rem,var(--lens-size-content))] items-center gap-2 md:max-lg:gap-1 max-xs:w-[calc(100%-1rem)] max-xs:gap-0 max-md:w-[calc(100%-2rem)]">
        {inner && (
          <>
            <IconButton aria-label={text.back} onClick={onBack} className="-ml-2 md:hidden">
              <ChevronLeft aria-hidden="true" strokeWidth={1.7} />
            </IconButton>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has a key of its own for it */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
            <b
              data-slot="top-bar-title"
              onClick={() => window.scrollTo(0, 0)}
              className="top-bar-title no-autospace min-w-0 flex-1 truncate text-title font-semibold md:hidden"
            >
              {mobileTitle}
            </b>
          </>
        )}
        <Link
          href={hrefs.home}
          className={cn(
            "hit-area mr-6 flex min-w-0 rounded-control max-lg:mr-2 max-md:mr-auto",
            inner && "max-md:hidden",
          )}
        >
          <Logo className="max-[22.4375rem]:[&>[data-slot=logo-name]]:sr-only" />
        </Link>
        <NavMenu
          items={items}
          currentPath={currentPath}
          site={site}
          className="max-md:hidden md:h-12 md:self-start md:pt-2"
        />
        <span className="flex-1 max-md:hidden" />
        {/* A box on wide screens, an icon on others. A press opens the overlay, a new tab the search page. */}
        <IconButton
          asChild
          aria-label={text.searchPlaceholder}
          className={cn(
            "wide:flex wide:w-54 wide:gap-2 wide:rounded-search wide:bg-surface-sunken wide:px-3 wide:text-meta wide:forced-colors:border",
            inner && "max-md:hidden",
          )}
        >
          <Link
            href={hrefs.search}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey) return;
              event.preventDefault();
              onSearch();
            }}
          >
            <Search aria-hidden="true" strokeWidth={1.7} />
            <span className="max-wide:hidden">{text.searchPlaceholder}</span>
          </Link>
        </IconButton>
        {inner && mobileActions && <span className="-mr-2 flex md:hidden">{mobileActions}</span>}
        {member && (
          <>
            {hrefs.sign !== undefined && (
              <>
                <IconButton asChild aria-label={shell.signIn} className="max-md:hidden">
                  <Link href={hrefs.sign} data-part="sign">
                    <ClipboardCheck aria-hidden="true" strokeWidth={1.7} />
                  </Link>
                </IconButton>
                <CheckInSun
                  signed={!signPending}
                  href={hrefs.sign}
                  onSign={onSign}
                  className={cn(
                    "size-10 content-center before:absolute before:h-px before:w-7 before:translate-y-2 before:bg-border-strong relative before:left-1.5 before:top-1/2 md:hidden",
                    inner && "hidden",
                  )}
                />
              </>
            )}
            <IconButton asChild badge={unread} aria-label={shell.messages} className="max-md:hidden">
              <Link href={hrefs.messages} data-part="messages">
                <MessageSquareMore aria-hidden="true" strokeWidth={1.7} />
              </Link>
            </IconButton>
          </>
        )}
        {site && (
          <IconButton
            asChild
            aria-label={shell.officialSite}
            className={cn("max-md:in-data-member:order-1", inner && "max-md:hidden", inMenu && "md:hidden")}
          >
            <a href={site} target="_blank" rel="noopener noreferrer" data-part="site">
              <Globe aria-hidden="true" strokeWidth={1.7} />
            </a>
          </IconButton>
        )}
        {onMore && (
          <IconButton
            aria-label={text.more}
            aria-haspopup="dialog"
            onClick={onMore}
            className={cn("md:hidden", inner ? "hidden" : "-mr-2 max-md:order-last")}
          >
            <Menu aria-hidden="true" strokeWidth={1.7} />
          </IconButton>
        )}
        {member && (
          <>
            <PublishMenu hrefs={hrefs} />
            <UserMenu user={user} hrefs={hrefs} header={menuHeader} onLogout={onLogout} />
          </>
        )}
        {user === null && (
          <Button
            tone="primary"
            asChild
            className={cn("ml-2 in-data-member:hidden", inner && "max-md:hidden")}
          >
            <Link href={hrefs.login}>{shell.login}</Link>
          </Button>
        )}
        {/* The markup is a visitor's until the session is known, and as wide as a member's. */}
        {!user && (
          <span
            aria-hidden="true"
            data-part="waiting"
            className={cn(
              "items-center gap-2 md:in-data-member:w-53.25 lg:in-data-member:w-58.75",
              user === undefined ? "flex" : "hidden in-data-member:flex",
              inner && "max-md:hidden",
            )}
          >
            <Skeleton shape="round" className="mx-2 size-6" />
            <Skeleton shape="round" className="mx-2 size-6 max-md:hidden" />
            <Skeleton shape="media" className="mr-3 ml-2 h-9 grow max-lg:mx-1 max-md:hidden" />
            <Skeleton shape="round" className="size-9 max-md:hidden" />
          </span>
        )}
        {user && !member && (
          <Button tone="soft" asChild className={cn("ml-2", inner && "max-md:hidden")}>
            <Link href={hrefs.editProfile}>{shell.fillNickname}</Link>
          </Button>
        )}
      </div>
      {member && hrefs.sign !== undefined && dayElapsed !== undefined && (
        <DayLine elapsed={dayElapsed} signed={!signPending} href={hrefs.sign} onSign={onSign} />
      )}
    </header>
  );
}
