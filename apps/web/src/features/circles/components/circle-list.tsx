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
import { communityText as text } from "#copy/community-text.ts";
import { useApp } from "#lib/app.tsx";
import { useQueryChange } from "#lib/use-query-change.ts";
import { pageOf, paths } from "#paths";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { Follow } from "#shell/members/follow-button.tsx";
import { StayLinks } from "#shell/navigation/stay-link.tsx";
import { circleOrderOf, circleOrders, circleOwners, circles, matchingCircles } from "../queries.ts";
import { categoriesOf } from "./category-tabs.tsx";
import { CARDS, CircleGrid } from "./circle-grid.tsx";

const LINES = 6;
const OWNERS = 5;

const useCircles = () => useQuery(circles(useApp().api, circleOrderOf(useSearchParams()[0])));

/** All circles: filtered by category and word, by heat or the newest first. The address holds the choice. */
export function Circles() {
  const [search, changeQuery] = useQueryChange();
  const query = useCircles();
  const category = search.get("category") ?? "";
  const keyword = search.get("keyword") ?? "";
  const empty = (
    <EmptyState description={keyword ? text.noCircles : text.noForums} actionHref={pageOf("circles")} />
  );
  const hrefOf = (name?: string) => paths.circlesOf(name, search.get("order") ?? undefined);
  const chips = [undefined, ...categoriesOf(query.data?.rows ?? [])].map((name) => ({
    href: hrefOf(name),
    label: name ?? text.all,
  }));
  return (
    <>
      <div className="mb-4 flex items-center justify-between gap-4 max-md:mb-2 max-md:px-4">
        <StayLinks>
          <LinkChips aria-label={text.categories} items={chips} current={hrefOf(category || undefined)} />
        </StayLinks>
        <Segmented
          aria-label={text.order}
          options={circleOrders.map((value) => ({ value, label: text.orders[value] }))}
          value={circleOrderOf(search)}
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
      <QueryBody query={query} lines={LINES} lineClass="h-28" grid={CARDS} size="md" empty={empty}>
        {(rows: Circle[]) => {
          const shown = matchingCircles(rows, category, keyword);
          if (shown.length === 0) return empty;
          return <CircleGrid circles={shown} />;
        }}
      </QueryBody>
    </>
  );
}

/** Who keeps the liveliest circles going. */
export function CircleOwners() {
  return (
    <SideCard title={text.owners}>
      <QueryBody query={useCircles()} lines={OWNERS} lineClass="h-13" picture>
        {(rows: Circle[]) =>
          circleOwners(rows, OWNERS).map(({ user, circle }) => (
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

/** How a circle comes to be: operators open it, asked through the feedback. */
export function WantCircle() {
  return (
    <SideCard title={text.wantCircle}>
      <div className="grid gap-3 px-4 pb-2">
        <p className="text-sm text-text-secondary">{text.wantCircleHint}</p>
        <Button asChild block>
          <Link href={pageOf("feedbackV2")}>{text.wantCircleAction}</Link>
        </Button>
      </div>
    </SideCard>
  );
}
