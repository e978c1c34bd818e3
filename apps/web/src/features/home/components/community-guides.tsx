import { hasPermi } from "@lenscape/api/permissions";
import type { Thread } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { Divider } from "@lenscape/ui/divider";
import { EmptyState } from "@lenscape/ui/empty-state";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { NoticeList } from "@lenscape/ui/notice-list";
import { SideCard } from "@lenscape/ui/side-card";
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { homeText as text } from "#copy/home-text.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { guides, pacts } from "../queries.ts";

const LINES = 3;
/** Who has it puts threads into these lists. */
const PERMISSION = "thread.sticky.site";

const lineOf = ({ id, title, excerpt }: Thread) => ({ id, title: title || excerpt });

/** How a list gets its threads, for those who fill it. */
function Unfilled({ list }: { list: string }) {
  return (
    <EmptyState
      size="sm"
      title={fillText(text.unfilled, { list })}
      description={fillText(text.unfilledHint, { list })}
    >
      <Button size="sm" asChild className="mt-3">
        <Link href={paths.console("threads")}>{text.toThreads}</Link>
      </Button>
    </EmptyState>
  );
}

/**
 * The pacts of the community, the latest three, and where newcomers start, three threads, in one card (SIDE-005,
 * SIDE-006). An empty list is there for those alone who can fill it.
 */
export function Notices({ className }: { className?: string }) {
  const { api } = useApp();
  const fills = hasPermi(useMember().permissions, PERMISSION);
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
  const shown = lists.filter(({ query }) => fills || query.data?.rows.length !== 0);
  if (shown.length === 0) return null;
  return (
    <Card className={cn("overflow-clip [&>section]:rounded-none [&>section]:border-0", className)}>
      {shown.map(({ kind, title, column, query }, index) => (
        <Fragment key={kind}>
          {index > 0 && <Divider className="mx-4" />}
          <SideCard title={title} moreHref={paths.recommend(column)}>
            <QueryBody query={query} lines={LINES} empty={<Unfilled list={title} />}>
              {(rows: Thread[]) => (
                <NoticeList kind={kind} items={rows.map(lineOf)} hrefOf={({ id }) => paths.thread(id)} />
              )}
            </QueryBody>
          </SideCard>
        </Fragment>
      ))}
    </Card>
  );
}
