import type { Circle } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { EmptyState } from "@lenscape/ui/empty-state";
import { Link } from "@lenscape/ui/link";
import { LinkChips } from "@lenscape/ui/link-chips";
import { Segmented } from "@lenscape/ui/segmented";
import { SideCard } from "@lenscape/ui/side-card";
import { UserRow } from "@lenscape/ui/user-row";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { useApp } from "#lib/app.tsx";
import { useUrlQuery } from "#lib/use-url-query.ts";
import { getPath, paths } from "#paths";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { Follow } from "#shell/members/follow-button.tsx";
import { KeepScrollLinks } from "#shell/navigation/keep-scroll-links.tsx";
import { circleOrders, circles, filterCircles, getActiveOwners, getCircleOrder } from "../queries.ts";
import { circlesText as text } from "../text.ts";
import { getCategories } from "./category-tabs.tsx";
import { CARD_GRID, CircleGrid } from "./circle-grid.tsx";

const LINES = 6;
const MAX_OWNERS = 5;

const useCircles = () => useQuery(circles(useApp().api, getCircleOrder(useSearchParams()[0])));

/** All circles, filtered by category and keyword, hot or latest first. The URL holds the filters. */
export function Circles() {
  const [search, changeQuery] = useUrlQuery();
  const query = useCircles();
  const category = search.get("category") ?? "";
  const keyword = search.get("keyword") ?? "";
  const empty = (
    <EmptyState
      description={keyword ? text.searchEmpty : text.categoryEmpty}
      actionHref={getPath("circles")}
    />
  );
  const getHref = (name?: string) => paths.circlesInCategory(name, search.get("order") ?? undefined);
  const chips = [undefined, ...getCategories(query.data?.rows ?? [])].map((name) => ({
    href: getHref(name),
    label: name ?? text.all,
  }));
  return (
    <>
      <div className="mb-4 flex items-center justify-between gap-4 max-md:mb-2 max-md:px-4">
        <KeepScrollLinks>
          <LinkChips aria-label={text.categories} items={chips} current={getHref(category || undefined)} />
        </KeepScrollLinks>
        <Segmented
          aria-label={text.order}
          options={circleOrders.map((value) => ({ value, label: text.orders[value] }))}
          value={getCircleOrder(search)}
          onValueChange={(order) =>
            changeQuery(
              (before) => {
                before.set("order", order);
                return before;
              },
              { replace: true, preventScrollReset: true },
            )
          }
          className="flex-none"
        />
      </div>
      <QueryBody query={query} lines={LINES} lineClass="h-28" grid={CARD_GRID} size="md" empty={empty}>
        {(rows: Circle[]) => {
          const filtered = filterCircles(rows, category, keyword);
          if (filtered.length === 0) return empty;
          return <CircleGrid circles={filtered} />;
        }}
      </QueryBody>
    </>
  );
}

/** Sidebar card with the owners of the most active circles. */
export function CircleOwners() {
  return (
    <SideCard title={text.activeOwners}>
      <QueryBody query={useCircles()} lines={MAX_OWNERS} lineClass="h-13" picture>
        {(rows: Circle[]) =>
          getActiveOwners(rows, MAX_OWNERS).map(({ user, circle }) => (
            <UserRow
              key={user.userId}
              user={user}
              note={circle}
              href={paths.profile(user.userId)}
              action={<Follow userId={user.userId} name={user.nickname} />}
            />
          ))
        }
      </QueryBody>
    </SideCard>
  );
}

/** Sidebar card that explains how to request a circle. */
export function RequestCircle() {
  return (
    <SideCard title={text.requestCircle}>
      <div className="grid gap-3 px-4 pb-2">
        <p className="text-meta text-text-secondary">{text.requestCircleHint}</p>
        <Button asChild block>
          <Link href={getPath("feedbackV2")}>{text.requestCircleAction}</Link>
        </Button>
      </div>
    </SideCard>
  );
}
