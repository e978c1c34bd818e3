import { useQuery } from "@tanstack/react-query";
import type { LoaderFunctionArgs } from "react-router-dom";
import { MineBody } from "#features/account/mine-body.tsx";
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

/** My level, what all levels need and allow, and how experience is gained (ROUTE-026). */
export function Component() {
  const query = useQuery(levelInfo(useApp().api));
  return (
    <MineFrame title={pages.levels.title} head={<GrowthHead current="levels" />}>
      <MineBody query={query} waiting={["h-49.5", "h-70", "h-70"]}>
        {(info) => (
          <>
            <LevelCard info={info} />
            <LevelTable level={info.level} levels={info.levels} />
            <ExpSources sources={info.sources} todayExp={info.todayExp} />
          </>
        )}
      </MineBody>
    </MineFrame>
  );
}
