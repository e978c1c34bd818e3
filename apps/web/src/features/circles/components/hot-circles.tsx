import type { Circle } from "@lenscape/api/types";
import { CardHeader } from "@lenscape/ui/card";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { getPath } from "#paths";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { circles } from "../queries.ts";
import { circlesText as text } from "../text.ts";
import { CARD_GRID, CircleGrid } from "./circle-grid.tsx";

const MAX_CIRCLES = 4;

/** The circles with the most threads, with join buttons. */
export function HotCircles() {
  const query = useQuery(circles(useApp().api, "hot"));
  return (
    <section aria-label={text.hotCircles} className="mt-2">
      <CardHeader title={text.hotCircles} moreHref={getPath("circles")} className="md:px-0" />
      <QueryBody query={query} lines={MAX_CIRCLES} lineClass="h-28" grid={CARD_GRID}>
        {(rows: Circle[]) => <CircleGrid circles={rows.slice(0, MAX_CIRCLES)} />}
      </QueryBody>
    </section>
  );
}
