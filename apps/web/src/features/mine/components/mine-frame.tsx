import { Avatar } from "@lenscape/ui/avatar";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { PageBody } from "@lenscape/ui/page-body";
import { SideNav } from "@lenscape/ui/side-nav";
import { useQuery } from "@tanstack/react-query";
import {
  Award,
  ChartLine,
  FileText,
  Gift,
  Glasses,
  MapPin,
  MessageSquareMore,
  Settings,
  Sprout,
  Star,
  User,
  UserPlus,
} from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useApp, useMember } from "#lib/app.tsx";
import { getPath, type PageName, pages, paths } from "#paths";
import { levelInfo, pointsInfo } from "#shell/members/growth-queries.ts";
import { pointsSharedText } from "#shell/points/text.ts";
import { mineText } from "../text.ts";

/** Entry for a list of the personal center itself. */
const FAVORITES: MineEntry = {
  href: paths.mine(3),
  label: mineText.favorites,
  icon: <Star key="favorites" aria-hidden="true" />,
};

/** Entries in groups: profile and content, possessions, community and settings. */
const ENTRIES: readonly (readonly [page: PageName, icon: ReactNode][])[] = [
  [
    ["profile", <User key="profile" aria-hidden="true" />],
    ["levels", <ChartLine key="levels" aria-hidden="true" />],
    ["drafts", <FileText key="drafts" aria-hidden="true" />],
    ["badges", <Award key="badges" aria-hidden="true" />],
  ],
  [
    ["devices", <Glasses key="devices" aria-hidden="true" />],
    ["exchangeRecord", <Gift key="exchangeRecord" aria-hidden="true" />],
    ["addresses", <MapPin key="addresses" aria-hidden="true" />],
  ],
  [
    ["training", <MessageSquareMore key="training" aria-hidden="true" />],
    ["invitation", <UserPlus key="invitation" aria-hidden="true" />],
    ["firstRun", <Sprout key="firstRun" aria-hidden="true" />],
    ["settings", <Settings key="settings" aria-hidden="true" />],
  ],
];

/** Link to a page of the member. */
export interface MineEntry {
  href: string;
  label: string;
  icon: ReactNode;
  /** Number shown beside the label. */
  count?: number;
}

/** Returns the links to the member's pages in groups. */
export function useMineEntries(): MineEntry[][] {
  return ENTRIES.map((group, index) => [
    ...group.map(([page, icon]) => ({
      href: getPath(page),
      label: page === "levels" ? pointsSharedText.growth : pages[page].title,
      icon,
    })),
    ...(index === 1 ? [FAVORITES] : []),
  ]);
}

interface MineFrameProps {
  title: string;
  /** Description below the title. */
  hint?: string;
  /** Action to the right of the title, also on phones. */
  action?: ReactNode;
  /** Replaces the visible title, which stays available to screen readers. */
  head?: ReactNode;
  /** Entry that is marked as current, for a page that is not an entry itself. */
  current?: PageName;
  children: ReactNode;
}

/** Layout of the member's pages: title, and from 1024 px on a side navigation. */
export function MineFrame({ title, hint, action, head, current, children }: MineFrameProps) {
  const { name, avatar } = useMember();
  const { pathname } = useLocation();
  const entries = useMineEntries();
  return (
    <PageBody className="md:pt-5">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <SideNav
          aria-label={mineText.title}
          items={entries}
          current={current ? getPath(current) : pathname}
          className="top-[calc(var(--lens-size-navbar)+1.25rem)] max-lg:hidden lg:sticky"
          header={
            <div className="flex items-center gap-3 px-2 pt-1 pb-4">
              <Avatar src={avatar} name={name} size={40} />
              <span className="min-w-0">
                <b className="block truncate font-semibold">{name}</b>
                <LevelAndPoints />
              </span>
            </div>
          }
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 md:gap-4 [&>[data-slot=card]]:max-md:rounded-none [&>[data-slot=card]]:max-md:border-x-0">
          {action ? (
            <header className="flex items-center justify-between gap-4 max-xs:flex-wrap max-md:px-4 max-md:pt-2">
              <div className="min-w-0">
                <h1 className="font-semibold text-[1.375rem] leading-[2rem] max-md:sr-only">{title}</h1>
                {hint && <p className="text-text-muted text-balance">{hint}</p>}
              </div>
              {action}
            </header>
          ) : (
            <h1
              className={
                head ? "sr-only" : "min-h-10 font-semibold text-[1.375rem] leading-[2.5rem] max-md:sr-only"
              }
            >
              {title}
            </h1>
          )}
          {head}
          {children}
        </div>
      </div>
    </PageBody>
  );
}

/** Level and points below the member's name. */
function LevelAndPoints() {
  const { api } = useApp();
  const { data: level } = useQuery(levelInfo(api));
  const { data: points } = useQuery(pointsInfo(api));
  return (
    <span className="block h-[1lh] truncate text-text-muted text-meta tabular-nums">
      {level && points && (
        <span key={`${level.level} ${points.balance}`}>
          {fillText(mineText.levelAndPoints, { level: level.level, points: formatExact(points.balance) })}
        </span>
      )}
    </span>
  );
}
