import { PageBody } from "@lenscape/ui/page-body";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { getApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { GoodsGrid } from "../components/goods-grid.tsx";
import { PointsBalance } from "../components/points-balance.tsx";
import { categoriesQuery, goodsListQuery, parseMallFilter } from "../queries.ts";
import { mallText as text } from "../text.ts";

/** Prefetches the categories and the first products. */
export function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  const filter = parseMallFilter(new URL(args.request.url).searchParams);
  return prefetch(
    queries.prefetchQuery(categoriesQuery(api)),
    ...(filter.isAffordable ? [] : [queries.prefetchInfiniteQuery(goodsListQuery(api, filter))]),
  );
}

export const handle: PageHandle = {
  meta: () => ({ title: pages.mall.title, description: text.hint }),
};

/** Mall page (ROUTE-067, GEN-014). */
export function Component() {
  const [search] = useSearchParams();
  return (
    <PageBody>
      <h1 className="sr-only">{text.mall}</h1>
      <PointsBalance />
      <GoodsGrid filter={parseMallFilter(search)} getUrl={paths.mall} />
    </PageBody>
  );
}
