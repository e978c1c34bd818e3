import type { Group } from "@lenscape/api/types";
import { formatCount } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { PageBody } from "@lenscape/ui/page-body";
import { PageHeader } from "@lenscape/ui/page-header";
import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { communityText as text } from "#copy/community-text.ts";
import { Notices } from "#features/home/components/community-guides.tsx";
import { HotContent } from "#features/home/components/hot-content.tsx";
import { Topics } from "#features/home/components/top-topics.tsx";
import { guides, hotThreads, pacts, topics } from "#features/home/queries.ts";
import { appOf, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { Footer } from "#shell/frame/footer.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { Forums } from "../components/forums.tsx";
import { forums } from "../queries.ts";

/** Fills the cache with the forums and with what a phone shows below them. */
export function loader(args: LoaderFunctionArgs) {
  const { api, queries } = appOf(args);
  return prefetch(
    queries.prefetchQuery(forums(api)),
    queries.prefetchQuery(topics(api)),
    queries.prefetchQuery(hotThreads(api)),
    queries.prefetchQuery(pacts(api)),
    queries.prefetchQuery(guides(api)),
  );
}

export const handle: PageHandle = {
  meta: () => ({ title: pages.community.title, description: text.communityHint }),
};

/** How large the community is, as far as it is known. */
function useCounts(): string {
  const { data } = useQuery(forums(useApp().api));
  if (!data) return text.communityHint;
  const sum = (count: (row: Group) => number) =>
    formatCount(data.rows.reduce((total, row) => total + count(row), 0));
  return fillText(text.communityCounts, {
    circles: formatCount(data.total),
    posts: sum(({ trendsCount }) => trendsCount),
    interactions: sum(({ interactCount }) => interactCount),
  });
}

/** The community: forum cards by category; on a phone also what the home page's sidebar holds elsewhere. */
export function Component() {
  const [search] = useSearchParams();
  return (
    <PageBody>
      <PageHeader title={text.community} description={useCounts()} className="max-md:px-4" />
      <Forums category={search.get("category") ?? ""} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 px-4 md:hidden">
        <Topics />
        <div id="hot" className="scroll-mt-[calc(var(--size-navbar)+1rem)]">
          <HotContent />
        </div>
        <Notices />
        <Footer />
      </div>
    </PageBody>
  );
}
