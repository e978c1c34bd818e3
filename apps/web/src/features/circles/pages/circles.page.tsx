import type { Circle } from "@lenscape/api/types";
import { PageBody } from "@lenscape/ui/page-body";
import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { getApp, useApp } from "#lib/app.tsx";
import { getIdParam } from "#lib/id.ts";
import type { PageHandle } from "#lib/page.ts";
import { isNotFoundError } from "#lib/query.ts";
import { pages, paths } from "#paths";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { SearchHeader } from "#shell/navigation/search-header.tsx";
import { CircleOwners, Circles, RequestCircle } from "../components/circle-list.tsx";
import { CircleView } from "../components/circle-view.tsx";
import { JoinedCircles } from "../components/joined-circle-list.tsx";
import { circle, circleFeed, circles, getCircleOrder, getCircleSort, getCircleTab } from "../queries.ts";
import { circlesText as text } from "../text.ts";

/** Returns the circle in the URL, or null for the list of all circles. Responds 404 for an unknown circle. */
export async function loader(args: LoaderFunctionArgs): Promise<Circle | null> {
  const { api, queries } = getApp(args);
  const search = new URL(args.request.url).searchParams;
  const id = getIdParam(args.request, "circleId");
  if (!id) return prefetch(queries.prefetchQuery(circles(api, getCircleOrder(search))));
  const tab = getCircleTab(search);
  const [found] = await Promise.all([
    queries.ensureQueryData(circle(api, id)),
    prefetch(queries.prefetchInfiniteQuery(circleFeed(api, id, tab, getCircleSort(search, tab)))),
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

/** Subscribes to the cached circle, which changes when the viewer joins or a moderator edits it. */
function CirclePage({ found }: { found: Circle }) {
  const [search] = useSearchParams();
  const { data = found } = useQuery({ ...circle(useApp().api, found.id), throwOnError: isNotFoundError });
  const tab = getCircleTab(search);
  return <CircleView circle={data} tab={tab} sort={getCircleSort(search, tab)} />;
}

/** Page of all circles or of a circle. */
export function Component() {
  const found = useLoaderData<Circle | null>();
  if (found) {
    return <CirclePage key={found.id} found={found} />;
  }
  return (
    <>
      <SearchHeader title={text.circles} description={text.communityHint} placeholder={text.search} />
      <PageBody
        aside={
          <>
            <CircleOwners />
            <RequestCircle />
          </>
        }
      >
        <JoinedCircles />
        <Circles />
      </PageBody>
    </>
  );
}
