import type { Activity } from "@lenscape/api/types";
import { IconTile } from "@lenscape/ui/icon-tile";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { formatDate, formatHours, weekdayOf } from "@lenscape/ui/lib/when";
import { Link } from "@lenscape/ui/link";
import { useQuery } from "@tanstack/react-query";
import { CalendarCheck, MapPin, Video } from "lucide-react";
import type { ReactNode } from "react";
import { activityText as text } from "#copy/activity-text.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { mine } from "../queries.ts";

const clock = (wire: string) => wire.slice(11, 16);

function timesOf({ startAt, endAt, signEndAt }: Activity): { day: string; rest: string } {
  const until = { date: formatDate(signEndAt), time: clock(signEndAt) };
  const day = `${formatDate(startAt, signEndAt)} ${weekdayOf(startAt)}`;
  if (startAt.slice(0, 10) === endAt.slice(0, 10)) {
    const rest = fillText(text.signUntil, {
      hours: formatHours(startAt, endAt),
      date: until.date,
      time: until.time,
    });
    return { day, rest };
  }
  const rest = fillText(text.lasts, {
    date: formatDate(endAt),
    time: clock(endAt),
    until: `${until.date} ${until.time}`,
  });
  return { day: `${day} ${clock(startAt)}`, rest };
}

/** When and where, side by side. */
export function Facts({ activity }: { activity: Activity }) {
  const { day, rest } = timesOf(activity);
  return (
    <div className="grid border-border border-y md:grid-cols-2">
      <Fact tile={<IconTile tone="red">{<CalendarCheck />}</IconTile>} title={day}>
        {rest}
      </Fact>
      {activity.location ? (
        <Fact
          tile={
            <IconTile tone="blue">
              <MapPin />
            </IconTile>
          }
          title={activity.location.name}
        >
          {activity.location.address}
          <MapLink location={activity.location} />
        </Fact>
      ) : (
        <Fact
          tile={
            <IconTile tone="blue">
              <Video />
            </IconTile>
          }
          title={text.online}
        >
          <OnlineLink activity={activity} />
        </Fact>
      )}
    </div>
  );
}

/** The way to the place on a map, where its organiser gave one. */
function MapLink({ location }: { location: NonNullable<Activity["location"]> }) {
  const { lat, lng, name, address } = location;
  if (lat === undefined || lng === undefined) return null;
  return (
    <Link
      href={paths.openLocation({ latitude: lat, longitude: lng, name, ...(address && { address }) })}
      className="ml-2 font-medium text-brand-text whitespace-nowrap hover:underline"
    >
      {text.onMap}
    </Link>
  );
}

/** The link of an online activity, for those who were let in. */
function OnlineLink({ activity }: { activity: Activity }) {
  const { api } = useApp();
  const { token } = useMember();
  const { data } = useQuery({ ...mine(api, activity.id), enabled: token !== "" });
  if (!data?.onlineUrl) return text.onlineWhere;
  return (
    <a
      href={data.onlineUrl}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="font-medium text-brand-text hover:underline"
    >
      {text.onlineLink}
    </a>
  );
}

function Fact({ tile, title, children }: { tile: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-center gap-3 border-border px-4 py-4 not-first:border-t md:px-6 md:not-first:border-t-0 md:not-first:border-l">
      {tile}
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-text-muted text-xs leading-[1.125rem] tabular-nums wrap-anywhere">{children}</p>
      </div>
    </div>
  );
}
