import { CalendarCheck2, ChevronLeft, Globe, Menu, MessageSquareMore, Search } from "lucide-react";
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
import { PublishMenu, type TopBarUser, UserMenu, type UserMenuHrefs } from "./member-menus.tsx";

export type { TopBarUser } from "./member-menus.tsx";

export type TopBarProps = Omit<ComponentProps<"header">, "children"> & {
  /** 导航的各项与子菜单，来自运营配置。 */
  items: NavItem[];
  /** 现在的路径，与它相符的一项是选中的。 */
  currentPath: string;
  /** null 是游客；undefined 是已登录、还不知道是谁，先是骨架；昵称为空的已登录者只看到「填写昵称」。 */
  user: TopBarUser | null | undefined;
  /** Number of unread messages; above 99 shown as "99+", at 0 without a badge. */
  unread?: number;
  /** 今天还没签到：签到图标带琥珀点。 */
  signPending?: boolean;
  /** 给了它，点签到图标就调用它，留在这一页；不给就去 `hrefs.sign`。 */
  onSign?: () => void;
  /** 按了搜索：打开搜索层。 */
  onSearch: () => void;
  /** 手机上打开菜单；不给就没有这个按钮。 */
  onMore?: () => void;
  /** 在头像菜单里按了「退出登录」。 */
  onLogout: () => void;
  /** 栏里各个链接的地址。 */
  hrefs: {
    home: string;
    /** 搜索自己的页面：脚本还没来、要开新标签时去那里。 */
    search: string;
    login: string;
    editProfile: string;
    /** 不给就没有签到图标。 */
    sign?: string;
    messages: string;
    /** 不给就没有官网图标。 */
    site?: string;
    moment: string;
    thread: string;
    /** 有 thread.activity.create 权限时才给（NAV-025）。 */
    activity?: string;
  } & UserMenuHrefs;
  /** 手机内页：返回与标题代替标志，右侧换成 `mobileActions`；点标题回到顶部。 */
  mobileTitle?: string;
  /** 手机内页左端的返回。 */
  onBack?: () => void;
  /** 手机内页右端的按钮。 */
  mobileActions?: ReactNode;
  /** 用户菜单里昵称下面的一块，例如外观。 */
  menuHeader?: ReactNode;
};

/**
 * 共用顶栏：高 66，手机上的内页 52，内容宽 1200（NAV-030 至 NAV-035、CONST-039）。
 *
 * 三种身份：游客有登录；有 token 没昵称只有「填写昵称」（AMB-028）；有昵称才有签到、消息、发布、头像。有官网时谁都看得到；手机上菜单收进一个按钮。
 */
export function TopBar({
  items,
  currentPath,
  user,
  unread = 0,
  signPending = false,
  onSign,
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
  // A menu that leads there already has the icon: the bar does not say it twice.
  const { site } = hrefs;
  const inMenu = items.some(({ menuType, routePath }) => menuType === "20" && routePath === site);
  return (
    <header
      data-slot="top-bar"
      {...props}
      className={cn(
        "horizon sticky top-0 z-(--z-navbar) h-(--size-navbar) overflow-x-clip border-b border-border bg-surface text-text short:static",
        inner && "max-md:h-(--size-navbar-mobile)",
        className,
      )}
    >
      <div className="mx-auto flex h-full w-[min(100%-3rem,var(--size-content))] items-center gap-2 md:max-lg:gap-1 max-xs:w-[calc(100%-1rem)] max-xs:gap-0 max-md:w-[calc(100%-2rem)]">
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
              className="top-bar-title no-autospace min-w-0 flex-1 truncate text-lg font-semibold md:hidden"
            >
              {mobileTitle}
            </b>
          </>
        )}
        <Link
          href={hrefs.home}
          className={cn(
            "hit-area mr-6 flex min-w-0 rounded-sm max-lg:mr-2 max-md:mr-auto",
            inner && "max-md:hidden",
          )}
        >
          <Logo className="max-[22.4375rem]:[&>[data-slot=logo-name]]:sr-only" />
        </Link>
        <NavMenu items={items} currentPath={currentPath} site={site} className="max-md:hidden" />
        <span className="flex-1 max-md:hidden" />
        {/* A box on wide screens, an icon on others. The app opens the search in place, a new tab gets its page. */}
        <IconButton
          asChild
          aria-label={text.searchPlaceholder}
          className={cn(
            "xl:flex xl:w-54 xl:gap-2 xl:rounded-search xl:bg-surface-sunken xl:px-3 xl:text-sm xl:forced-colors:border",
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
            <span className="max-xl:hidden">{text.searchPlaceholder}</span>
          </Link>
        </IconButton>
        {inner && mobileActions && <span className="-mr-2 flex md:hidden">{mobileActions}</span>}
        {member && (
          <>
            {hrefs.sign !== undefined && (
              <IconButton
                asChild
                dot={signPending}
                aria-label={signPending ? shell.signInOpen : shell.signIn}
                className={cn(inner && "max-md:hidden")}
              >
                <Link
                  href={hrefs.sign}
                  onClick={(event) => {
                    if (!onSign || event.metaKey || event.ctrlKey) return;
                    event.preventDefault();
                    onSign();
                  }}
                  data-part="sign"
                >
                  <CalendarCheck2 aria-hidden="true" strokeWidth={1.7} />
                </Link>
              </IconButton>
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
        {/* The markup is a visitor's until the browser knows who is signed in: as wide as what a member has there. */}
        {!user && (
          <span
            aria-hidden="true"
            data-part="waiting"
            className={cn(
              "items-center gap-2 md:in-data-member:w-55.75 lg:in-data-member:w-58.75",
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
    </header>
  );
}
