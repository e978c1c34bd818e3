import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { formatWhen } from "@lenscape/ui/lib/when";
import { Link } from "@lenscape/ui/link";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { CalendarDays, MapPin, Video } from "lucide-react";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { getJoinedText, getTone } from "../activity-description.ts";
import { activity as activityQuery } from "../queries.ts";
import { activityText as text } from "../text.ts";

/** Time and place of an activity on the page of its thread, with a link to sign up. */
export function ThreadActivity({ id }: { id: string }) {
  const { api } = useApp();
  const { data } = useQuery(activityQuery(api, id));
  if (!data) return null;
  const { state, startAt, endAt, location } = data;
  const PlaceIcon = location ? MapPin : Video;
  return (
    <Card className="mt-4 flex flex-wrap items-center gap-4 p-4 max-md:mt-2 max-md:rounded-none max-md:border-x-0 md:px-8">
      <div className="grid min-w-0 grow gap-1.5">
        <p className="flex flex-wrap items-center gap-2">
          <Tag tone={getTone(data) === "open" ? "brand" : "neutral"}>{text.states[state]}</Tag>
          <span className="text-meta text-text-muted tabular-nums">{getJoinedText(data)}</span>
        </p>
        <p className="flex items-center gap-1.5 font-semibold tabular-nums">
          <CalendarDays
            aria-hidden="true"
            size="1rem"
            strokeWidth={1.7}
            className="flex-none text-text-muted"
          />
          <span>{formatWhen(startAt, endAt)}</span>
        </p>
        <p className="flex min-w-0 items-center gap-1.5 text-meta text-text-secondary">
          <PlaceIcon aria-hidden="true" size="1rem" strokeWidth={1.7} className="flex-none text-text-muted" />
          <span className="truncate">{location?.name ?? text.onlinePlace}</span>
        </p>
      </div>
      <Button asChild tone={state === 1 ? "primary" : "secondary"}>
        <Link href={paths.activity(id)}>{state === 1 ? text.signUpNow : text.viewActivity}</Link>
      </Button>
    </Card>
  );
}
