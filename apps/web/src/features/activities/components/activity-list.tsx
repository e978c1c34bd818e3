import type { ActivityCard as Activity } from "@lenscape/api/types";
import { ActivityCard } from "@lenscape/ui/activity-card";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { Checkbox } from "@lenscape/ui/checkbox";
import { EmptyState } from "@lenscape/ui/empty-state";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { LinkTabs } from "@lenscape/ui/link-tabs";
import { ListFooter } from "@lenscape/ui/list-footer";
import { PageBody } from "@lenscape/ui/page-body";
import { PageHeader } from "@lenscape/ui/page-header";
import { Skeleton } from "@lenscape/ui/skeleton";
import { Tag } from "@lenscape/ui/tag";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { useApp, useMember } from "#lib/app.tsx";
import { flattenRows, getListStatus } from "#lib/query.ts";
import { paths } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { KeepScrollLinks } from "#shell/navigation/keep-scroll-links.tsx";
import { getPublishHrefs } from "#shell/navigation/menu.ts";
import {
  getActivityNote,
  getJoinedText,
  getPlaceText,
  getStateText,
  getTone,
  isFull,
} from "../activity-description.ts";
import { type ActivityListFilter, activities, activityCounts, activityTabs } from "../queries.ts";
import { activityText as text } from "../text.ts";

const PLACEHOLDERS = ["a", "b", "c", "d", "e", "f"];
const GRID = "grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 md:gap-4 wide:grid-cols-3";

/** Activities of a group in tabs by state (ROUTE-058, ROUTE-059). */
export function ActivityList({ filter }: { filter: ActivityListFilter }) {
  const { api } = useApp();
  const member = useMember();
  const navigate = useNavigate();
  const { groupId, tab, offlineOnly } = filter;
  const { data: counts } = useQuery(activityCounts(api, groupId));
  const publishHref = getPublishHrefs(member).activity;
  const getHref = (name: (typeof activityTabs)[number], offline = offlineOnly) =>
    paths.activities(groupId, name === "all" ? undefined : name, offline ? 1 : undefined);
  const countByTab: Partial<Record<string, number>> = { ...counts };
  return (
    <PageBody className="max-md:px-4">
      <PageHeader
        title={text.title}
        description={text.hint}
        className="max-md:sr-only"
        action={
          member.token &&
          publishHref && (
            <Button asChild>
              <Link href={publishHref}>
                <Plus aria-hidden="true" strokeWidth={1.7} />
                {text.publish}
              </Link>
            </Button>
          )
        }
      />
      <div className="mb-3 flex items-center justify-between gap-3 max-md:-mx-4">
        <KeepScrollLinks>
          <LinkTabs
            aria-label={text.tabsLabel}
            className="-ml-3 max-md:ml-1"
            current={getHref(tab)}
            items={activityTabs.map((name) => ({
              href: getHref(name),
              label: (
                <>
                  <span>{text.tabs[name]}</span>
                  {Boolean(countByTab[name]) && (
                    <span key={countByTab[name]} className="ml-1 font-normal text-text-muted tabular-nums">
                      {countByTab[name]}
                    </span>
                  )}
                </>
              ),
            }))}
          />
        </KeepScrollLinks>
        <span className="flex-none max-md:hidden">
          <Checkbox
            checked={offlineOnly}
            onCheckedChange={(checked) => void navigate(getHref(tab, checked), { preventScrollReset: true })}
          >
            {text.offlineOnly}
          </Checkbox>
        </span>
      </div>
      <ActivityCards key={getHref(tab)} filter={filter} />
    </PageBody>
  );
}

function ActivityCards({ filter }: { filter: ActivityListFilter }) {
  const { api } = useApp();
  const list = useInfiniteQuery(activities(api, filter));
  const rows = flattenRows(list.data, ({ id }) => id);
  if (!list.data) {
    if (list.isError)
      return <LoadError error={list.error} loading={list.isFetching} onRetry={() => void list.refetch()} />;
    return (
      <div role="status" aria-busy="true" className={GRID}>
        {PLACEHOLDERS.map((key) => (
          <Card key={key} className="flex h-80 flex-col overflow-clip">
            <Skeleton className="w-full grow rounded-none" />
            <div className="grid gap-2 p-4">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          </Card>
        ))}
      </div>
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        title={text.empty}
        description={text.emptyHint}
        actionText={text.viewAll}
        actionHref={filter.tab === "all" ? undefined : paths.activities(filter.groupId)}
      />
    );
  }
  const [first, ...rest] = filter.tab === "all" ? rows : [undefined, ...rows];
  return (
    <>
      {first && (
        <div className="mb-3 md:mb-4">
          <ActivityListCard card={first} isLarge />
        </div>
      )}
      <ul className={GRID}>
        {rest.map(
          (card) =>
            card && (
              <li key={card.id} data-row={card.id}>
                <ActivityListCard card={card} />
              </li>
            ),
        )}
      </ul>
      <ListFooter status={getListStatus(list)} onLoadMore={() => void list.fetchNextPage()} />
    </>
  );
}

function ActivityListCard({ card, isLarge = false }: { card: Activity; isLarge?: boolean }) {
  return (
    <ActivityCard
      activity={card}
      href={paths.activity(card.id)}
      tone={getTone(card)}
      stateText={getStateText(card)}
      where={getPlaceText(card)}
      joinedText={getJoinedText(card)}
      note={getActivityNote(card)}
      seatsLabel={text.seats}
      actText={card.state === 1 && !isFull(card) ? text.signUp : undefined}
      big={isLarge}
      tags={
        <>
          <Tag tone={card.isOnline ? "info" : "brand"}>{card.isOnline ? text.online : text.offline}</Tag>
          {card.costPoints > 0 && <Tag tone="accent">{fillText(text.costTag, { n: card.costPoints })}</Tag>}
          {card.needAudit === 1 && <Tag>{text.needsReview}</Tag>}
        </>
      }
    />
  );
}
