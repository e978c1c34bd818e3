import { BackToTop } from "@lenscape/ui/back-to-top";
import { Card } from "@lenscape/ui/card";
import { LinkChips } from "@lenscape/ui/link-chips";
import { PageBody } from "@lenscape/ui/page-body";
import { PageHeader } from "@lenscape/ui/page-header";
import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { communityText as text } from "#copy/community.ts";
import { ActiveUsers } from "#features/home/active-users.tsx";
import { HotContent } from "#features/home/hot-content.tsx";
import { hotThreads } from "#features/home/queries.ts";
import {
  type CuratedOrder,
  curated,
  curatedGroup,
  curatedOrderOf,
  curatedOrders,
} from "#features/thread/curated.ts";
import { appOf, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import { activeUsers } from "#shell/active-users.ts";
import { prefetch } from "#shell/prefetch.ts";
import { StayLinks } from "#shell/stay-link.tsx";
import { ThreadFeed } from "#shell/thread-feed.tsx";

/** Fills the cache with the curated threads and what stands beside them. */
export function loader(args: LoaderFunctionArgs) {
  const { api, queries, session } = appOf(args);
  const search = new URL(args.request.url).searchParams;
  return prefetch(
    queries.prefetchInfiniteQuery(curated(api, search)),
    queries.prefetchQuery(curatedGroup(api, search)),
    queries.prefetchQuery(hotThreads(api)),
    queries.prefetchQuery(activeUsers(api, session.token() !== undefined)),
  );
}

export const handle: PageHandle = {
  meta: () => ({ title: pages.cherrypick.title, description: text.picksHint }),
};

/** The curated picks. */
export function Component() {
  const { api } = useApp();
  const [search] = useSearchParams();
  const { data: group } = useQuery(curatedGroup(api, search));
  const order = curatedOrderOf(search);
  const hrefOf = (name: CuratedOrder) =>
    paths.cherrypick(search.get("groupId") || undefined, name === "all" ? undefined : name);
  return (
    <PageBody
      className="max-md:pt-2"
      above={
        <>
          <PageHeader
            title={group?.groupName ?? text.picks}
            description={group?.brief || text.picksHint}
            className="max-md:sr-only"
          />
          <StayLinks>
            <LinkChips
              aria-label={text.order}
              className="mb-4 max-md:mb-2 max-md:px-4"
              items={curatedOrders.map((name) => ({ href: hrefOf(name), label: text.pickOrders[name] }))}
              current={hrefOf(order)}
            />
          </StayLinks>
        </>
      }
      aside={
        <>
          <HotContent />
          <ActiveUsers />
        </>
      }
    >
      <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
        <ThreadFeed key={order} query={curated(api, search)} emptyText={text.noThreads} />
      </Card>
      <BackToTop />
    </PageBody>
  );
}
