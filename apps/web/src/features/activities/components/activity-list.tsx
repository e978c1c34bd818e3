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
import { activityText as text } from "#copy/activity-text.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { flatRows, listStatus } from "#lib/query.ts";
import { paths } from "#paths";
import { Failure } from "#shell/loading/failure.tsx";
import { publishTargets } from "#shell/navigation/menu.ts";
import { StayLinks } from "#shell/navigation/stay-link.tsx";
import { isFull, joinedText, noteOf, stateText, toneOf, whereOf } from "../activity-description.ts";
import { activities, activityTabs, counts, type ListChoice } from "../queries.ts";

const PLACEHOLDERS = ["a", "b", "c", "d", "e", "f"];
const GRID = "grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3";

/** The activities of a group, by state (ROUTE-058, ROUTE-059). */
export function ActivityList({ choice }: { choice: ListChoice }) {
  const { api } = useApp();
  const member = useMember();
  const navigate = useNavigate();
  const { groupId, tab, offlineOnly } = choice;
  const { data: found } = useQuery(counts(api, groupId));
  const host = publishTargets(member).activity;
  const at = (name: (typeof activityTabs)[number], offline = offlineOnly) =>
    paths.activities(groupId, name === "all" ? undefined : name, offline ? 1 : undefined);
  const numbers: Partial<Record<string, number>> = { ...found };
  return (
    <PageBody className="max-md:px-4">
      <PageHeader
        title={text.title}
        description={text.hint}
        className="max-md:sr-only"
        action={
          member.token &&
          host && (
            <Button asChild>
              <Link href={host}>
                <Plus aria-hidden="true" strokeWidth={1.7} />
                {text.start}
              </Link>
            </Button>
          )
        }
      />
      <div className="mb-3 flex items-center justify-between gap-3 max-md:-mx-4">
        <StayLinks>
          <LinkTabs
            aria-label={text.tabList}
            className="-ml-3 max-md:ml-1"
            current={at(tab)}
            items={activityTabs.map((name) => ({
              href: at(name),
              label: (
                <>
                  {text.tabs[name]}
                  {Boolean(numbers[name]) && (
                    <span className="ml-1 font-normal text-text-muted tabular-nums">{numbers[name]}</span>
                  )}
                </>
              ),
            }))}
          />
        </StayLinks>
        <span className="flex-none max-md:hidden">
          <Checkbox
            checked={offlineOnly}
            onCheckedChange={(checked) => void navigate(at(tab, checked), { preventScrollReset: true })}
          >
            {text.offlineOnly}
          </Checkbox>
        </span>
      </div>
      <Cards key={at(tab)} choice={choice} />
    </PageBody>
  );
}

function Cards({ choice }: { choice: ListChoice }) {
  const { api } = useApp();
  const list = useInfiniteQuery(activities(api, choice));
  const rows = flatRows(list.data, ({ id }) => id);
  if (!list.data) {
    if (list.isError)
      return <Failure error={list.error} loading={list.isFetching} onRetry={() => void list.refetch()} />;
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
        title={text.none}
        description={text.noneHint}
        actionText={text.all}
        actionHref={choice.tab === "all" ? undefined : paths.activities(choice.groupId)}
      />
    );
  }
  const [first, ...rest] = choice.tab === "all" ? rows : [undefined, ...rows];
  return (
    <>
      {first && (
        <div className="mb-3 md:mb-4">
          <One card={first} big />
        </div>
      )}
      <ul className={GRID}>
        {rest.map(
          (card) =>
            card && (
              <li key={card.id} data-row={card.id}>
                <One card={card} />
              </li>
            ),
        )}
      </ul>
      <ListFooter status={listStatus(list)} onLoadMore={() => void list.fetchNextPage()} />
    </>
  );
}

function One({ card, big = false }: { card: Activity; big?: boolean }) {
  return (
    <ActivityCard
      activity={card}
      href={paths.activity(card.id)}
      tone={toneOf(card)}
      stateText={stateText(card)}
      where={whereOf(card)}
      joinedText={joinedText(card)}
      note={noteOf(card)}
      seatsLabel={text.seats}
      actText={card.state === 1 && !isFull(card) ? text.signUp : undefined}
      big={big}
      tags={
        <>
          <Tag tone={card.isOnline ? "info" : "brand"}>{card.isOnline ? text.online : text.offline}</Tag>
          {card.costPoints > 0 && <Tag tone="accent">{fillText(text.points, { n: card.costPoints })}</Tag>}
          {card.needAudit === 1 && <Tag>{text.audit}</Tag>}
        </>
      }
    />
  );
}
