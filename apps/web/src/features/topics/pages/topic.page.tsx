import type { Topic } from "@lenscape/api/types";
import { Breadcrumb } from "@lenscape/ui/breadcrumb";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { GroupHeader } from "@lenscape/ui/group-header";
import { formatCount } from "@lenscape/ui/lib/count";
import { Link } from "@lenscape/ui/link";
import { LinkTabs } from "@lenscape/ui/link-tabs";
import { PageBody } from "@lenscape/ui/page-body";
import { Segmented } from "@lenscape/ui/segmented";
import { useQuery } from "@tanstack/react-query";
import { PencilLine } from "lucide-react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from "react-router-dom";
import { communityText as text } from "#copy/community-text.ts";
import { Topics } from "#features/home/components/top-topics.tsx";
import { appOf, useApp } from "#lib/app.tsx";
import { idOf } from "#lib/id.ts";
import type { PageHandle } from "#lib/page.ts";
import { isGone } from "#lib/query.ts";
import { pageOf, pages, paths } from "#paths";
import { ActionBar } from "#shell/frame/action-bar.tsx";
import { NotFound } from "#shell/loading/not-found.tsx";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { StayLinks } from "#shell/navigation/stay-link.tsx";
import { ThreadFeed } from "#shell/threads/thread-feed.tsx";
import { TopicFollowLarge } from "../components/topic-follow-button.tsx";
import { Insight, Today, useInsight } from "../components/topic-insight.tsx";
import { Mark } from "../components/topic-mark.tsx";
import {
  type QuestionState,
  questionStateOf,
  questionStates,
  type TopicTab,
  topic,
  topicFeed,
  topicInsight,
  topicTabOf,
  topicTabs,
} from "../queries.ts";
import { useTopicSeen } from "../use-topic-follow.ts";

/** Returns the topic that `topicId` names, null without one; answers 404 for an unknown one. */
export async function loader(args: LoaderFunctionArgs): Promise<Topic | null> {
  const { api, queries } = appOf(args);
  const search = new URL(args.request.url).searchParams;
  const id = idOf(args.request, "topicId");
  if (!id) return null;
  const [found] = await Promise.all([
    queries.ensureQueryData(topic(api, id)),
    prefetch(
      queries.prefetchInfiniteQuery(topicFeed(api, id, topicTabOf(search), questionStateOf(search))),
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

/** The way to write with a topic. */
function TakePart({ topicId, className }: { topicId: string; className?: string }) {
  return (
    <Button tone="primary" asChild className={className}>
      <Link href={paths.publish(1, { topicId })}>
        <PencilLine aria-hidden="true" strokeWidth={1.7} />
        {text.join}
      </Link>
    </Button>
  );
}

interface QuestionStatesProps {
  topicId: string;
  value: QuestionState;
}

/** Which of a topic's questions are listed; the choice is in the address. */
function QuestionStates({ topicId, value }: QuestionStatesProps) {
  const navigate = useNavigate();
  return (
    <Segmented
      aria-label={text.questionState}
      options={questionStates.map((state) => ({ value: state, label: text.sorts[state] }))}
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

function One({ loaded }: { loaded: Topic }) {
  const { api } = useApp();
  const { data: found = loaded } = useQuery({ ...topic(api, loaded.id), throwOnError: isGone });
  const [search] = useSearchParams();
  useTopicSeen(found.id);
  const tab = topicTabOf(search);
  const question = questionStateOf(search);
  const hrefOf = (name: TopicTab) => paths.topic(found.id, name === "hot" ? undefined : name);
  const essence = useInsight(found.id)?.essenceCount ?? 0;
  const labelOf = (name: TopicTab) =>
    name === "essence" && essence > 0 ? `${text.tabs[name]} ${formatCount(essence)}` : text.tabs[name];
  return (
    <PageBody
      className="md:pt-4"
      above={
        <Breadcrumb
          className="mb-3 max-md:hidden"
          items={[{ label: text.topics, href: pageOf("topicZone") }, { label: `#${found.content}` }]}
        />
      }
      aside={
        <>
          <Insight topic={found} />
          <Topics />
        </>
      }
    >
      <GroupHeader
        title={`#${found.content}`}
        tags={<Mark topic={found} />}
        brief={found.intro}
        cover={found.cover}
        stats={[
          { value: found.viewCount, label: text.views },
          { value: found.threadCount, label: text.posts },
          { value: found.followCount, label: text.follows },
        ]}
        action={
          <>
            <TopicFollowLarge topic={found} />
            <TakePart topicId={found.id} className="max-md:hidden" />
          </>
        }
      />
      <Card className="mt-4 overflow-clip max-md:mt-2 max-md:rounded-none max-md:border-x-0">
        <div className="flex flex-wrap items-center justify-between gap-x-2 border-border border-b max-md:border-0 md:pr-6">
          <div className="border-border pl-1 max-md:w-full max-md:border-b md:pl-3">
            <StayLinks>
              <LinkTabs
                aria-label={text.threads}
                items={topicTabs.map((name) => ({ href: hrefOf(name), label: labelOf(name) }))}
                current={hrefOf(tab)}
              />
            </StayLinks>
          </div>
          {question ? <QuestionStates topicId={found.id} value={question} /> : <Today topic={found} />}
        </div>
        <ThreadFeed
          key={`${found.id}${tab}${question}`}
          query={topicFeed(api, found.id, tab, question)}
          {...(question
            ? {
                emptyTitle: text.noQuestions,
                emptyHref: paths.ask({ topicId: found.id }),
                emptyAction: text.ask,
              }
            : { emptyText: text.noThreads, emptyHref: pageOf("topicZone") })}
        />
      </Card>
      <ActionBar>
        <TakePart topicId={found.id} />
      </ActionBar>
    </PageBody>
  );
}

/** One topic: header, its threads by heat or time, its questions by whether they are solved, and the way to take part (ROUTE-046, ROUTE-047). */
export function Component() {
  const loaded = useLoaderData<Topic | null>();
  if (loaded) return <One loaded={loaded} />;
  return <NotFound title={pages.topic.title} />;
}
