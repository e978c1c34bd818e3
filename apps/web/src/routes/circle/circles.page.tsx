import type { Circle } from "@lenscape/api/types";
import { BackToTop } from "@lenscape/ui/back-to-top";
import { PageBody } from "@lenscape/ui/page-body";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { communityText as text } from "#copy/community.ts";
import { CircleView } from "#features/community/circle-view.tsx";
import { CircleOwners, Circles } from "#features/community/circles.tsx";
import { circle, circleFeed, circleOrderOf, circles, circleTabOf } from "#features/community/queries.ts";
import { appOf } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import { prefetch } from "#shell/prefetch.ts";
import { SearchHeader } from "#shell/search-header.tsx";

/** Gives the circle that `circleId` names, null for the list of all; throws `ApiError` 404 for an unknown one. */
export async function loader(args: LoaderFunctionArgs): Promise<Circle | null> {
  const { api, queries } = appOf(args);
  const search = new URL(args.request.url).searchParams;
  const id = search.get("circleId");
  if (!id) return prefetch(queries.prefetchQuery(circles(api, circleOrderOf(search))));
  const [found] = await Promise.all([
    queries.ensureQueryData(circle(api, id)),
    prefetch(queries.prefetchInfiniteQuery(circleFeed(api, id, circleTabOf(search)))),
  ]);
  return found;
}

export const handle: PageHandle<Circle | null> = {
  meta: ({ data }) =>
    data
      ? {
          title: data.groupName,
          description: data.brief,
          image: data.picUrl,
          canonical: paths.circle(data.id),
        }
      : { title: pages.circles.title, description: text.communityHint },
};

/** All circles, or one of them. */
export function Component() {
  const found = useLoaderData<Circle | null>();
  const [search] = useSearchParams();
  if (found) {
    return (
      <>
        <CircleView circle={found} tab={circleTabOf(search)} />
        <BackToTop />
      </>
    );
  }
  return (
    <>
      <SearchHeader title={text.circles} description={text.communityHint} placeholder={text.searchCircles} />
      <PageBody aside={<CircleOwners />}>
        <Circles />
      </PageBody>
      <BackToTop />
    </>
  );
}
