import { Card } from "@lenscape/ui/card";
import { ErrorState } from "@lenscape/ui/error-state";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import type { LoaderFunctionArgs } from "react-router-dom";
import { MineFrame } from "#features/account/mine-frame.tsx";
import { ExpSources } from "#features/points/exp-sources.tsx";
import { GrowthHead } from "#features/points/growth-head.tsx";
import { LevelCard } from "#features/points/level-card.tsx";
import { LevelTable } from "#features/points/level-table.tsx";
import { appOf, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { levelInfo } from "#shell/growth.ts";
import { prefetch } from "#shell/prefetch.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = appOf(args);
  await prefetch(queries.prefetchQuery(levelInfo(api)));
  return null;
}

export const handle: PageHandle = { meta: () => ({ title: pages.levels.title, noindex: true }) };

/** My level, what all levels need and allow, and how experience is gained (ROUTE-026, screens.md 4.9). */
export function Component() {
  const { data, isError, isFetching, refetch } = useQuery(levelInfo(useApp().api));
  return (
    <MineFrame title={pages.levels.title} head={<GrowthHead current="levels" />}>
      {data ? (
        <>
          <LevelCard info={data} />
          <LevelTable level={data.level} levels={data.levels} />
          <ExpSources sources={data.sources} todayExp={data.todayExp} />
        </>
      ) : isError ? (
        <Card>
          <ErrorState loading={isFetching} onRetry={() => refetch()} />
        </Card>
      ) : (
        <Card className="p-6" role="status" aria-busy="true">
          <Skeleton className="h-70 w-full" />
        </Card>
      )}
    </MineFrame>
  );
}
