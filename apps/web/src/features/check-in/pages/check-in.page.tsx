import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { Link } from "@lenscape/ui/link";
import { PageBody } from "@lenscape/ui/page-body";
import type { LoaderFunctionArgs } from "react-router-dom";
import { PeriodTasks, StarterTasks } from "#features/tasks/components/task-cards.tsx";
import { getApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { getPath, pages } from "#paths";
import { taskInfo } from "#shell/members/use-check-in.ts";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { EarlyCard, PointsCard, ReminderCard } from "../components/check-in-aside.tsx";
import { Month } from "../components/check-in-month.tsx";
import { SunCard } from "../components/sun-card.tsx";
import { calendarQuery, checkInInfoQuery, earlyBirdsQuery, prizesQuery } from "../queries.ts";
import { checkInText as text } from "../text.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  await prefetch(
    queries.prefetchQuery(taskInfo(api)),
    queries.prefetchQuery(checkInInfoQuery(api)),
    queries.prefetchQuery(calendarQuery(api)),
    queries.prefetchQuery(prizesQuery(api)),
    queries.prefetchQuery(earlyBirdsQuery(api)),
  );
  return null;
}

export const handle: PageHandle = { meta: () => ({ title: pages.checkIn.title, noindex: true }) };

/** Check-in page with the month and the tasks (ROUTE-054). */
export function Component() {
  return (
    <PageBody
      className="md:pt-5"
      aside={
        <>
          <PointsCard />
          <EarlyCard />
          <ReminderCard />
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 md:gap-4">
        <Card className="overflow-clip max-md:rounded-none max-md:border-x-0 wide:grid wide:grid-cols-[32.5rem_minmax(0,1fr)]">
          <SunCard />
          <div className="flex flex-col border-border border-t p-4 md:px-8 wide:border-t-0 wide:border-l wide:px-5 wide:pt-5.5 wide:pb-6">
            <Month />
            <Button size="sm" asChild className="mt-3 self-center">
              <Link href={getPath("checkInCalendar")}>{text.openCalendar}</Link>
            </Button>
          </div>
        </Card>
        <PeriodTasks />
        <StarterTasks />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 md:hidden">
          <PointsCard />
          <EarlyCard />
          <ReminderCard />
        </div>
      </div>
    </PageBody>
  );
}
