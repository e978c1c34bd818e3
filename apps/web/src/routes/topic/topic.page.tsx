import type { Topic } from "@lenscape/api/types";
import { BackToTop } from "@lenscape/ui/back-to-top";
import { Breadcrumb } from "@lenscape/ui/breadcrumb";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { GroupHeader } from "@lenscape/ui/group-header";
import { Link } from "@lenscape/ui/link";
import { LinkTabs } from "@lenscape/ui/link-tabs";
import { PageBody } from "@lenscape/ui/page-body";
import { PencilLine } from "lucide-react";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { communityText as text } from "#copy/community.ts";
import { Topics } from "#features/home/topics.tsx";
import { type TopicTab, topic, topicFeed, topicTabOf, topicTabs } from "#features/topic/queries.ts";
import { appOf, useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pageOf, paths } from "#paths";
import { prefetch } from "#shell/prefetch.ts";
import { StayLinks } from "#shell/stay-link.tsx";
import { ThreadFeed } from "#shell/thread-feed.tsx";

/** Gives the topic that `topicId` names; answers 404 without one, throws `ApiError` 404 for an unknown one. */
export async function loader(args: LoaderFunctionArgs): Promise<Topic> {
  const { api, queries } = appOf(args);
  const search = new URL(args.request.url).searchParams;
  const id = search.get("topicId");
  if (!id) throw new Response(null, { status: 404, statusText: "Not Found" });
  const [found] = await Promise.all([
    queries.ensureQueryData(topic(api, id)),
    prefetch(queries.prefetchInfiniteQuery(topicFeed(api, id, topicTabOf(search)))),
  ]);
  return found;
}

export const handle: PageHandle<Topic> = {
  meta: ({ data }) => ({
    title: `#${data.content}`,
    description: data.intro,
    image: data.cover,
    canonical: paths.topic(data.id),
  }),
};

/** One topic: header, its threads by heat or time, and the way to take part. */
export function Component() {
  const { api } = useApp();
  const found = useLoaderData<Topic>();
  const [search] = useSearchParams();
  const tab = topicTabOf(search);
  const hrefOf = (name: TopicTab) => paths.topic(found.id, name === "hot" ? undefined : name);
  return (
    <PageBody
      className="md:pt-4"
      above={
        <Breadcrumb
          className="mb-3 max-md:hidden"
          items={[{ label: text.topics, href: pageOf("topicZone") }, { label: `#${found.content}` }]}
        />
      }
      aside={<Topics />}
    >
      <GroupHeader
        title={`#${found.content}`}
        brief={found.intro}
        cover={found.cover}
        stats={[
          { value: found.viewCount, label: text.views },
          { value: found.threadCount, label: text.posts },
          { value: found.followCount, label: text.follows },
        ]}
        action={
          <Button tone="primary" asChild>
            <Link href={paths.publish(1, { topicId: found.id })}>
              <PencilLine aria-hidden="true" strokeWidth={1.7} />
              {text.join}
            </Link>
          </Button>
        }
      />
      <Card className="mt-4 overflow-clip max-md:mt-2 max-md:rounded-none max-md:border-x-0">
        <StayLinks>
          <LinkTabs
            aria-label={text.threads}
            className="border-border border-b px-1 md:px-3"
            items={topicTabs.map((name) => ({ href: hrefOf(name), label: text.tabs[name] }))}
            current={hrefOf(tab)}
          />
        </StayLinks>
        <ThreadFeed
          key={`${found.id}${tab}`}
          query={topicFeed(api, found.id, tab)}
          emptyText={text.noThreads}
          emptyHref={pageOf("topicZone")}
        />
      </Card>
      <BackToTop />
    </PageBody>
  );
}
