import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { Link } from "@lenscape/ui/link";
import { LinkChips } from "@lenscape/ui/link-chips";
import { PageBody } from "@lenscape/ui/page-body";
import { PageHeader } from "@lenscape/ui/page-header";
import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { communityText as text } from "#copy/community-text.ts";
import { ActiveUsers } from "#features/home/components/active-users-card.tsx";
import { HotContent } from "#features/home/components/hot-content.tsx";
import { hotThreads } from "#features/home/queries.ts";
import { appOf, useApp } from "#lib/app.tsx";
import { idOf } from "#lib/id.ts";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import { PageError } from "#shell/loading/page-error.tsx";
import { activeUsers } from "#shell/members/active-users.ts";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { StayLinks } from "#shell/navigation/stay-link.tsx";
import { ThreadFeed } from "#shell/threads/thread-feed.tsx";
import { type CuratedOrder, curated, curatedGroup, curatedOrderOf, curatedOrders } from "../queries.ts";

/** Fills the cache with the curated threads and the sidebar; answers 404 for a group that is not there. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, queries, session } = appOf(args);
  const search = new URL(args.request.url).searchParams;
  const named = idOf(args.request, "groupId");
  const head = curatedGroup(api, search);
  const sidebar = prefetch(
    queries.prefetchInfiniteQuery(curated(api, search)),
    queries.prefetchQuery(head),
    queries.prefetchQuery(hotThreads(api)),
    queries.prefetchQuery(activeUsers(api, session.token() !== undefined)),
  );
  if (named) await queries.ensureQueryData(head);
  return sidebar;
}

export const handle: PageHandle = {
  meta: () => ({ title: pages.cherrypick.title, description: text.picksHint }),
};

/** A group that is not there. */
export function ErrorBoundary() {
  return (
    <PageError
      title={text.groupGone}
      description={text.groupGoneHint}
      further={
        <Button asChild>
          <Link href={paths.cherrypick()}>{text.allPicks}</Link>
        </Button>
      }
    />
  );
}

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
    </PageBody>
  );
}
