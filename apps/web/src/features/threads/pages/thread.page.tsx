import type { Thread } from "@lenscape/api/types";
import { shareImage } from "@lenscape/richtext/media";
import { Breadcrumb } from "@lenscape/ui/breadcrumb";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { PageBody } from "@lenscape/ui/page-body";
import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from "react-router-dom";
import { ThreadActivity } from "#features/activities/components/thread-activity.tsx";
import { Comments } from "#features/comments/components/comments.tsx";
import { commentsQuery } from "#features/comments/queries.ts";
import { answersText } from "#features/comments/text.ts";
import { AcceptAnswerButton } from "#features/questions/components/accept-answer-button.tsx";
import { AcceptedTag } from "#features/questions/components/accepted-tag.tsx";
import { ThreadQuestion } from "#features/questions/components/thread-question.tsx";
import { getApp, useApp, useMember } from "#lib/app.tsx";
import { getIdParam } from "#lib/id.ts";
import type { PageHandle } from "#lib/page.ts";
import { isNotFoundError } from "#lib/query.ts";
import { pages, paths } from "#paths";
import { useHistoryState } from "#shell/frame/use-frame.ts";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { NotFound } from "#shell/loading/not-found.tsx";
import { PageError } from "#shell/loading/page-error.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import type { JustPublished } from "#shell/threads/just-published.ts";
import { HiddenThread } from "../components/hidden-thread.tsx";
import { ThreadArticle } from "../components/thread-article.tsx";
import { ThreadAside } from "../components/thread-aside.tsx";
import { author, authorThreads, circleDetail, hotThreads, thread } from "../queries.ts";
import { threadText as text } from "../text.ts";
import { useRecordVisit } from "../use-record-visit.ts";
import { loadsSidebar } from "../use-wide-window.ts";
import { ThreadSurroundings } from "./thread-surroundings.tsx";

const PublishedCard = lazyDialog(async () => ({
  default: (await import("../components/published-card.tsx")).PublishedCard,
}));

interface Data {
  threadId: string;
  title: string;
  description: string;
  image: string | null;
}

/** Returns the metadata of the thread in the URL, or null without an ID. Responds 404 for an unknown thread (ROUTE-042). */
export async function loader(args: LoaderFunctionArgs): Promise<Data | null> {
  const { api, queries } = getApp(args);
  const threadId = getIdParam(args.request, "threadId");
  if (!threadId) return null;
  const independent = prefetch(
    queries.prefetchInfiniteQuery(commentsQuery(api, threadId)),
    queries.prefetchQuery(hotThreads(api)),
  );
  const found = await queries.ensureQueryData(thread(api, threadId));
  const { userId } = found.user;
  const sidebar = loadsSidebar()
    ? [queries.prefetchQuery(author(api, userId)), queries.prefetchQuery(authorThreads(api, userId))]
    : [];
  const circle = found.circle && queries.prefetchQuery(circleDetail(api, found.circle.id));
  await Promise.all([independent, prefetch(...sidebar), circle && prefetch(circle)]);
  return {
    threadId,
    title:
      found.title || found.excerpt.slice(0, 30) || fillText(text.momentTitle, { name: found.user.nickname }),
    description: found.excerpt,
    image: shareImage(found),
  };
}

export const handle: PageHandle<Data | null> = {
  meta: ({ data }) =>
    data
      ? {
          title: data.title,
          description: data.description,
          image: data.image ?? undefined,
          type: "article",
          canonical: paths.thread(data.threadId),
        }
      : { title: pages.thread.title, noindex: true },
  tabBar: false,
};

/** Shown for a deleted, removed or unknown thread. Its author still sees a thread that is pending review or removed. */
export function ErrorBoundary() {
  const { hasLogin } = useMember();
  const [query] = useSearchParams();
  const threadId = query.get("threadId") ?? "";
  const notFound = <PageError title={text.notFoundTitle} description={text.notFoundHint} />;
  if (!hasLogin) return notFound;
  return <HiddenThread key={threadId} threadId={threadId} fallback={notFound} />;
}

/** A constant element, so that the memoized comment does not render again. */
const acceptedTag = <AcceptedTag />;

/** Answers of a question, with the accepted one marked. */
const Answers = ({ thread }: { thread: Thread }) => (
  <Comments
    thread={thread}
    text={answersText}
    renderMark={({ id }) => thread.question?.accepted?.postId === id && acceptedTag}
    renderBelow={(answer) => <AcceptAnswerButton thread={thread} answer={answer} />}
  />
);

function ThreadView({ threadId }: Pick<Data, "threadId">) {
  const { api } = useApp();
  useRecordVisit(threadId);
  const navigate = useNavigate();
  const justPublished = useHistoryState<JustPublished>();
  const { data } = useQuery({ ...thread(api, threadId), throwOnError: isNotFoundError });
  if (!data) return null;
  const { circle } = data;
  return (
    <PageBody
      key={threadId}
      className="md:pt-5"
      aside={
        <ThreadAside thread={data}>
          <ThreadSurroundings thread={data} position="aside" />
        </ThreadAside>
      }
    >
      <Breadcrumb
        className="mb-3 max-md:hidden"
        items={[
          { label: pages.home.title, href: paths.home() },
          ...(circle ? [{ label: circle.groupName, href: paths.circle(circle.id) }] : []),
          ...(data.question ? [{ label: pages.questions.title, href: paths.questions() }] : []),
          { label: text.breadcrumb },
        ]}
      />
      <ThreadArticle
        thread={data}
        above={data.question && <ThreadQuestion thread={data} position="above" />}
        below={
          <>
            {data.question && <ThreadQuestion thread={data} position="below" />}
            <ThreadSurroundings thread={data} position="text" />
          </>
        }
      />
      {data.threadClassify === 2 && <ThreadActivity id={threadId} />}
      {data.question ? <Answers thread={data} /> : <Comments thread={data} />}
      <ThreadSurroundings thread={data} position="end" />
      {justPublished?.published === threadId && (
        <PublishedCard
          thread={data}
          since={justPublished.since}
          onClose={() => void navigate(paths.thread(threadId), { replace: true, preventScrollReset: true })}
        />
      )}
    </PageBody>
  );
}

/** Page of a thread with its comments, public (GEN-005, ROUTE-041). */
export function Component() {
  const data = useLoaderData<Data | null>();
  return data ? <ThreadView threadId={data.threadId} /> : <NotFound title={pages.thread.title} />;
}
