import type { Circle } from "@lenscape/api/types";
import { CircleCard } from "@lenscape/ui/circle-card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import { communityText as text } from "#copy/community.ts";
import { useApp } from "#lib/app.tsx";
import { pageOf, paths } from "#paths";
import { QueryBody } from "#shell/query-body.tsx";
import { CategoryTabs, categoriesOf } from "./category-tabs.tsx";
import { circles } from "./queries.ts";

const LINES = 6;

/** All circles of a category. */
export function Circles({ category }: { category: string }) {
  const query = useQuery(circles(useApp().api));
  return (
    <>
      <CategoryTabs
        categories={categoriesOf(query.data?.rows ?? [])}
        current={category}
        hrefOf={paths.circlesOf}
      />
      <QueryBody query={query} lines={LINES} lineClass="h-28">
        {(rows: Circle[]) => {
          const shown = rows.filter((row) => !category || row.category === category);
          if (shown.length === 0)
            return <EmptyState description={text.noForums} actionHref={pageOf("circles")} />;
          return (
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-2 max-md:px-4 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
              {shown.map((circle) => (
                <li key={circle.id}>
                  <CircleCard circle={circle} href={paths.circle(circle.id)} className="h-full" />
                </li>
              ))}
            </ul>
          );
        }}
      </QueryBody>
    </>
  );
}
