import { LinkChips } from "@lenscape/ui/link-chips";
import { PageBody } from "@lenscape/ui/page-body";
import { PageHeader } from "@lenscape/ui/page-header";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { HotCircles } from "#features/circles/components/hot-circles.tsx";
import { circles } from "#features/circles/queries.ts";
import { Banners } from "#features/home/components/home-banners.tsx";
import { HotContent } from "#features/home/components/hot-content.tsx";
import { TopTopics } from "#features/home/components/top-topics.tsx";
import { banners, hotThreads, topics } from "#features/home/queries.ts";
import { getApp, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import type { apiInfinite } from "#lib/query.ts";
import { pages, paths } from "#paths";
import { KeepScrollLinks } from "#shell/navigation/keep-scroll-links.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { ThreadFeed } from "#shell/threads/thread-feed.tsx";
import { GuideLists, RecommendedMembers } from "../components/recommend-lists.tsx";
import { RecommendedThreads } from "../components/recommended-threads.tsx";
import { columnFeed, columns, getColumn, guideLines, pactLines, people, picks } from "../queries.ts";
import { recommendText as text } from "../text.ts";

/** Prefetches the overview or the column in the URL, and the sidebar. */
export function loader(args: LoaderFunctionArgs) {
  const { api, queries } = getApp(args);
  const column = getColumn(new URL(args.request.url).searchParams);
  const main = column
    ? [
        // `prefetchInfiniteQuery` accepts no union; both queries have the same paging.
        queries.prefetchInfiniteQuery(
          columnFeed(api, column) as ReturnType<typeof apiInfinite<"threadList">>,
        ),
      ]
    : [
        queries.prefetchQuery(banners(api)),
        queries.prefetchQuery(picks(api)),
        queries.prefetchQuery(guideLines(api)),
        queries.prefetchQuery(pactLines(api)),
        queries.prefetchQuery(people(api)),
        queries.prefetchQuery(circles(api, "hot")),
      ];
  return prefetch(...main, queries.prefetchQuery(hotThreads(api)), queries.prefetchQuery(topics(api)));
}

export const handle: PageHandle = {
  meta: ({ url }) => {
    const column = getColumn(url.searchParams);
    return {
      title: column ? text[column] : pages.recommendZone.title,
      description: text.hint,
      canonical: paths.recommend(column),
    };
  },
};

/** The recommend zone: an overview of its columns, or all threads of one column. */
export function Component() {
  const { api } = useApp();
  const [search] = useSearchParams();
  const column = getColumn(search);
  return (
    <PageBody
      className="max-md:pt-2"
      above={
        <>
          <PageHeader title={text.title} description={text.hint} className="max-md:sr-only" />
          <KeepScrollLinks>
            <LinkChips
              aria-label={text.columns}
              className="mb-4 max-md:mb-2 max-md:px-4"
              items={[
                { href: paths.recommend(), label: text.overview },
                ...columns.map((name) => ({ href: paths.recommend(name), label: text[name] })),
              ]}
              current={paths.recommend(column)}
            />
          </KeepScrollLinks>
        </>
      }
      aside={
        <>
          <HotContent />
          <TopTopics />
        </>
      }
    >
      {column ? (
        <section>
          <ThreadFeed
            key={column}
            query={columnFeed(api, column)}
            emptyText={text.threadsEmpty}
            emptyHref={paths.recommend()}
          />
        </section>
      ) : (
        <>
          <Banners />
          <RecommendedThreads />
          <GuideLists />
          <RecommendedMembers />
          <HotCircles />
        </>
      )}
    </PageBody>
  );
}
