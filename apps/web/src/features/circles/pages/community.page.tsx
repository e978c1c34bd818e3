import type { Group } from "@lenscape/api/types";
import { formatCount } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { PageBody } from "@lenscape/ui/page-body";
import { PageHeader } from "@lenscape/ui/page-header";
import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { CommunityGuides } from "#features/home/components/community-guides.tsx";
import { HotContent } from "#features/home/components/hot-content.tsx";
import { TopTopics } from "#features/home/components/top-topics.tsx";
import { guides, hotThreads, pacts, topics } from "#features/home/queries.ts";
import { getApp, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { Footer } from "#shell/frame/footer.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { Forums } from "../components/forums.tsx";
import { forums } from "../queries.ts";
import { circlesText as text } from "../text.ts";

/** Prefetches the forums and the blocks below them on phones. */
export function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
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

/** Returns a line with the size of the community, or the general hint while loading. */
function useDescription(): string {
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

/** The community: forum cards by category, and on phones the blocks of the home page's sidebar. */
export function Component() {
  const [search] = useSearchParams();
  return (
    <PageBody>
      <PageHeader title={text.community} description={useDescription()} className="max-md:px-4" />
      <Forums category={search.get("category") ?? ""} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 px-4 md:hidden">
        <TopTopics />
        <div id="hot" className="scroll-mt-[calc(var(--lens-size-navbar)+1rem)]">
          <HotContent />
        </div>
        <CommunityGuides />
        <Footer />
      </div>
    </PageBody>
  );
}
