import {
  FileText,
  Flag,
  Gift,
  Glasses,
  LogOut,
  PencilLine,
  Plus,
  Settings,
  Shield,
  User,
  UserPlus,
  Zap,
} from "lucide-react";
import type { ReactNode } from "react";
import { formatExact } from "../../lib/count.ts";
import { fillText } from "../../lib/fill-text.ts";
import { Avatar } from "../avatar/avatar.tsx";
import { Button } from "../button/button.tsx";
import { HoverMenu, HoverMenuItem, HoverMenuSeparator } from "../hover-menu/hover-menu.tsx";
import { useShellText } from "../popup/shell-text.ts";

/** Fields of the signed-in user that the top bar shows. */
export interface TopBarUser {
  nickname: string;
  avatar?: string | null;
  isVerified?: boolean;
  level?: number;
  points?: number;
}

/** Publish button with its menu: moment, thread, and activity if it has an address. */
export function PublishMenu({ hrefs }: { hrefs: { moment: string; thread: string; activity?: string } }) {
  const text = useShellText();
  return (
    <HoverMenu
      label={text.publish}
      align="end"
      className="mr-3 ml-2 max-lg:mx-1 max-md:hidden"
      panelClassName="w-54"
      trigger={
        <Button tone="primary" className="aria-expanded:bg-brand-active">
          <Plus aria-hidden="true" strokeWidth={1.7} />
          {text.publish}
        </Button>
      }
    >
      <HoverMenuItem
        href={hrefs.moment}
        icon={<Zap aria-hidden="true" size="1.25rem" strokeWidth={1.7} />}
        hint={text.momentHint}
      >
        {text.moment}
      </HoverMenuItem>
      <HoverMenuItem
        href={hrefs.thread}
        icon={<PencilLine aria-hidden="true" size="1.25rem" strokeWidth={1.7} />}
        hint={text.threadHint}
      >
        {text.thread}
      </HoverMenuItem>
      {hrefs.activity !== undefined && (
        <HoverMenuItem
          href={hrefs.activity}
          icon={<Flag aria-hidden="true" size="1.25rem" strokeWidth={1.7} />}
          hint={text.activityHint}
        >
          {text.activity}
        </HoverMenuItem>
      )}
    </HoverMenu>
  );
}

/** Addresses of the user menu; entries without an address are left out. */
export interface UserMenuHrefs {
  mine: string;
  mall?: string;
  drafts?: string;
  devices?: string;
  invite?: string;
  /** Operations console, for members with access. */
  console?: string;
  settings?: string;
}

/** Avatar with its menu: own page, own content, settings, sign out. */
export function UserMenu({
  user,
  hrefs,
  header,
  onLogout,
}: {
  user: TopBarUser;
  hrefs: UserMenuHrefs;
  header?: ReactNode;
  onLogout: () => void;
}) {
  const text = useShellText();
  const own = [
    { href: hrefs.mall, label: text.mall, Icon: Gift },
    { href: hrefs.drafts, label: text.drafts, Icon: FileText },
    { href: hrefs.devices, label: text.devices, Icon: Glasses },
    { href: hrefs.invite, label: text.invite, Icon: UserPlus },
  ];
  const hasStanding = user.level !== undefined && user.points !== undefined;
  return (
    <HoverMenu
      label={text.myMenu}
      align="end"
      className="max-md:hidden"
      panelClassName="w-52"
      trigger={
        <button
          type="button"
          aria-label={text.myMenu}
          className="hit-area rounded-full aria-expanded:[&_[data-slot=avatar-fallback]]:outline-2 aria-expanded:[&_[data-slot=avatar-image]]:outline-2 [&_[data-slot=avatar-fallback]]:outline-offset-2 [&_[data-slot=avatar-fallback]]:outline-brand [&_[data-slot=avatar-image]]:outline-offset-2 [&_[data-slot=avatar-image]]:outline-brand"
        >
          <Avatar src={user.avatar} name={user.nickname} verified={user.isVerified} loading="eager" />
        </button>
      }
      header={
        <>
          <div
            data-slot="user-menu-who"
            className="flex items-center gap-3 px-2.5 pt-2 pb-2.5 leading-[1.25rem]"
          >
            <Avatar src={user.avatar} name={user.nickname} verified={user.isVerified} size={40} />
            <div className="min-w-0">
              <b className="block truncate font-semibold">{user.nickname}</b>
              {hasStanding && (
                <span className="block text-meta text-text-muted">
                  {fillText(text.levelPoints, {
                    level: user.level ?? 0,
                    points: formatExact(user.points ?? 0),
                  })}
                </span>
              )}
            </div>
          </div>
          <HoverMenuSeparator />
          {header && (
            <>
              <div className="px-1 py-0.5">{header}</div>
              <HoverMenuSeparator />
            </>
          )}
        </>
      }
    >
      <HoverMenuItem
        href={hrefs.mine}
        value="mine-center"
        icon={<User aria-hidden="true" strokeWidth={1.7} />}
      >
        {text.mineCenter}
      </HoverMenuItem>
      {own.map(
        ({ href, label, Icon }) =>
          href !== undefined && (
            <HoverMenuItem key={label} href={href} icon={<Icon aria-hidden="true" strokeWidth={1.7} />}>
              {label}
            </HoverMenuItem>
          ),
      )}
      {hrefs.console !== undefined && (
        <HoverMenuItem href={hrefs.console} icon={<Shield aria-hidden="true" strokeWidth={1.7} />}>
          {text.console}
        </HoverMenuItem>
      )}
      {hrefs.settings !== undefined && (
        <HoverMenuItem href={hrefs.settings} icon={<Settings aria-hidden="true" strokeWidth={1.7} />}>
          {text.settings}
        </HoverMenuItem>
      )}
      <HoverMenuSeparator />
      <HoverMenuItem
        onSelect={onLogout}
        value="logout"
        tone="danger"
        icon={<LogOut aria-hidden="true" strokeWidth={1.7} />}
      >
        {text.logout}
      </HoverMenuItem>
    </HoverMenu>
  );
}
