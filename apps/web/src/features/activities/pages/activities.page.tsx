import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { Comments } from "#features/comments/components/comments.tsx";
import { commentsQuery } from "#features/comments/queries.ts";
import { getApp } from "#lib/app.tsx";
import { getIdParam } from "#lib/id.ts";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import { PageError } from "#shell/loading/page-error.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { group } from "#shell/threads/thread-group.ts";
import { ActivityDetail } from "../components/activity-detail.tsx";
import { ActivityList } from "../components/activity-list.tsx";
import { activities, activity, activityCounts, activityThread, getListFilter } from "../queries.ts";
import { activityText as text } from "../text.ts";

/** Metadata of the page; `id` is present for an activity. */
interface Data {
  id?: string;
  title: string;
  description: string;
  image?: string;
}

/** Prefetches the list or the activity in the URL. Responds 404 for an unknown activity or group (ROUTE-058). */
export async function loader(args: LoaderFunctionArgs): Promise<Data> {
  const { api, queries } = getApp(args);
  const search = new URL(args.request.url).searchParams;
  const id = getIdParam(args.request, "id");
  if (id === undefined) {
    const filter = getListFilter(search);
    const groupId = getIdParam(args.request, "groupId");
    await Promise.all([
      groupId && queries.ensureQueryData(group(api, groupId)),
      prefetch(
        queries.prefetchInfiniteQuery(activities(api, filter)),
        queries.prefetchQuery(activityCounts(api, groupId)),
      ),
    ]);
    return { title: pages.activities.title, description: text.hint };
  }
  const [found, thread] = await Promise.all([
    queries.ensureQueryData(activity(api, id)),
    queries.ensureQueryData(activityThread(api, id)),
    prefetch(queries.prefetchInfiniteQuery(commentsQuery(api, id))),
  ]);
  return { id, title: found.title, description: thread.excerpt, image: found.cover || undefined };
}

export const handle: PageHandle<Data> = {
  // The comments have a bar of their own on phones.
  tabBar: false,
  meta: ({ data: { id, ...head } }) => ({
    ...head,
    canonical: id ? paths.activity(id) : paths.activities(),
    ...(id && { type: "article" as const }),
  }),
};

/** Shown for an unknown or withdrawn activity, or an unknown group. */
export function ErrorBoundary() {
  const [search] = useSearchParams();
  if (search.has("id")) return <PageError title={text.notFound} description={text.notFoundHint} />;
  return (
    <PageError
      title={text.groupNotFound}
      description={text.groupNotFoundHint}
      further={
        <Button asChild>
          <Link href={paths.activities()}>{text.allActivities}</Link>
        </Button>
      }
    />
  );
}

/** Page of all activities or of an activity. */
export function Component() {
  const { id } = useLoaderData<Data>();
  const [search] = useSearchParams();
  if (!id) return <ActivityList filter={getListFilter(search)} />;
  return <ActivityDetail key={id} id={id} discussion={(thread) => <Comments thread={thread} />} />;
}
