import { Card } from "@lenscape/ui/card";
import { LinkTabs } from "@lenscape/ui/link-tabs";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { useApp } from "#lib/app.tsx";
import { isWide } from "#lib/guard.ts";
import { paths } from "#paths";
import { ThreadFeed } from "#shell/threads/thread-feed.tsx";
import { ORDER, TABS, tabOf } from "../mine-tabs.ts";
import { heldThreads, ownThreads } from "../queries.ts";
import { mineText as text } from "../text.ts";
import { OwnPosts } from "./own-comments.tsx";
import { HeldThreads } from "./pending-threads.tsx";

const EMPTY = {
  1: [text.noLikes, text.noLikesHint],
  3: [text.noFavorites, text.noFavoritesHint],
} as const;

/** What I published: what only I see yet, then what everybody sees. */
function MyThreads() {
  const { api } = useApp();
  const { data } = useQuery(heldThreads(api));
  const holds = data && data.total > 0;
  return (
    <>
      {holds && <HeldThreads {...data} />}
      <ThreadFeed
        query={ownThreads[0](api)}
        emptyTitle={holds ? text.noneShown : text.noThreads}
        emptyText={text.noThreadsHint}
        emptyHref={paths.publish(1)}
        emptyAction={text.writeFirst}
        follow={false}
      />
    </>
  );
}

/** My threads, what I liked, what I keep and what I said, one list at a time. */
export function OwnLists() {
  const { api } = useApp();
  const [search] = useSearchParams();
  const tab = tabOf(search);
  const lists = useRef<HTMLDivElement>(null);
  const asked = search.has("type");
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs again when another list is asked for
  useEffect(() => {
    // Below a phone's first window, and then right under its bar; a window that has come back to its place stays there.
    if (asked && !isWide() && window.scrollY === 0) lists.current?.scrollIntoView();
  }, [asked, tab]);
  return (
    <Card ref={lists} className="-scroll-mt-4 overflow-clip max-md:rounded-none max-md:border-x-0">
      <LinkTabs
        aria-label={text.tabs}
        className="border-border border-b px-1 md:px-3"
        items={ORDER.map((each) => ({ href: paths.mine(each), label: TABS[each] }))}
        current={paths.mine(tab)}
      />
      {tab === 2 ? (
        <OwnPosts />
      ) : tab === 0 ? (
        <MyThreads />
      ) : (
        <ThreadFeed
          key={tab}
          query={ownThreads[tab](api)}
          emptyTitle={EMPTY[tab][0]}
          emptyText={EMPTY[tab][1]}
        />
      )}
    </Card>
  );
}
