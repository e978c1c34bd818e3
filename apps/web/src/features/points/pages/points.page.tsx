import { Card } from "@lenscape/ui/card";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import type { LoaderFunctionArgs } from "react-router-dom";
import { MineFrame } from "#features/mine/components/mine-frame.tsx";
import { getApp, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { pointsInfo } from "#shell/members/growth-queries.ts";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { GrowthHeader } from "../components/growth-head.tsx";
import { PointsLedger } from "../components/points-ledger.tsx";
import { PointsSummary } from "../components/points-summary.tsx";
import { parseLedgerFilter } from "../ledger-filter.ts";
import { ledgerQuery, monthsQuery } from "../queries.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  const filter = parseLedgerFilter(new URL(args.request.url).searchParams);
  await prefetch(
    queries.prefetchQuery(pointsInfo(api)),
    queries.prefetchQuery(monthsQuery(api)),
    queries.prefetchInfiniteQuery(ledgerQuery(api, filter)),
  );
  return null;
}

export const handle: PageHandle = { meta: () => ({ title: pages.points.title, noindex: true }) };

/** Points page: balance and ledger (ROUTE-027). */
export function Component() {
  const { data, error, isError, isFetching, refetch } = useQuery(pointsInfo(useApp().api));
  return (
    <MineFrame title={pages.points.title} head={<GrowthHeader current="points" />} current="levels">
      {data ? (
        <PointsSummary info={data} />
      ) : isError ? (
        <Card>
          <LoadError error={error} size="sm" loading={isFetching} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <Skeleton className="h-45 rounded-media md:h-29.5" />
      )}
      <PointsLedger />
    </MineFrame>
  );
}
