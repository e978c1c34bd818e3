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
import { type Choice, categories, goodsOrders, goodsPages, LIMITED, standing } from "../queries.ts";
import { mallText as text } from "../text.ts";

const CARD = 310;
const TONES = { soon: "info", limited: "danger", fresh: "brand", hot: "accent" } as const;
const KEYS = [..."abcdefgh"];
const heights = new Map<string | number, number>();

type Place = (query: { category?: string; mine?: string; order?: string }) => string;

interface GoodsGridProps {
  choice: Choice;
  /** The address of another choice on the same page. */
  hrefOf: Place;
  /** Whether what I can exchange is a tab of its own instead of a box to tick. */
  mineTab?: boolean;
}

/** The goods: a tab for each category, what I can exchange, the order, and the cards themselves. */
export function GoodsGrid({ choice, hrefOf, mineTab = false }: GoodsGridProps) {
  const { api } = useApp();
  const { token } = useMember();
  const navigate = useNavigate();
  const { data: kinds } = useQuery(categories(api));
  const me = useQuery({ ...standing(api), enabled: Boolean(token) });
  const mine = choice.mine && Boolean(token);
  const list = useInfiniteQuery({
    ...goodsPages(api, choice, mine ? me.data?.points : undefined),
    enabled: !mine || me.data !== undefined,
  });
  const rows = flattenRows(list.data, ({ id }) => id);
  // What I can exchange is asked for once my points are known.
  const asked = mine && !me.data ? me : list;
  const status = asked.isPending ? "loading" : getListStatus(list);
  const queryOf = (change: Partial<Choice>) => {
    const { category, mine: only, order } = { ...choice, ...change };
    return { category, ...(only && { mine: "1" }), ...(order !== "sort" && { order }) };
  };
  const tab = (value: string, label: string) => ({
    href: hrefOf(queryOf({ category: value, ...(mineTab && { mine: false }) })),
    label,
  });
  const tabs = [
    ...(mineTab ? [{ href: hrefOf(queryOf({ category: "", mine: true })), label: text.affordable }] : []),
    tab("", text.all),
    ...(kinds ?? []).map(({ dictValue, dictLabel }) => tab(dictValue, dictLabel)),
    tab(LIMITED, text.limited),
  ];
  const go = (change: Partial<Choice>) =>
    navigate(hrefOf(queryOf(change)), { replace: true, preventScrollReset: true });

  return (
    <>
      <h2 className="sr-only">{text.goods}</h2>
      <div className="my-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-border lg:border-b">
        <KeepScrollLinks>
          <LinkTabs
            aria-label={text.categories}
            className="border-border max-lg:w-full max-lg:border-b max-md:px-4 [&>:first-child]:-ml-3"
            items={tabs}
            current={hrefOf(queryOf({}))}
          />
        </KeepScrollLinks>
        <div className="flex items-center gap-4 max-xs:flex-wrap max-md:px-4 max-lg:w-full max-lg:justify-between">
          {!mineTab && (
            // Also for a visitor, who does not see it: the browser may find out that they are none.
            <span
              data-visitor={token ? undefined : ""}
              className={token ? "flex" : "hidden in-data-member:flex"}
            >
              <Checkbox
                checked={choice.mine}
                disabled={!token}
                onCheckedChange={(checked) => go({ mine: checked })}
              >
                {text.onlyAffordable}
              </Checkbox>
            </span>
          )}
          <Segmented
            aria-label={text.orderBy}
            options={goodsOrders.map((value) => ({ value, label: text.orders[value] }))}
            value={choice.order}
            onValueChange={(order) => go({ order: order as Choice["order"] })}
          />
        </div>
      </div>
      {rows.length === 0 && asked.isError && (
        // The balance above offers to ask for my points again.
        <LoadError
          error={asked.error}
          loading={asked.isFetching}
          onRetry={asked === list ? () => list.refetch() : undefined}
        />
      )}
      {rows.length === 0 && !asked.isError && status === "over" && (
        <EmptyState
          title={choice.mine ? text.noAffordable : text.noGoods}
          actionHref={hrefOf({})}
          actionText={text.allGoods}
        />
      )}
      {rows.length === 0 && !asked.isError && status !== "over" && (
        <div role="status" aria-busy="true" className={GRID}>
          {KEYS.map((key) => (
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
              tag={good.tag && <Tag tone={TONES[good.tag]}>{text.tags[good.tag]}</Tag>}
            />
          )}
          status={status}
          onLoadMore={() => list.fetchNextPage()}
          rowHeight={CARD}
          heights={heights}
        />
      )}
    </>
  );
}

const GRID = "grid grid-cols-2 max-xs:grid-cols-1 gap-2.5 max-md:px-4 md:grid-cols-3 md:gap-4 lg:grid-cols-4";
