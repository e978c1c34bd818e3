import { hasPermi } from "@lenscape/api/permissions";
import type { Thread } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { EmptyState } from "@lenscape/ui/empty-state";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { NoticeList } from "@lenscape/ui/notice-list";
import { SideCard } from "@lenscape/ui/side-card";
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { guides, pacts } from "../queries.ts";
import { homeText as text } from "../text.ts";

const LINES = 3;
/** Permission to add threads to these lists. */
const PERMISSION = "thread.sticky.site";

const toItem = ({ id, title, excerpt }: Thread) => ({ id, title: title || excerpt });

/** Explains how to add threads to an empty list. */
function EmptyList({ list }: { list: string }) {
  return (
    <EmptyState
      size="sm"
      title={fillText(text.guidesEmpty, { list })}
      description={fillText(text.guidesEmptyHint, { list })}
    >
      <Button size="sm" asChild className="mt-3">
        <Link href={paths.console("threads")}>{text.selectThreads}</Link>
      </Button>
    </EmptyState>
  );
}

/**
 * Card with the latest three pacts and three guides for newcomers (SIDE-005, SIDE-006). An empty list is visible only
 * to members who can add threads to it.
 */
export function CommunityGuides({ className }: { className?: string }) {
  const { api } = useApp();
  const canAdd = hasPermi(useMember().permissions, PERMISSION);
  const lists = [
    {
      kind: "pact",
      title: text.pacts,
      column: "pacts",
      query: useQuery(pacts(api)),
    },
    {
      kind: "guide",
      title: text.guides,
      column: "guides",
      query: useQuery(guides(api)),
    },
  ] as const;
  const visibleLists = lists.filter(({ query }) => canAdd || query.data?.rows.length !== 0);
  if (visibleLists.length === 0) return null;
  return (
    <div className={cn("grid grid-cols-[minmax(0,1fr)] gap-4", className)}>
      {visibleLists.map(({ kind, title, column, query }) => (
        <Fragment key={kind}>
          <SideCard title={title} moreHref={paths.recommend(column)}>
            <QueryBody query={query} lines={LINES} empty={<EmptyList list={title} />}>
              {(rows: Thread[]) => (
                <NoticeList kind={kind} items={rows.map(toItem)} hrefOf={({ id }) => paths.thread(id)} />
              )}
            </QueryBody>
          </SideCard>
        </Fragment>
      ))}
    </div>
  );
}
