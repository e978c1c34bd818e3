import { BackToTop } from "@lenscape/ui/back-to-top";
import { Card } from "@lenscape/ui/card";
import { PageBody } from "@lenscape/ui/page-body";
import { PageHeader } from "@lenscape/ui/page-header";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { communityText as text } from "#copy/community.ts";
import { curated } from "#features/thread/curated.ts";
import { appOf, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { prefetch } from "#shell/prefetch.ts";
import { ThreadFeed } from "#shell/thread-feed.tsx";

/** Fills the cache with the curated threads. */
export function loader(args: LoaderFunctionArgs) {
  const { api, queries } = appOf(args);
  return prefetch(queries.prefetchInfiniteQuery(curated(api, new URL(args.request.url).searchParams)));
}

export const handle: PageHandle = {
  meta: () => ({ title: pages.cherrypick.title, description: text.picksHint }),
};

/** The curated picks. */
export function Component() {
  const { api } = useApp();
  const [search] = useSearchParams();
  return (
    <PageBody>
      <PageHeader title={text.picks} description={text.picksHint} className="max-md:px-4" />
      <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
        <ThreadFeed query={curated(api, search)} emptyText={text.noThreads} />
      </Card>
      <BackToTop />
    </PageBody>
  );
}
