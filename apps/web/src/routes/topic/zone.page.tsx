import { BackToTop } from "@lenscape/ui/back-to-top";
import { PageBody } from "@lenscape/ui/page-body";
import { PageHeader } from "@lenscape/ui/page-header";
import { SearchBar } from "@lenscape/ui/search-bar";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { communityText as text } from "#copy/community.ts";
import { AllTopics } from "#features/topic/all-topics.tsx";
import { HotTopics } from "#features/topic/hot-topics.tsx";
import { hotTopics, topicPages } from "#features/topic/queries.ts";
import { appOf } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { prefetch } from "#shell/prefetch.ts";

/** Fills the cache with the ranking and the first topics. */
export function loader(args: LoaderFunctionArgs) {
  const { api, queries } = appOf(args);
  const keyword = new URL(args.request.url).searchParams.get("keyword") ?? "";
  return prefetch(
    queries.prefetchQuery(hotTopics(api)),
    queries.prefetchInfiniteQuery(topicPages(api, keyword)),
  );
}

export const handle: PageHandle = {
  meta: () => ({ title: pages.topicZone.title, description: text.topicsHint }),
};

/** The topic zone: what is read most, all topics, and a search among them. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const keyword = search.get("keyword") ?? "";
  return (
    <PageBody>
      <PageHeader title={text.topics} description={text.topicsHint} className="max-md:px-4" />
      <SearchBar
        key={keyword}
        className="mb-4 max-w-80 max-md:mx-4 max-md:w-auto max-md:max-w-none"
        defaultValue={keyword}
        placeholder={text.searchTopics}
        inputProps={{ "aria-label": text.searchTopics }}
        onSearch={(value) => setSearch({ keyword: value })}
      />
      {!keyword && <HotTopics />}
      <AllTopics keyword={keyword} />
      <BackToTop />
    </PageBody>
  );
}
