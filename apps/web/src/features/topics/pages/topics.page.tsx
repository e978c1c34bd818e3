import { PageBody } from "@lenscape/ui/page-body";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { communityText as text } from "#copy/community-text.ts";
import { ActiveUsers } from "#features/home/components/active-users-card.tsx";
import { appOf, useMember } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";
import { activeUsers } from "#shell/members/active-users.ts";
import { prefetch } from "#shell/navigation/prefetch.ts";
import { SearchHeader } from "#shell/navigation/search-header.tsx";
import { AllTopics } from "../components/all-topics.tsx";
import { HotTopics } from "../components/hot-topics.tsx";
import { MyTopics } from "../components/my-topics.tsx";
import { StartTopic } from "../components/start-topic.tsx";
import { hotTopics, topicBoardOf, topicOrderOf, topicPages } from "../queries.ts";

/** Fills the cache with the ranking, the first topics and the members next to them. */
export function loader(args: LoaderFunctionArgs) {
  const { api, queries, session } = appOf(args);
  const search = new URL(args.request.url).searchParams;
  return prefetch(
    queries.prefetchQuery(hotTopics(api, topicBoardOf(search))),
    queries.prefetchInfiniteQuery(topicPages(api, search.get("keyword") ?? "", topicOrderOf(search))),
    queries.prefetchQuery(activeUsers(api, session.token() !== undefined)),
  );
}

export const handle: PageHandle = {
  meta: () => ({ title: pages.topicZone.title, description: text.topicsHint }),
};

/** The topic zone: what is read most, all topics, and a search among them. */
export function Component() {
  const [search] = useSearchParams();
  const { token } = useMember();
  const keyword = search.get("keyword") ?? "";
  return (
    <>
      <SearchHeader title={text.topics} description={text.topicsHint} placeholder={text.searchTopics} />
      <PageBody
        aside={
          <>
            <StartTopic />
            <MyTopics />
            <div className="peer-data-waiting:hidden">
              <ActiveUsers />
            </div>
          </>
        }
      >
        {!keyword && <HotTopics board={topicBoardOf(search)} />}
        {!keyword && <MyTopics className="mb-2 md:hidden max-md:rounded-none max-md:border-x-0" />}
        {/* Members' own topics stand above them on a phone: until the browser has taken over, their room is not known. */}
        <div
          className={token || keyword ? "max-md:peer-data-waiting:hidden" : "max-md:in-data-member:hidden"}
        >
          <AllTopics keyword={keyword} order={topicOrderOf(search)} />
        </div>
      </PageBody>
    </>
  );
}
