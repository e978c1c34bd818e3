import { Card } from "@lenscape/ui/card";
import { Link } from "@lenscape/ui/link";
import { PageBody } from "@lenscape/ui/page-body";
import { PointsMark } from "@lenscape/ui/points-mark";
import { PullRefresh } from "@lenscape/ui/pull-refresh";
import { useQuery } from "@tanstack/react-query";
import { CalendarCheck2, ChevronRight } from "lucide-react";
import type { LoaderFunctionArgs } from "react-router-dom";
import { tasksText as text } from "#copy/tasks.ts";
import { taskList } from "#features/tasks/queries.ts";
import { PeriodTasks, StarterTasks } from "#features/tasks/task-cards.tsx";
import { appOf, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { showing } from "#lib/touched.ts";
import { pageOf, pages } from "#paths";
import { taskInfo } from "#shell/check-in.ts";
import { prefetch } from "#shell/prefetch.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = appOf(args);
  await prefetch(
    queries.prefetchQuery(taskInfo(api)),
    queries.prefetchInfiniteQuery(taskList(api, "day")),
    queries.prefetchInfiniteQuery(taskList(api, "starter")),
  );
  return null;
}

export const handle: PageHandle = { meta: () => ({ title: pages.tasks.title, noindex: true }) };

/** The task zone and centre (TASK-001 to TASK-013). */
export function Component() {
  const { api, queries } = useApp();
  const { data } = useQuery(taskInfo(api));
  const signed = data?.signStatus === 1;
  // Back to page 1 with an empty list, as every refresh (STATE-023, STATE-024).
  const refresh = () =>
    Promise.all([queries.resetQueries(taskInfo(api)), queries.resetQueries({ predicate: showing("Task") })]);
  return (
    <PageBody className="md:pt-5">
      <PullRefresh onRefresh={refresh} className="mx-auto max-w-214">
        <h1 className="sr-only">{pages.tasks.title}</h1>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 md:gap-4">
          <Card className="grid items-center gap-x-6 gap-y-4 p-4 max-md:rounded-none max-md:border-x-0 sm:grid-cols-2 md:p-5">
            <div>
              <p className="text-sm text-text-muted">{text.myPoints}</p>
              <p className="mt-1 h-9">
                {data && (
                  <PointsMark
                    value={data.pointsCount}
                    size="lg"
                    tone="text"
                    className="text-[1.625rem] leading-[2.25rem]"
                  />
                )}
              </p>
            </div>
            <Link
              href={pageOf("checkIn")}
              className="flex items-center gap-3 rounded-md bg-accent-soft px-4 py-3 hover:bg-tint-amber"
            >
              <CalendarCheck2
                aria-hidden="true"
                size="1.375rem"
                strokeWidth={1.7}
                className="flex-none text-accent-text"
              />
              <span className="min-w-0 grow">
                <b className="block font-semibold">{text.checkIn}</b>
                <span className="block text-sm text-text-secondary">
                  {signed ? text.signedHint : text.checkInHint}
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
          <PeriodTasks />
          <StarterTasks />
        </div>
      </PullRefresh>
    </PageBody>
  );
}
