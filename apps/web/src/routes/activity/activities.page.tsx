import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { activityText as text } from "#copy/activity.ts";
import { ActivityDetail } from "#features/activity/activity-detail.tsx";
import { ActivityList } from "#features/activity/activity-list.tsx";
import { activities, activity, counts, listOf, threadOf } from "#features/activity/queries.ts";
import { Comments } from "#features/comments/comments.tsx";
import { comments } from "#features/comments/queries.ts";
import { appOf } from "#lib/app.tsx";
import { idOf } from "#lib/id.ts";
import type { PageHandle } from "#lib/page.ts";
import { pages, paths } from "#paths";
import { PageError } from "#shell/page-error.tsx";
import { prefetch } from "#shell/prefetch.ts";

/** What the head says; `id` is there for the page of one activity. */
interface Data {
  id?: string;
  title: string;
  description: string;
  image?: string;
}

/** Fills the cache with the list, or with the activity that `id` names; answers 404 when there is none (ROUTE-058). */
export async function loader(args: LoaderFunctionArgs): Promise<Data> {
  const { api, queries } = appOf(args);
  const search = new URL(args.request.url).searchParams;
  const id = idOf(args.request, "id");
  if (id === undefined) {
    const choice = listOf(search);
    await prefetch(
      queries.prefetchInfiniteQuery(activities(api, choice)),
      queries.prefetchQuery(counts(api, choice.groupId)),
    );
    return { title: pages.activities.title, description: text.hint };
  }
  const [found, thread] = await Promise.all([
    queries.ensureQueryData(activity(api, id)),
    queries.ensureQueryData(threadOf(api, id)),
    prefetch(queries.prefetchInfiniteQuery(comments(api, id))),
  ]);
  return { id, title: found.title, description: thread.excerpt, image: found.cover || undefined };
}

export const handle: PageHandle<Data> = {
  // The comments under an activity bring a bar of their own.
  tabBar: false,
  meta: ({ data: { id, ...head } }) => ({
    ...head,
    canonical: id ? paths.activity(id) : paths.activities(),
    ...(id && { type: "article" as const }),
  }),
};

/** An activity that was withdrawn, or never was. */
export function ErrorBoundary() {
  return <PageError title={text.gone} description={text.goneHint} />;
}

/** The activities, or one of them. */
export function Component() {
  const { id } = useLoaderData<Data>();
  const [search] = useSearchParams();
  if (!id) return <ActivityList choice={listOf(search)} />;
  return <ActivityDetail key={id} id={id} discussion={(thread) => <Comments thread={thread} />} />;
}
