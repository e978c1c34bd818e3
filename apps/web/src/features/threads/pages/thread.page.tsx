import { shareImage } from "@lenscape/richtext/media";
import { Breadcrumb } from "@lenscape/ui/breadcrumb";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { PageBody } from "@lenscape/ui/page-body";
import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from "react-router-dom";
import { threadText as text } from "#copy/thread-text.ts";
import { Comments } from "#features/comments/components/comments.tsx";
import { comments } from "#features/comments/queries.ts";
import { appOf, useApp, useMember } from "#lib/app.tsx";
import { idOf } from "#lib/id.ts";
import type { PageHandle } from "#lib/page.ts";
import { isGone } from "#lib/query.ts";
import { pages, paths } from "#paths";
import { useEntryState } from "#shell/frame/use-frame.ts";
import { lazyDialog, lazySection } from "#shell/loading/lazy-component.tsx";
import { NotFound } from "#shell/loading/not-found.tsx";
import { PageError } from "#shell/loading/page-error.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import type { JustPublished } from "#shell/threads/just-published.ts";
import { ThreadPoll } from "#shell/threads/lazy-poll-card.ts";
import { ThreadArticle } from "../components/thread-article.tsx";
import { ThreadAside } from "../components/thread-aside.tsx";
import { ThreadLinks } from "../lazy-linked-text.ts";
import { author, circleDetail, hotToday, thread, writtenBy } from "../queries.ts";
import { useBrowsed } from "../use-record-visit.ts";
import { bringsAside } from "../use-wide-window.ts";

const ThreadActivity = lazySection(
  async () => ({
    default: (await import("#features/activities/components/thread-activity.tsx")).ThreadActivity,
  }),
  { quiet: true },
);
const Around = lazySection(() => import("./thread-surroundings.tsx"), { quiet: true });
const ThreadQuestion = lazySection(() => import("#features/questions/components/thread-question.tsx"), {
  quiet: true,
});
const Answers = lazySection(() => import("./thread-answers.tsx"));
const PublishedCard = lazyDialog(() => import("../components/published-card.tsx"));
const HeldThread = lazySection(() => import("../components/hidden-thread.tsx"), { quiet: true });

interface Data {
  threadId: string;
  title: string;
  description: string;
  image: string | null;
  hasPoll: boolean;
  isQuestion: boolean;
  hasLinks: boolean;
}

/** Loads the code of what stands around a thread, and of what only some have. */
async function prepare(shows?: Pick<Data, "hasPoll" | "isQuestion" | "hasLinks"> | null): Promise<void> {
  await Promise.all([
    Around.preload(),
    shows?.hasPoll && ThreadPoll.preload(),
    shows?.isQuestion && ThreadQuestion.preload(),
    shows?.isQuestion && Answers.preload(),
    shows?.hasLinks && ThreadLinks.preload(),
  ]);
}

/** Returns what the head says of the thread that `threadId` names, null without one; answers 404 when there is none (ROUTE-042). */
export async function loader(args: LoaderFunctionArgs): Promise<Data | null> {
  const { api, queries } = appOf(args);
  const threadId = idOf(args.request, "threadId");
  if (!threadId) return null;
  const others = prefetch(
    queries.prefetchInfiniteQuery(comments(api, threadId)),
    queries.prefetchQuery(hotToday(api)),
  );
  const found = await queries.ensureQueryData(thread(api, threadId));
  const { userId } = found.user;
  const aside = bringsAside()
    ? [queries.prefetchQuery(author(api, userId)), queries.prefetchQuery(writtenBy(api, userId))]
    : [];
  const inside = found.circle && queries.prefetchQuery(circleDetail(api, found.circle.id));
  await Promise.all([others, prefetch(...aside), inside && prefetch(inside)]);
  const shows = {
    hasPoll: found.poll !== undefined,
    isQuestion: found.question !== undefined,
    hasLinks: found.linkList !== undefined,
  };
  await prepare(shows);
  return {
    threadId,
    title: found.title || found.excerpt.slice(0, 30) || fillText(text.moment, { name: found.user.nickname }),
    description: found.excerpt,
    image: shareImage(found),
    ...shows,
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
  prepare,
};

/** A thread that was deleted, taken down, or never was; its author still sees one that waits or was taken down. */
export function ErrorBoundary() {
  const { hasLogin } = useMember();
  const [query] = useSearchParams();
  const threadId = query.get("threadId") ?? "";
  const gone = <PageError title={text.goneTitle} description={text.gone} />;
  if (!hasLogin) return gone;
  return <HeldThread key={threadId} threadId={threadId} fallback={gone} waiting={gone} />;
}

function One({ threadId }: Pick<Data, "threadId">) {
  const { api } = useApp();
  useBrowsed(threadId);
  const navigate = useNavigate();
  const arrival = useEntryState<JustPublished>();
  const { data } = useQuery({ ...thread(api, threadId), throwOnError: isGone });
  if (!data) return null;
  const { circle } = data;
  return (
    <PageBody
      key={threadId}
      className="md:pt-5"
      aside={
        <ThreadAside thread={data}>
          <Around thread={data} at="aside" />
        </ThreadAside>
      }
    >
      <Breadcrumb
        className="mb-3 max-md:hidden"
        items={[
          { label: pages.home.title, href: paths.home() },
          ...(circle ? [{ label: circle.groupName, href: paths.circle(circle.id) }] : []),
          ...(data.question ? [{ label: pages.questions.title, href: paths.questions() }] : []),
          { label: text.crumb },
        ]}
      />
      <ThreadArticle
        thread={data}
        above={data.question && <ThreadQuestion thread={data} at="above" />}
        below={
          <>
            {data.question && <ThreadQuestion thread={data} at="below" />}
            <Around thread={data} at="text" />
          </>
        }
      />
      {data.threadClassify === 2 && <ThreadActivity id={threadId} />}
      {data.question ? <Answers thread={data} /> : <Comments thread={data} />}
      <Around thread={data} at="end" />
      {arrival?.published === threadId && (
        <PublishedCard
          thread={data}
          since={arrival.since}
          onClose={() => void navigate(paths.thread(threadId), { replace: true, preventScrollReset: true })}
        />
      )}
    </PageBody>
  );
}

/** One thread with its comments, readable by everybody (GEN-005, ROUTE-041). */
export function Component() {
  const found = useLoaderData<Data | null>();
  return found ? <One threadId={found.threadId} /> : <NotFound title={pages.thread.title} />;
}
