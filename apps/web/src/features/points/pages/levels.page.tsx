import { useQuery } from "@tanstack/react-query";
import type { LoaderFunctionArgs } from "react-router-dom";
import { MineFrame } from "#features/mine/components/mine-frame.tsx";
import { MineBody } from "#features/mine/components/mine-query-body.tsx";
import { getApp, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { levelInfo } from "#shell/members/growth-queries.ts";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { ExpSources } from "../components/exp-sources.tsx";
import { GrowthHeader } from "../components/growth-head.tsx";
import { LevelCard } from "../components/level-card.tsx";
import { LevelTable } from "../components/level-table.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  await prefetch(queries.prefetchQuery(levelInfo(api)));
  return null;
}

export const handle: PageHandle = { meta: () => ({ title: pages.levels.title, noindex: true }) };

/** Level page: the member's level, all levels, and the sources of experience (ROUTE-026). */
export function Component() {
  const query = useQuery(levelInfo(useApp().api));
  return (
    <MineFrame title={pages.levels.title} head={<GrowthHeader current="levels" />}>
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
