import type { Activity } from "@lenscape/api/types";
import { IconTile } from "@lenscape/ui/icon-tile";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { formatDate, formatHours, weekdayOf } from "@lenscape/ui/lib/when";
import { Link } from "@lenscape/ui/link";
import { useQuery } from "@tanstack/react-query";
import { CalendarCheck, MapPin, Video } from "lucide-react";
import type { ReactNode } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { ownSignup } from "../queries.ts";
import { activityText as text } from "../text.ts";

const getClockTime = (wire: string) => wire.slice(11, 16);

/** Formats the day of an activity, and its hours with the end of the signup. */
function formatTimes({ startAt, endAt, signEndAt }: Activity): { day: string; details: string } {
  const signupEnd = { date: formatDate(signEndAt), time: getClockTime(signEndAt) };
  const day = `${formatDate(startAt, signEndAt)} ${weekdayOf(startAt)}`;
  if (startAt.slice(0, 10) === endAt.slice(0, 10)) {
    const details = fillText(text.timeOneDay, {
      hours: formatHours(startAt, endAt),
      date: signupEnd.date,
      time: signupEnd.time,
    });
    return { day, details };
  }
  const details = fillText(text.timeSeveralDays, {
    date: formatDate(endAt),
    time: getClockTime(endAt),
    until: `${signupEnd.date} ${signupEnd.time}`,
  });
  return { day: `${day} ${getClockTime(startAt)}`, details };
}

/** Time and place of an activity, side by side. */
export function ActivityFacts({ activity }: { activity: Activity }) {
  const { day, details } = formatTimes(activity);
  return (
    <div className="grid border-border border-y md:grid-cols-2">
      <Fact tile={<IconTile tone="red">{<CalendarCheck />}</IconTile>} title={day}>
        {details}
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
          <span>{activity.location.address}</span>
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

/** Link to the place on a map, if it has coordinates. */
function MapLink({ location }: { location: NonNullable<Activity["location"]> }) {
  const { lat, lng, name, address } = location;
  if (lat === undefined || lng === undefined) return null;
  return (
    <Link
      href={paths.openLocation({ latitude: lat, longitude: lng, name, ...(address && { address }) })}
      className="ml-2 font-semibold text-brand-text whitespace-nowrap hover:underline"
    >
      {text.viewOnMap}
    </Link>
  );
}

/** Link of an online activity, for approved members. */
function OnlineLink({ activity }: { activity: Activity }) {
  const { api } = useApp();
  const { token } = useMember();
  const { data } = useQuery({ ...ownSignup(api, activity.id), enabled: token !== "" });
  if (!data?.onlineUrl) return <span>{text.onlinePlace}</span>;
  return (
    <a
      href={data.onlineUrl}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="font-semibold text-brand-text hover:underline"
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
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-text-muted text-meta leading-[1.125rem] tabular-nums wrap-anywhere">{children}</p>
      </div>
    </div>
  );
}
