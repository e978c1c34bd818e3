import type { Circle } from "@lenscape/api/types";
import { PageBody } from "@lenscape/ui/page-body";
import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { communityText as text } from "#copy/community-text.ts";
import { appOf, useApp } from "#lib/app.tsx";
import { idOf } from "#lib/id.ts";
import type { PageHandle } from "#lib/page.ts";
import { isGone } from "#lib/query.ts";
import { pages, paths } from "#paths";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { SearchHeader } from "#shell/navigation/search-header.tsx";
import { CircleOwners, Circles, WantCircle } from "../components/circle-list.tsx";
import { CircleView } from "../components/circle-view.tsx";
import { Joined } from "../components/joined-circle-list.tsx";
import { circle, circleFeed, circleOrderOf, circleSortOf, circles, circleTabOf } from "../queries.ts";

/** Returns the circle that `circleId` names, null for the list of all; answers 404 for an unknown one. */
export async function loader(args: LoaderFunctionArgs): Promise<Circle | null> {
  const { api, queries } = appOf(args);
  const search = new URL(args.request.url).searchParams;
  const id = idOf(args.request, "circleId");
  if (!id) return prefetch(queries.prefetchQuery(circles(api, circleOrderOf(search))));
  const tab = circleTabOf(search);
  const [found] = await Promise.all([
    queries.ensureQueryData(circle(api, id)),
    prefetch(queries.prefetchInfiniteQuery(circleFeed(api, id, tab, circleSortOf(search, tab)))),
  ]);
  return found;
}

export const handle: PageHandle<Circle | null> = {
  tabBar: false,
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

/** A circle as the cache knows it: joining and its moderators change it while it is open. */
function OneCircle({ found }: { found: Circle }) {
  const [search] = useSearchParams();
  const { data = found } = useQuery({ ...circle(useApp().api, found.id), throwOnError: isGone });
  const tab = circleTabOf(search);
  return <CircleView circle={data} tab={tab} sort={circleSortOf(search, tab)} />;
}

/** All circles, or one of them. */
export function Component() {
  const found = useLoaderData<Circle | null>();
  if (found) {
    return <OneCircle key={found.id} found={found} />;
  }
  return (
    <>
      <SearchHeader title={text.circles} description={text.communityHint} placeholder={text.searchCircles} />
      <PageBody
        aside={
          <>
            <CircleOwners />
            <WantCircle />
          </>
        }
      >
        <Joined />
        <Circles />
      </PageBody>
    </>
  );
}
