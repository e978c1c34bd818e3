import { Button } from "@lenscape/ui/button";
import { Link } from "@lenscape/ui/link";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { activityText as text } from "#copy/activity-text.ts";
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
import { activities, activity, counts, listOf, threadOf } from "../queries.ts";

/** What the head says; `id` is there for the page of one activity. */
interface Data {
  id?: string;
  title: string;
  description: string;
  image?: string;
}

/** Fills the cache with the list, or with the activity that `id` names; answers 404 when there is none, or no such group (ROUTE-058). */
export async function loader(args: LoaderFunctionArgs): Promise<Data> {
  const { api, queries } = getApp(args);
  const search = new URL(args.request.url).searchParams;
  const id = getIdParam(args.request, "id");
  if (id === undefined) {
    const choice = listOf(search);
    const groupId = getIdParam(args.request, "groupId");
    await Promise.all([
      groupId && queries.ensureQueryData(group(api, groupId)),
      prefetch(
        queries.prefetchInfiniteQuery(activities(api, choice)),
        queries.prefetchQuery(counts(api, groupId)),
      ),
    ]);
    return { title: pages.activities.title, description: text.hint };
  }
  const [found, thread] = await Promise.all([
    queries.ensureQueryData(activity(api, id)),
    queries.ensureQueryData(threadOf(api, id)),
    prefetch(queries.prefetchInfiniteQuery(commentsQuery(api, id))),
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

/** An activity that was withdrawn, or never was; a group that is not there. */
export function ErrorBoundary() {
  const [search] = useSearchParams();
  if (search.has("id")) return <PageError title={text.gone} description={text.goneHint} />;
  return (
    <PageError
      title={text.groupGone}
      description={text.groupGoneHint}
      further={
        <Button asChild>
          <Link href={paths.activities()}>{text.allActivities}</Link>
        </Button>
      }
    />
  );
}

/** The activities, or one of them. */
export function Component() {
  const { id } = useLoaderData<Data>();
  const [search] = useSearchParams();
  if (!id) return <ActivityList choice={listOf(search)} />;
  return <ActivityDetail key={id} id={id} discussion={(thread) => <Comments thread={thread} />} />;
}
