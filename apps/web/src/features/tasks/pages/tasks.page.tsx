import { Card } from "@lenscape/ui/card";
import { Link } from "@lenscape/ui/link";
import { PageBody } from "@lenscape/ui/page-body";
import { PointsMark } from "@lenscape/ui/points-mark";
import { PullRefresh } from "@lenscape/ui/pull-refresh";
import { useQuery } from "@tanstack/react-query";
import { CalendarCheck2, ChevronRight } from "lucide-react";
import type { LoaderFunctionArgs } from "react-router-dom";
import { PointsCard } from "#features/check-in/components/check-in-aside.tsx";
import { checkInInfoQuery } from "#features/check-in/queries.ts";
import { getApp, useApp } from "#lib/app.tsx";
import { byEntities } from "#lib/invalidate.ts";
import type { PageHandle } from "#lib/page.ts";
import { getPath, pages } from "#paths";
import { taskInfo } from "#shell/members/use-check-in.ts";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { PeriodTasks, StarterTasks } from "../components/task-cards.tsx";
import { taskListQuery } from "../queries.ts";
import { tasksText as text } from "../text.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  await prefetch(
    queries.prefetchQuery(taskInfo(api)),
    queries.prefetchQuery(checkInInfoQuery(api)),
    queries.prefetchInfiniteQuery(taskListQuery(api, "day")),
    queries.prefetchInfiniteQuery(taskListQuery(api, "starter")),
  );
  return null;
}

export const handle: PageHandle = { meta: () => ({ title: pages.tasks.title, noindex: true }) };

/** The member's points and the link to the check-in. */
function PointsAndCheckIn() {
  const { data } = useQuery(checkInInfoQuery(useApp().api));
  return (
    <>
      <PointsCard />
      <Card asChild className="bg-accent-soft hover:bg-tint-amber max-md:rounded-none max-md:border-x-0">
        <Link href={getPath("checkIn")} className="flex items-center gap-3 px-4 py-3">
          <CalendarCheck2
            aria-hidden="true"
            size="1.375rem"
            strokeWidth={1.7}
            className="flex-none text-accent-text"
          />
          <span className="min-w-0 grow">
            <span className="flex flex-wrap items-center gap-x-2">
              <b className="font-semibold">{text.checkIn}</b>
              {data?.signStatus === 0 && <PointsMark value={data.reward} signed />}
            </span>
            <span className="block text-meta text-text-secondary">
              {data?.signStatus === 1 ? text.signedHint : text.checkInHint}
            </span>
          </span>
          <ChevronRight
            aria-hidden="true"
            size="1rem"
            strokeWidth={1.7}
            className="flex-none text-text-muted"
          />
        </Link>
      </Card>
    </>
  );
}

/** Task page (TASK-001 to TASK-013). */
export function Component() {
  const { api, queries } = useApp();
  // Resets the list to page 1, like every refresh (STATE-023, STATE-024).
  const refresh = () =>
    Promise.all([
      queries.resetQueries(taskInfo(api)),
      queries.resetQueries(checkInInfoQuery(api)),
      queries.resetQueries({ predicate: byEntities("Task") }),
    ]);
  return (
    <PageBody
      className="md:pt-5"
      above={
        <h1 className="mb-2 font-semibold text-[1.375rem] leading-[2.5rem] max-md:sr-only">
          {pages.tasks.title}
        </h1>
      }
      aside={<PointsAndCheckIn />}
    >
      <PullRefresh onRefresh={refresh}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 md:gap-4">
          <div className="grid gap-2 md:hidden">
            <PointsAndCheckIn />
          </div>
          <PeriodTasks />
          <StarterTasks />
        </div>
      </PullRefresh>
    </PageBody>
  );
}
