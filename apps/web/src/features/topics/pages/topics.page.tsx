import { PageBody } from "@lenscape/ui/page-body";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { ActiveUsers } from "#features/home/components/active-users-card.tsx";
import { getApp, useMember } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { activeUsers } from "#shell/members/active-users.ts";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { SearchHeader } from "#shell/navigation/search-header.tsx";
import { AllTopics } from "../components/all-topics.tsx";
import { FollowedTopics } from "../components/followed-topics.tsx";
import { HotTopics } from "../components/hot-topics.tsx";
import { StartTopic } from "../components/start-topic.tsx";
import { getTopicBoard, getTopicOrder, hotTopics, topicPages } from "../queries.ts";
import { topicsText as text } from "../text.ts";

/** Prefetches the ranking, the first topics and the active members. */
export function loader(args: LoaderFunctionArgs) {
  const { api, queries, session } = getApp(args);
  const search = new URL(args.request.url).searchParams;
  return prefetch(
    queries.prefetchQuery(hotTopics(api, getTopicBoard(search))),
    queries.prefetchInfiniteQuery(topicPages(api, search.get("keyword") ?? "", getTopicOrder(search))),
    queries.prefetchQuery(activeUsers(api, session.token() !== undefined)),
  );
}

export const handle: PageHandle = {
  meta: () => ({ title: pages.topicZone.title, description: text.topicsHint }),
};

/** The topic zone: rankings, all topics, and their search. */
export function Component() {
  const [search] = useSearchParams();
  const { token } = useMember();
  const keyword = search.get("keyword") ?? "";
  return (
    <>
      <SearchHeader title={text.topics} description={text.topicsHint} placeholder={text.search} />
      <PageBody
        aside={
          <>
            <StartTopic />
            <FollowedTopics />
            <div className="peer-data-waiting:hidden">
              <ActiveUsers />
            </div>
          </>
        }
      >
        {!keyword && <HotTopics board={getTopicBoard(search)} />}
        {!keyword && <FollowedTopics className="mb-2 md:hidden max-md:rounded-none max-md:border-x-0" />}
        {/* On phones the followed topics are above. Hidden until their height is known. */}
        <div
          className={token || keyword ? "max-md:peer-data-waiting:hidden" : "max-md:in-data-member:hidden"}
        >
          <AllTopics keyword={keyword} order={getTopicOrder(search)} />
        </div>
      </PageBody>
    </>
  );
}
