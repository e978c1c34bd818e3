import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { LinkChips } from "@lenscape/ui/link-chips";
import { PageBody } from "@lenscape/ui/page-body";
import { PageHeader } from "@lenscape/ui/page-header";
import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { ActiveUsers } from "#features/home/components/active-users-card.tsx";
import { HotContent } from "#features/home/components/hot-content.tsx";
import { hotThreads } from "#features/home/queries.ts";
import { getApp, useApp } from "#lib/app.tsx";
import { getIdParam } from "#lib/id.ts";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import { PageError } from "#shell/loading/page-error.tsx";
import { activeUsers } from "#shell/members/active-users.ts";
import { KeepScrollLinks } from "#shell/navigation/keep-scroll-links.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { ThreadFeed } from "#shell/threads/thread-feed.tsx";
import { type CuratedOrder, curated, curatedGroup, curatedOrders, getCuratedOrder } from "../queries.ts";
import { curatedText as text } from "../text.ts";

/** Prefetches the curated threads and the sidebar. Responds 404 for an unknown group. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, queries, session } = getApp(args);
  const search = new URL(args.request.url).searchParams;
  const groupId = getIdParam(args.request, "groupId");
  const groupQuery = curatedGroup(api, search);
  const prefetched = prefetch(
    queries.prefetchInfiniteQuery(curated(api, search)),
    queries.prefetchQuery(groupQuery),
    queries.prefetchQuery(hotThreads(api)),
    queries.prefetchQuery(activeUsers(api, session.token() !== undefined)),
  );
  if (groupId) await queries.ensureQueryData(groupQuery);
  return prefetched;
}

export const handle: PageHandle = {
  meta: () => ({ title: pages.cherrypick.title, description: text.hint }),
};

/** Shown for an unknown group. */
export function ErrorBoundary() {
  return (
    <PageError
      title={text.groupNotFound}
      description={text.groupNotFoundHint}
      further={
        <Button asChild>
          <Link href={paths.cherrypick()}>{text.viewAll}</Link>
        </Button>
      }
    />
  );
}

/** Page of curated threads. */
export function Component() {
  const { api } = useApp();
  const [search] = useSearchParams();
  const { data: group } = useQuery(curatedGroup(api, search));
  const order = getCuratedOrder(search);
  const getHref = (name: CuratedOrder) =>
    paths.cherrypick(search.get("groupId") || undefined, name === "all" ? undefined : name);
  return (
    <PageBody
      className="max-md:pt-2"
      above={
        <>
          <PageHeader
            title={group?.groupName ?? text.title}
            description={group?.brief || text.hint}
            className="max-md:sr-only"
          />
          <KeepScrollLinks>
            <LinkChips
              aria-label={text.order}
              className="mb-4 max-md:mb-2 max-md:px-4"
              items={curatedOrders.map((name) => ({ href: getHref(name), label: text.orders[name] }))}
              current={getHref(order)}
            />
          </KeepScrollLinks>
        </>
      }
      aside={
        <>
          <HotContent />
          <ActiveUsers />
        </>
      }
    >
      <section>
        <ThreadFeed key={order} query={curated(api, search)} emptyText={text.empty} />
      </section>
    </PageBody>
  );
}
