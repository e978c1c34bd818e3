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
import { appOf, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pageOf, pages } from "#paths";
import { Failure } from "#shell/loading/failure.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { MonthCard } from "../components/moderation-month-card.tsx";
import { moderationLog } from "../queries.ts";
import { moderationLogText as text } from "../text.ts";

/** A card that fills a phone's width. */
const FLUSH = "max-md:rounded-none max-md:border-x-0";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = appOf(args);
  await prefetch(queries.prefetchQuery(moderationLog(api)));
  return null;
}

export const handle: PageHandle = {
  meta: () => ({ title: pages.moderationLog.title, description: text.hint }),
};

/** Where the numbers come from. */
function How() {
  return (
    <SideCard title={text.how.title} className={FLUSH}>
      <ul className="grid gap-2 px-4 pb-2 text-sm text-text-secondary">
        {text.how.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </SideCard>
  );
}

function Appealing() {
  return (
    <SideCard title={text.appeal.title} className={FLUSH}>
      <div className="grid gap-3 px-4 pb-2 text-sm text-text-secondary">
        <p>{text.appeal.text}</p>
        <Button asChild>
          <Link href={pageOf("appeals")}>{text.appeal.open}</Link>
        </Button>
      </div>
    </SideCard>
  );
}

function Months() {
  const { data, error, isError, isFetching, refetch } = useQuery(moderationLog(useApp().api));
  if (!data)
    return isError ? (
      <Card className={FLUSH}>
        <Failure error={error} loading={isFetching} onRetry={() => void refetch()} />
      </Card>
    ) : (
      <Card className={cn("p-6", FLUSH)} role="status" aria-busy="true">
        <Skeleton className="h-70 w-full" />
      </Card>
    );
  if (data.months.length === 0)
    return (
      <Card className={FLUSH}>
        <EmptyState title={text.none} description={text.noneHint} className="py-16" />
      </Card>
    );
  return data.months.map((month) => (
    <MonthCard
      key={month.month}
      {...month}
      until={data.until.startsWith(month.month) ? data.until : undefined}
    />
  ));
}

/** What was moderated month by month: which rule, which act, how many, and how appeals were answered. */
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
          <Appealing />
          <How />
        </>
      }
    >
      <div className="grid gap-4 max-md:gap-2">
        <Months />
        <div className="grid gap-4 max-md:gap-2 md:hidden">
          <Appealing />
          <How />
        </div>
      </div>
    </PageBody>
  );
}
