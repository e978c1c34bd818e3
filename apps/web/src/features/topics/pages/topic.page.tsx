import type { Topic } from "@lenscape/api/types";
import { Breadcrumb } from "@lenscape/ui/breadcrumb";
import { Button } from "@lenscape/ui/button";
import { GroupHeader } from "@lenscape/ui/group-header";
import { formatCount } from "@lenscape/ui/lib/count";
import { Link } from "@lenscape/ui/link";
import { LinkTabs } from "@lenscape/ui/link-tabs";
import { PageBody } from "@lenscape/ui/page-body";
import { Segmented } from "@lenscape/ui/segmented";
import { useQuery } from "@tanstack/react-query";
import { PencilLine } from "lucide-react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from "react-router-dom";
import { TopTopics } from "#features/home/components/top-topics.tsx";
import { getApp, useApp } from "#lib/app.tsx";
import { getIdParam } from "#lib/id.ts";
import type { PageHandle } from "#lib/page.ts";
import { isNotFoundError } from "#lib/query.ts";
import { getPath, pages, paths } from "#paths";
import { ActionBar } from "#shell/frame/action-bar.tsx";
import { NotFound } from "#shell/loading/not-found.tsx";
import { KeepScrollLinks } from "#shell/navigation/keep-scroll-links.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { ThreadFeed } from "#shell/threads/thread-feed.tsx";
import { TopicFollowHeaderButton } from "../components/topic-follow-button.tsx";
import { TopicInsight, TopicToday, useTopicInsight } from "../components/topic-insight.tsx";
import { TopicMark } from "../components/topic-mark.tsx";
import {
  getQuestionState,
  getTopicTab,
  type QuestionState,
  questionStates,
  type TopicTab,
  topic,
  topicFeed,
  topicInsight,
  topicTabs,
} from "../queries.ts";
import { topicsText as text } from "../text.ts";
import { useMarkTopicSeen } from "../use-topic-follow.ts";

/** Returns the topic in the URL, or null without an ID. Responds 404 for an unknown topic. */
export async function loader(args: LoaderFunctionArgs): Promise<Topic | null> {
  const { api, queries } = getApp(args);
  const search = new URL(args.request.url).searchParams;
  const id = getIdParam(args.request, "topicId");
  if (!id) return null;
  const [found] = await Promise.all([
    queries.ensureQueryData(topic(api, id)),
    prefetch(
      queries.prefetchInfiniteQuery(topicFeed(api, id, getTopicTab(search), getQuestionState(search))),
      queries.prefetchQuery(topicInsight(api, id)),
    ),
  ]);
  return found;
}

export const handle: PageHandle<Topic | null> = {
  tabBar: false,
  meta: ({ data }) =>
    data
      ? {
          title: `#${data.content}`,
          description: data.intro,
          image: data.cover,
          canonical: paths.topic(data.id),
        }
      : { title: pages.topic.title, noindex: true },
};

/** Button that publishes in the topic. */
function PublishButton({ topicId, className }: { topicId: string; className?: string }) {
  return (
    <Button tone="primary" asChild className={className}>
      <Link href={paths.publish(1, { topicId })}>
        <PencilLine aria-hidden="true" strokeWidth={1.7} />
        {text.publish}
      </Link>
    </Button>
  );
}

interface QuestionStateSwitchProps {
  topicId: string;
  value: QuestionState;
}

/** Switches between open and solved questions of a topic. The URL holds the state. */
function QuestionStateSwitch({ topicId, value }: QuestionStateSwitchProps) {
  const navigate = useNavigate();
  return (
    <Segmented
      aria-label={text.questionStateLabel}
      options={questionStates.map((state) => ({ value: state, label: text.questionStates[state] }))}
      value={value}
      className="my-2 ml-auto max-md:mx-4"
      onValueChange={(next) =>
        navigate(paths.topic(topicId, "questions", next === "open" ? undefined : next), {
          replace: true,
          preventScrollReset: true,
        })
      }
    />
  );
}

function TopicPage({ loaded }: { loaded: Topic }) {
  const { api } = useApp();
  const { data: found = loaded } = useQuery({ ...topic(api, loaded.id), throwOnError: isNotFoundError });
  const [search] = useSearchParams();
  useMarkTopicSeen(found.id);
  const tab = getTopicTab(search);
  const question = getQuestionState(search);
  const getHref = (name: TopicTab) => paths.topic(found.id, name === "hot" ? undefined : name);
  const essence = useTopicInsight(found.id)?.essenceCount ?? 0;
  const getLabel = (name: TopicTab) =>
    name === "essence" && essence > 0 ? `${text.tabs[name]} ${formatCount(essence)}` : text.tabs[name];
  return (
    <PageBody
      className="md:pt-4"
      above={
        <Breadcrumb
          className="mb-3 max-md:hidden"
          items={[{ label: text.topics, href: getPath("topicZone") }, { label: `#${found.content}` }]}
        />
      }
      aside={
        <>
          <TopicInsight topic={found} />
          <TopTopics />
        </>
      }
    >
      <GroupHeader
        title={`#${found.content}`}
        tags={<TopicMark topic={found} />}
        brief={found.intro}
        cover={found.cover}
        stats={[
          { value: found.viewCount, label: text.viewCount },
          { value: found.threadCount, label: text.threadCount },
          { value: found.followCount, label: text.followerCount },
        ]}
        action={
          <>
            <TopicFollowHeaderButton topic={found} />
            <PublishButton topicId={found.id} className="max-md:hidden" />
          </>
        }
      />
      <section className="mt-4 max-md:mt-2">
        <div className="flex flex-wrap items-center justify-between gap-x-2 border-border border-b max-md:border-0">
          <div className="border-border pl-1 max-md:w-full max-md:border-b md:-ml-3 md:pl-0">
            <KeepScrollLinks>
              <LinkTabs
                aria-label={text.threadTabs}
                items={topicTabs.map((name) => ({ href: getHref(name), label: getLabel(name) }))}
                current={getHref(tab)}
              />
            </KeepScrollLinks>
          </div>
          {question ? (
            <QuestionStateSwitch topicId={found.id} value={question} />
          ) : (
            <TopicToday topic={found} />
          )}
        </div>
        <ThreadFeed
          key={`${found.id}${tab}${question}`}
          query={topicFeed(api, found.id, tab, question)}
          {...(question
            ? {
                emptyTitle: text.questionsEmpty,
                emptyHref: paths.ask({ topicId: found.id }),
                emptyAction: text.ask,
              }
            : { emptyText: text.threadsEmpty, emptyHref: getPath("topicZone") })}
        />
      </section>
      <ActionBar>
        <PublishButton topicId={found.id} />
      </ActionBar>
    </PageBody>
  );
}

/** Page of a topic: header, threads in tabs, questions by state, and a button to publish (ROUTE-046, ROUTE-047). */
export function Component() {
  const loaded = useLoaderData<Topic | null>();
  if (loaded) return <TopicPage loaded={loaded} />;
  return <NotFound title={pages.topic.title} />;
}
