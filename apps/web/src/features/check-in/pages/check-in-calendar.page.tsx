import { Breadcrumb } from "@lenscape/ui/breadcrumb";
import { Card } from "@lenscape/ui/card";
import { PageBody } from "@lenscape/ui/page-body";
import type { LoaderFunctionArgs } from "react-router-dom";
import { getApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { getPath, pages } from "#paths";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { CalendarSummary } from "../components/calendar-facts.tsx";
import { Month } from "../components/check-in-month.tsx";
import { calendarQuery } from "../queries.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  await prefetch(queries.prefetchQuery(calendarQuery(api)));
  return null;
}

export const handle: PageHandle = { meta: () => ({ title: pages.checkInCalendar.title, noindex: true }) };

/** Calendar page, where missed days can be made up (ROUTE-055). */
export function Component() {
  return (
    <PageBody className="md:pt-5">
      <div className="mx-auto grid max-w-160 grid-cols-[minmax(0,1fr)] gap-2 md:gap-4">
        <Breadcrumb
          className="max-md:hidden"
          items={[
            { label: pages.checkIn.title, href: getPath("checkIn") },
            { label: pages.checkInCalendar.title },
          ]}
        />
        <h1 className="font-semibold text-[1.375rem] leading-[2.5rem] max-md:sr-only">
          {pages.checkInCalendar.title}
        </h1>
        <CalendarSummary />
        <Card className="p-4 max-md:rounded-none max-md:border-x-0 md:p-6">
          <Month allowsMakeUp />
        </Card>
      </div>
    </PageBody>
  );
}
