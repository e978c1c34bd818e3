import type { Thread } from "@lenscape/api/types";
import { shareImage } from "@lenscape/richtext/media";
import { BackToTop } from "@lenscape/ui/back-to-top";
import { Breadcrumb } from "@lenscape/ui/breadcrumb";
import { PageBody } from "@lenscape/ui/page-body";
import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { threadText as text } from "#copy/thread.ts";
import { Comments } from "#features/comments/comments.tsx";
import { comments } from "#features/comments/queries.ts";
import { HotContent } from "#features/home/hot-content.tsx";
import { hotThreads } from "#features/home/queries.ts";
import { ThreadArticle } from "#features/thread/article.tsx";
import { appOf, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { apiQuery } from "#lib/query.ts";
import { pages, paths } from "#paths";
import { prefetch } from "#shell/prefetch.ts";

const ID = /^[1-9]\d{0,17}$/;

interface Data {
  threadId: string;
  title: string;
  description: string;
  image: string | null;
}

/** Gives what the head says of the thread that `threadId` names; answers 404 when there is none (ROUTE-042). */
export async function loader(args: LoaderFunctionArgs): Promise<Data> {
  const { api, queries } = appOf(args);
  const threadId = new URL(args.request.url).searchParams.get("threadId") ?? "";
  if (!ID.test(threadId)) throw new Response(null, { status: 404, statusText: "Not Found" });
  const [thread] = await Promise.all([
    queries.ensureQueryData(apiQuery(api, "threadDetail", { query: { threadId }, silent: true })),
    prefetch(queries.prefetchInfiniteQuery(comments(api, threadId)), queries.prefetchQuery(hotThreads(api))),
  ]);
  return {
    threadId,
    title: thread.title || thread.excerpt.slice(0, 30),
    description: thread.excerpt,
    image: shareImage(thread),
  };
}

export const handle: PageHandle<Data> = {
  meta: ({ data }) => ({
    title: data.title,
    description: data.description,
    image: data.image ?? undefined,
    type: "article",
    canonical: paths.thread(data.threadId),
  }),
};

/** One thread with its comments, readable by everybody (GEN-005). */
export function Component() {
  const { api } = useApp();
  const { threadId } = useLoaderData<Data>();
  const { data } = useQuery(apiQuery(api, "threadDetail", { query: { threadId }, silent: true }));
  return data && <Detail key={threadId} thread={data} />;
}

function Detail({ thread }: { thread: Thread }) {
  const { circle } = thread;
  return (
    <PageBody className="md:pt-4" aside={<HotContent />}>
      <Breadcrumb
        className="mb-3 max-md:hidden"
        items={[
          { label: pages.home.title, href: paths.home() },
          ...(circle ? [{ label: circle.groupName, href: paths.circle(circle.id) }] : []),
          { label: text.crumb },
        ]}
      />
      <ThreadArticle thread={thread} />
      <Comments threadId={thread.id} count={thread.replyCount} />
      <BackToTop />
    </PageBody>
  );
}
