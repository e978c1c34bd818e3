import type { Circle } from "@lenscape/api/types";
import { CardHeader } from "@lenscape/ui/card";
import { CircleCard } from "@lenscape/ui/circle-card";
import { useQuery } from "@tanstack/react-query";
import { communityText as text } from "#copy/community.ts";
import { useApp } from "#lib/app.tsx";
import { pageOf, paths } from "#paths";
import { QueryBody } from "#shell/query-body.tsx";
import { CircleTags } from "./circle-tags.tsx";
import { Join } from "./join.tsx";
import { circles } from "./queries.ts";

const SHOWN = 4;

/** The circles with the most threads, each with the way in. */
export function HotCircles() {
  const query = useQuery(circles(useApp().api, "hot"));
  return (
    <section aria-label={text.hotCircles} className="mt-2">
      <CardHeader title={text.hotCircles} moreHref={pageOf("circles")} className="md:px-0" />
      <QueryBody query={query} lines={SHOWN} lineClass="h-28">
        {(rows: Circle[]) => (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-2 max-md:px-4 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
            {rows.slice(0, SHOWN).map((circle) => (
              <li key={circle.id}>
                <CircleCard
                  circle={circle}
                  href={paths.circle(circle.id)}
                  tags={<CircleTags circle={circle} />}
                  action={<Join circle={circle} />}
                  className="h-full"
                />
              </li>
            ))}
          </ul>
        )}
      </QueryBody>
    </section>
  );
}
