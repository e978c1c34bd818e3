import { Avatar } from "@lenscape/ui/avatar";
import { Cover } from "@lenscape/ui/cover";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { useQuery } from "@tanstack/react-query";
import { UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { pageOf, paths } from "#paths";
import { levelInfo } from "#shell/members/growth-queries.ts";
import { joinedCircles } from "#shell/members/joined-circles.ts";
import { taskInfo } from "#shell/members/use-check-in.ts";
import { menuText as text } from "./menu-text.ts";
import { Sky } from "./sky.tsx";

/** This many circles stand in the row; the last place leads to all of them. */
const SHOWN = 3;

/** The member above the menu: background, avatar, level and points. `children` is the log-out button. */
export function MemberHead({ children }: { children: ReactNode }) {
  const { api } = useApp();
  const { name, avatar } = useMember();
  const level = useQuery(levelInfo(api)).data?.level;
  const points = useQuery(taskInfo(api)).data?.pointsCount;
  const standing = fillText(level === undefined ? text.points : text.standing, {
    level: level ?? "",
    points: points === undefined ? "" : formatExact(points),
  });
  return (
    <Sky className="h-26 flex-none">
      <div className="relative flex items-center gap-3 py-5 pr-2 pl-4">
        <Avatar src={avatar} name={name} size={48} loading="eager" />
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold text-lg leading-[1.5rem]">{name}</p>
          <p className="min-h-4.5 truncate text-sky-text-soft text-xs leading-[1.125rem] tabular-nums">
            {points !== undefined && standing}
          </p>
        </div>
        {children}
      </div>
    </Sky>
  );
}

const TILE = "mx-auto mb-1.5 size-12 rounded-[0.875rem]";

/** A few of my circles and the way to all; nothing where they cannot be read. */
export function MyCircles({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(joinedCircles(useApp().api));
  const place = (href: string, name: string, picture: ReactNode) => (
    <li key={href} className="min-w-0">
      <Link
        href={href}
        onClick={onClose}
        className="block rounded-md py-1.5 text-center text-xs hover:bg-surface-raised-hover"
      >
        {picture}
        <span className="block truncate px-0.5 leading-[1.125rem]">{name}</span>
      </Link>
    </li>
  );
  return (
    <ul className="grid min-h-21 grid-cols-4 gap-1 px-3 pb-1">
      {data?.rows
        .slice(0, SHOWN)
        .map(({ id, groupName, picUrl }) =>
          place(paths.circle(id), groupName, <Cover src={picUrl} name={groupName} className={TILE} />),
        )}
      {place(
        pageOf("circles"),
        text.circles,
        <span
          className={`grid place-items-center border border-border bg-surface-sunken text-text-muted ${TILE}`}
        >
          <UsersRound aria-hidden="true" size="1.25rem" strokeWidth={1.7} />
        </span>,
      )}
    </ul>
  );
}
