import { Card } from "@lenscape/ui/card";
import { LinkChips } from "@lenscape/ui/link-chips";
import { PageBody } from "@lenscape/ui/page-body";
import { PageHeader } from "@lenscape/ui/page-header";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { HotCircles } from "#features/circles/components/hot-circles.tsx";
import { circles } from "#features/circles/queries.ts";
import { Banners } from "#features/home/components/home-banners.tsx";
import { HotContent } from "#features/home/components/hot-content.tsx";
import { Topics } from "#features/home/components/top-topics.tsx";
import { banners, hotThreads, topics } from "#features/home/queries.ts";
import { appOf, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import type { apiInfinite } from "#lib/query.ts";
import { pages, paths } from "#paths";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { StayLinks } from "#shell/navigation/stay-link.tsx";
import { ThreadFeed } from "#shell/threads/thread-feed.tsx";
import { Lines, People } from "../components/recommend-lists.tsx";
import { Picks } from "../components/recommended-threads.tsx";
import { columnFeed, columnOf, columns, guideLines, pactLines, people, picks } from "../queries.ts";
import { recommendText as text } from "../text.ts";

/** Fills the cache with the floors, or with the one column that the address names, and with the sidebar. */
export function loader(args: LoaderFunctionArgs) {
  const { api, queries } = appOf(args);
  const column = columnOf(new URL(args.request.url).searchParams);
  const main = column
    ? [
        // The two feeds page alike; the call takes no union.
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
    const column = columnOf(url.searchParams);
    return {
      title: column ? text[column] : pages.recommendZone.title,
      description: text.hint,
      canonical: paths.recommend(column),
    };
  },
};

/** The recommend zone: its floors one below the other, or all threads of one of them. */
export function Component() {
  const { api } = useApp();
  const [search] = useSearchParams();
  const column = columnOf(search);
  return (
    <PageBody
      className="max-md:pt-2"
      above={
        <>
          <PageHeader title={text.title} description={text.hint} className="max-md:sr-only" />
          <StayLinks>
            <LinkChips
              aria-label={text.columns}
              className="mb-4 max-md:mb-2 max-md:px-4"
              items={[
                { href: paths.recommend(), label: text.overview },
                ...columns.map((name) => ({ href: paths.recommend(name), label: text[name] })),
              ]}
              current={paths.recommend(column)}
            />
          </StayLinks>
        </>
      }
      aside={
        <>
          <HotContent />
          <Topics />
        </>
      }
    >
      {column ? (
        <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
          <ThreadFeed
            key={column}
            query={columnFeed(api, column)}
            emptyText={text.noThreads}
            emptyHref={paths.recommend()}
          />
        </Card>
      ) : (
        <>
          <Banners />
          <Picks />
          <Lines />
          <People />
          <HotCircles />
        </>
      )}
    </PageBody>
  );
}
