import type { Group } from "@lenscape/api/types";
import { EmptyState } from "@lenscape/ui/empty-state";
import { ForumCard } from "@lenscape/ui/forum-card";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { communityText as text } from "#copy/community-text.ts";
import { useApp } from "#lib/app.tsx";
import { pageOf, paths } from "#paths";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { forums } from "../queries.ts";
import { CategoryTabs, categoriesOf } from "./category-tabs.tsx";

const RankDialog = lazyDialog(() => import("#shell/members/rank-dialog.tsx"));
const LINES = 4;
const GRID = "grid grid-cols-[minmax(0,1fr)] gap-4 max-md:px-4 lg:grid-cols-[repeat(2,minmax(0,1fr))]";

/** The forum cards of a category, each with the ranking of its active members (CARD-001 to CARD-009). */
export function Forums({ category }: { category: string }) {
  const query = useQuery(forums(useApp().api));
  const [ranked, setRanked] = useState<string>();
  const empty = <EmptyState description={text.noForums} actionHref={pageOf("community")} />;
  return (
    <>
      <CategoryTabs
        categories={categoriesOf(query.data?.rows ?? [])}
        current={category}
        hrefOf={paths.communityOf}
      />
      <QueryBody query={query} lines={LINES} lineClass="h-40" grid={GRID} size="md" empty={empty}>
        {(rows: Group[]) => {
          const shown = rows.filter((row) => !category || row.category === category);
          if (shown.length === 0) return empty;
          return (
            <ul className={GRID}>
              {shown.map((forum) => (
                <li key={forum.id}>
                  <ForumCard
                    forum={forum}
                    className="h-full"
                    href={paths.circle(forum.id)}
                    userHref={paths.profile}
                    onOpenRank={() => setRanked(forum.id)}
                  />
                </li>
              ))}
            </ul>
          );
        }}
      </QueryBody>
      {ranked && <RankDialog circleId={ranked} onClose={() => setRanked(undefined)} />}
    </>
  );
}
