import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { cn } from "@lenscape/ui/lib/cn";
import { Link } from "@lenscape/ui/link";
import { PageBody } from "@lenscape/ui/page-body";
import { PageHeader } from "@lenscape/ui/page-header";
import { SideCard } from "@lenscape/ui/side-card";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import type { LoaderFunctionArgs } from "react-router-dom";
import { getApp, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { getPath, pages } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { ModerationMonthCard } from "../components/moderation-month-card.tsx";
import { moderationLog } from "../queries.ts";
import { moderationLogText as text } from "../text.ts";

/** Class of a card with the full width of phones. */
const FULL_WIDTH = "max-md:rounded-none max-md:border-x-0";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  await prefetch(queries.prefetchQuery(moderationLog(api)));
  return null;
}

export const handle: PageHandle = {
  meta: () => ({ title: pages.moderationLog.title, description: text.hint }),
};

/** Sidebar card that explains the numbers. */
function MethodCard() {
  return (
    <SideCard title={text.method.title} className={FULL_WIDTH}>
      <ul className="grid gap-2 px-4 pb-2 text-meta text-text-secondary">
        {text.method.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </SideCard>
  );
}

/** Sidebar card with a link to appeals. */
function AppealCard() {
  return (
    <SideCard title={text.appeal.title} className={FULL_WIDTH}>
      <div className="grid gap-3 px-4 pb-2 text-meta text-text-secondary">
        <p>{text.appeal.text}</p>
        <Button asChild>
          <Link href={getPath("appeals")}>{text.appeal.open}</Link>
        </Button>
      </div>
    </SideCard>
  );
}

function Months() {
  const { data, error, isError, isFetching, refetch } = useQuery(moderationLog(useApp().api));
  if (!data)
    return isError ? (
      <Card className={FULL_WIDTH}>
        <LoadError error={error} loading={isFetching} onRetry={() => void refetch()} />
      </Card>
    ) : (
      <Card className={cn("p-6", FULL_WIDTH)} role="status" aria-busy="true">
        <Skeleton className="h-70 w-full" />
      </Card>
    );
  if (data.months.length === 0)
    return (
      <Card className={FULL_WIDTH}>
        <EmptyState title={text.empty} description={text.emptyHint} className="py-16" />
      </Card>
    );
  return data.months.map((month) => (
    <ModerationMonthCard
      key={month.month}
      {...month}
      until={data.until.startsWith(month.month) ? data.until : undefined}
    />
  ));
}

/** Page of the public moderation log, month by month. */
export function Component() {
  return (
    <PageBody
      above={
        <PageHeader
          title={<span className="page-title">{pages.moderationLog.title}</span>}
          description={text.hint}
          className="max-md:px-4"
        />
      }
      aside={
        <>
          <AppealCard />
          <MethodCard />
        </>
      }
    >
      <div className="grid gap-4 max-md:gap-2">
        <Months />
        <div className="grid gap-4 max-md:gap-2 md:hidden">
          <AppealCard />
          <MethodCard />
        </div>
      </div>
    </PageBody>
  );
}
