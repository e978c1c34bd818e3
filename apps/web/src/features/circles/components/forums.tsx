import type { Group } from "@lenscape/api/types";
import { EmptyState } from "@lenscape/ui/empty-state";
import { ForumCard } from "@lenscape/ui/forum-card";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { getPath, paths } from "#paths";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { RankDialog } from "#shell/members/rank-dialog.tsx";
import { forums } from "../queries.ts";
import { circlesText as text } from "../text.ts";
import { CategoryTabs, getCategories } from "./category-tabs.tsx";

const LINES = 4;
const GRID = "grid grid-cols-[minmax(0,1fr)] gap-4 max-md:px-4 lg:grid-cols-[repeat(2,minmax(0,1fr))]";

/** Forum cards of a category, each with the ranking of its active members (CARD-001 to CARD-009). */
export function Forums({ category }: { category: string }) {
  const query = useQuery(forums(useApp().api));
  const [rankedId, setRankedId] = useState<string>();
  const empty = <EmptyState description={text.categoryEmpty} actionHref={getPath("community")} />;
  return (
    <>
      <CategoryTabs
        categories={getCategories(query.data?.rows ?? [])}
        current={category}
        getHref={paths.communityCategory}
      />
      <QueryBody query={query} lines={LINES} lineClass="h-40" grid={GRID} size="md" empty={empty}>
        {(rows: Group[]) => {
          const filtered = rows.filter((row) => !category || row.category === category);
          if (filtered.length === 0) return empty;
          return (
            <ul className={GRID}>
              {filtered.map((forum) => (
                <li key={forum.id}>
                  <ForumCard
                    forum={forum}
                    className="h-full"
                    href={paths.circle(forum.id)}
                    userHref={paths.profile}
                    onOpenRank={() => setRankedId(forum.id)}
                  />
                </li>
              ))}
            </ul>
          );
        }}
      </QueryBody>
      {rankedId && <RankDialog circleId={rankedId} onClose={() => setRankedId(undefined)} />}
    </>
  );
}
