import type { Circle } from "@lenscape/api/types";
import { CardHeader } from "@lenscape/ui/card";
import { useQuery } from "@tanstack/react-query";
import { communityText as text } from "#copy/community-text.ts";
import { useApp } from "#lib/app.tsx";
import { pageOf } from "#paths";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { circles } from "../queries.ts";
import { CARDS, CircleGrid } from "./circle-grid.tsx";

const SHOWN = 4;

/** The circles with the most threads, each with the way in. */
export function HotCircles() {
  const query = useQuery(circles(useApp().api, "hot"));
  return (
    <section aria-label={text.hotCircles} className="mt-2">
      <CardHeader title={text.hotCircles} moreHref={pageOf("circles")} className="md:px-0" />
      <QueryBody query={query} lines={SHOWN} lineClass="h-28" grid={CARDS}>
        {(rows: Circle[]) => <CircleGrid circles={rows.slice(0, SHOWN)} />}
      </QueryBody>
    </section>
  );
}
