import { PageBody } from "@lenscape/ui/page-body";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { getApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { GoodsGrid } from "../components/goods-grid.tsx";
import { PointsBalance } from "../components/points-balance.tsx";
import { categoriesQuery, monthPointsQuery, parseMallFilter, standingQuery } from "../queries.ts";
import { mallText as text } from "../text.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  await prefetch(
    queries.prefetchQuery(categoriesQuery(api)),
    queries.prefetchQuery(standingQuery(api)),
    queries.prefetchQuery(monthPointsQuery(api)),
  );
  return null;
}

export const handle: PageHandle = {
  meta: () => ({ title: pages.pointsExchange.title, noindex: true }),
};

/** Mall page that starts with affordable products (ROUTE-029). */
export function Component() {
  const [search] = useSearchParams();
  const filter = parseMallFilter(search);
  const hasNoQuery = [...search.keys()].length === 0;
  return (
    <PageBody>
      <h1 className="sr-only">{text.exchange}</h1>
      <PointsBalance />
      <GoodsGrid
        hasAffordableTab
        filter={hasNoQuery ? { ...filter, isAffordable: true } : filter}
        getUrl={(query) =>
          paths.pointsExchange(query.mine || query.category ? query : { ...query, category: "all" })
        }
      />
    </PageBody>
  );
}
