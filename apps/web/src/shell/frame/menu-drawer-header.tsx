import { Avatar } from "@lenscape/ui/avatar";
import { Cover } from "@lenscape/ui/cover";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { useQuery } from "@tanstack/react-query";
import { UsersRound } from "lucide-react";
import type { ReactNode } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { getPath, paths } from "#paths";
import { levelInfo } from "#shell/members/growth-queries.ts";
import { joinedCircles } from "#shell/members/joined-circles.ts";
import { taskInfo } from "#shell/members/use-check-in.ts";
import { Sky } from "./sky.tsx";
import { menuText as text } from "./text.ts";

/** Number of circles in the row, before the link to all circles. */
const SHOWN_CIRCLES = 3;

/** Header of the drawer for members: avatar, name, level and points. `children` is the close button. */
export function MenuDrawerHeader({ children }: { children: ReactNode }) {
  const { api } = useApp();
  const { name, avatar } = useMember();
  const level = useQuery(levelInfo(api)).data?.level;
  const points = useQuery(taskInfo(api)).data?.pointsCount;
  const summary = fillText(level === undefined ? text.points : text.levelAndPoints, {
    level: level ?? "",
    points: points === undefined ? "" : formatExact(points),
  });
  return (
    <Sky className="h-26 flex-none">
      <div className="relative flex items-center gap-3 py-5 pr-2 pl-4">
        <Avatar src={avatar} name={name} size={48} loading="eager" />
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold text-title leading-[1.5rem]">{name}</p>
          <p className="min-h-4.5 truncate text-sky-text-soft text-meta leading-[1.125rem] tabular-nums">
            {points !== undefined && <span key={summary}>{summary}</span>}
          </p>
        </div>
        {children}
      </div>
    </Sky>
  );
}

const TILE_CLASS = "mx-auto mb-1.5 size-12 rounded-[0.875rem]";

/** Row with the first joined circles and a link to all circles. */
export function JoinedCircles({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(joinedCircles(useApp().api));
  const renderTile = (href: string, name: string, picture: ReactNode) => (
    <li key={href} className="min-w-0">
      <Link
        href={href}
        onClick={onClose}
        className="block rounded-control py-1.5 text-center text-meta hover:bg-surface-raised-hover"
      >
        {picture}
        <span className="block truncate px-0.5 leading-[1.125rem]">{name}</span>
      </Link>
    </li>
  );
  return (
    <ul className="grid min-h-21 grid-cols-4 gap-1 px-3 pb-1">
      {data?.rows
        .slice(0, SHOWN_CIRCLES)
        .map(({ id, groupName, picUrl }) =>
          renderTile(
            paths.circle(id),
            groupName,
            <Cover src={picUrl} name={groupName} className={TILE_CLASS} />,
          ),
        )}
      {renderTile(
        getPath("circles"),
        text.allCircles,
        <span
          className={`grid place-items-center border border-border bg-surface-sunken text-text-muted ${TILE_CLASS}`}
        >
          <UsersRound aria-hidden="true" size="1.25rem" strokeWidth={1.7} />
        </span>,
      )}
    </ul>
  );
}
