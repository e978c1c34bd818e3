import { Breadcrumb } from "@lenscape/ui/breadcrumb";
import { Card } from "@lenscape/ui/card";
import { PageBody } from "@lenscape/ui/page-body";
import { Tabs, TabsList, TabsPanel, TabsTab } from "@lenscape/ui/tabs";
import type { LoaderFunctionArgs } from "react-router-dom";
import { getApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { getPath, pages } from "#paths";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { PrizeList } from "../components/prize-list.tsx";
import { PrizeRecord } from "../components/prize-record.tsx";
import { checkInInfoQuery, prizesQuery } from "../queries.ts";
import { checkInText as text } from "../text.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  await prefetch(queries.prefetchQuery(prizesQuery(api)), queries.prefetchQuery(checkInInfoQuery(api)));
  return null;
}

export const handle: PageHandle = { meta: () => ({ title: pages.prizes.title, noindex: true }) };

/** The prizes of the month and what I have won (ROUTE-056). */
export function Component() {
  return (
    <PageBody className="md:pt-5">
      <div className="mx-auto grid max-w-214 grid-cols-[minmax(0,1fr)] gap-2 md:gap-4">
        <Breadcrumb
          className="max-md:hidden"
          items={[{ label: pages.checkIn.title, href: getPath("checkIn") }, { label: text.prizes }]}
        />
        <h1 className="font-semibold text-[1.375rem] leading-[2.5rem] max-md:sr-only">{text.prizes}</h1>
        <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
          <Tabs defaultValue="prizes">
            <TabsList aria-label={text.prizes} className="border-border border-b px-1 md:px-3">
              <TabsTab value="prizes">{text.tabPrizes}</TabsTab>
              <TabsTab value="record">{text.tabRecord}</TabsTab>
            </TabsList>
            <TabsPanel value="prizes">
              <PrizeList />
            </TabsPanel>
            <TabsPanel value="record">
              <PrizeRecord />
            </TabsPanel>
          </Tabs>
        </Card>
      </div>
    </PageBody>
  );
}
