import { Checkbox } from "@lenscape/ui/checkbox";
import { EmptyState } from "@lenscape/ui/empty-state";
import { GoodsCard, GoodsCardSkeleton } from "@lenscape/ui/goods-card";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { LinkTabs } from "@lenscape/ui/link-tabs";
import { Segmented } from "@lenscape/ui/segmented";
import { Tag } from "@lenscape/ui/tag";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useApp, useMember } from "#lib/app.tsx";
import { flattenRows, getListStatus } from "#lib/query.ts";
import { paths } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { KeepScrollLinks } from "#shell/navigation/keep-scroll-links.tsx";
import {
  categoriesQuery,
  goodsListQuery,
  goodsOrders,
  LIMITED_CATEGORY,
  type MallFilter,
  standingQuery,
} from "../queries.ts";
import { mallText as text } from "../text.ts";

const CARD_HEIGHT = 310;
const TAG_TONES = { soon: "info", limited: "danger", fresh: "brand", hot: "accent" } as const;
const SKELETON_KEYS = [..."abcdefgh"];
const rowHeights = new Map<string | number, number>();

type GetUrl = (query: { category?: string; mine?: string; order?: string }) => string;

interface GoodsGridProps {
  filter: MallFilter;
  /** Returns the URL of a filter on the same page. */
  getUrl: GetUrl;
  /** Whether affordable products are a tab instead of a checkbox. */
  hasAffordableTab?: boolean;
}

/** Product list with category tabs, affordable filter, order and cards. */
export function GoodsGrid({ filter, getUrl, hasAffordableTab = false }: GoodsGridProps) {
  const { api } = useApp();
  const { token } = useMember();
  const navigate = useNavigate();
  const { data: categories } = useQuery(categoriesQuery(api));
  const standing = useQuery({ ...standingQuery(api), enabled: Boolean(token) });
  const mine = filter.isAffordable && Boolean(token);
  const list = useInfiniteQuery({
    ...goodsListQuery(api, filter, mine ? standing.data?.points : undefined),
    enabled: !mine || standing.data !== undefined,
  });
  const rows = flattenRows(list.data, ({ id }) => id);
  // Affordable products are fetched after the member's points.
  const pendingQuery = mine && !standing.data ? standing : list;
  const status = pendingQuery.isPending ? "loading" : getListStatus(list);
  const toQuery = (change: Partial<MallFilter>) => {
    const { category, isAffordable: isOnlyAffordable, order } = { ...filter, ...change };
    return { category, ...(isOnlyAffordable && { mine: "1" }), ...(order !== "sort" && { order }) };
  };
  const createTab = (value: string, label: string) => ({
    href: getUrl(toQuery({ category: value, ...(hasAffordableTab && { isAffordable: false }) })),
    label,
  });
  const tabs = [
    ...(hasAffordableTab
      ? [{ href: getUrl(toQuery({ category: "", isAffordable: true })), label: text.affordable }]
      : []),
    createTab("", text.all),
    ...(categories ?? []).map(({ dictValue, dictLabel }) => createTab(dictValue, dictLabel)),
    createTab(LIMITED_CATEGORY, text.limited),
  ];
  const navigateTo = (change: Partial<MallFilter>) =>
    navigate(getUrl(toQuery(change)), { replace: true, preventScrollReset: true });

  return (
    <>
      <h2 className="sr-only">{text.goods}</h2>
      <div className="my-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-border lg:border-b">
        <KeepScrollLinks>
          <LinkTabs
            aria-label={text.categories}
            className="border-border max-lg:w-full max-lg:border-b max-md:px-4 [&>:first-child]:-ml-3"
            items={tabs}
            current={getUrl(toQuery({}))}
          />
        </KeepScrollLinks>
        <div className="flex items-center gap-4 max-xs:flex-wrap max-md:px-4 max-lg:w-full max-lg:justify-between">
          {!hasAffordableTab && (
            // Also rendered for visitors but hidden, because the server does not know whether the viewer is a member.
            <span
              data-visitor={token ? undefined : ""}
              className={token ? "flex" : "hidden in-data-member:flex"}
            >
              <Checkbox
                checked={filter.isAffordable}
                disabled={!token}
                onCheckedChange={(checked) => navigateTo({ isAffordable: checked })}
              >
                {text.onlyAffordable}
              </Checkbox>
            </span>
          )}
          <Segmented
            aria-label={text.orderBy}
            options={goodsOrders.map((value) => ({ value, label: text.orders[value] }))}
            value={filter.order}
            onValueChange={(order) => navigateTo({ order: order as MallFilter["order"] })}
          />
        </div>
      </div>
      {rows.length === 0 && pendingQuery.isError && (
        // The points balance above has the retry for the member's points.
        <LoadError
          error={pendingQuery.error}
          loading={pendingQuery.isFetching}
          onRetry={pendingQuery === list ? () => list.refetch() : undefined}
        />
      )}
      {rows.length === 0 && !pendingQuery.isError && status === "over" && (
        <EmptyState
          title={filter.isAffordable ? text.noAffordable : text.noGoods}
          actionHref={getUrl({})}
          actionText={text.allGoods}
        />
      )}
      {rows.length === 0 && !pendingQuery.isError && status !== "over" && (
        <div role="status" aria-busy="true" className={GRID}>
          {SKELETON_KEYS.map((key) => (
            <GoodsCardSkeleton key={key} />
          ))}
        </div>
      )}
      {rows.length > 0 && (
        <InfiniteList
          items={rows}
          getKey={({ id }) => id}
          listClassName={GRID}
          renderItem={(good) => (
            <GoodsCard
              className="h-full"
              goods={{
                id: good.id,
                name: good.goodsName,
                picUrl: good.coverUrl,
                points: good.pointsPrice,
                stock: good.stock,
              }}
              href={paths.goods(good.id)}
              tag={good.tag && <Tag tone={TAG_TONES[good.tag]}>{text.tags[good.tag]}</Tag>}
            />
          )}
          status={status}
          onLoadMore={() => list.fetchNextPage()}
          rowHeight={CARD_HEIGHT}
          heights={rowHeights}
        />
      )}
    </>
  );
}

const GRID = "grid grid-cols-2 max-xs:grid-cols-1 gap-2.5 max-md:px-4 md:grid-cols-3 md:gap-4 lg:grid-cols-4";
