import { LinkTabs } from "@lenscape/ui/link-tabs";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { useApp } from "#lib/app.tsx";
import { isDesktopWidth } from "#lib/navigation-guard.ts";
import { paths } from "#paths";
import { ThreadFeed } from "#shell/threads/thread-feed.tsx";
import { getMineTab, TAB_ORDER, TABS } from "../mine-tabs.ts";
import { ownThreads, pendingThreads } from "../queries.ts";
import { mineText as text } from "../text.ts";
import { OwnComments } from "./own-comments.tsx";
import { PendingThreads } from "./pending-threads.tsx";

const EMPTY = {
  1: [text.likesEmpty, text.likesEmptyHint],
  3: [text.favoritesEmpty, text.favoritesEmptyHint],
} as const;

/** Own threads: those that are not public first, then the public ones. */
function OwnThreads() {
  const { api } = useApp();
  const { data } = useQuery(pendingThreads(api));
  const hasPending = data && data.total > 0;
  return (
    <>
      {hasPending && <PendingThreads {...data} />}
      <ThreadFeed
        query={ownThreads[0](api)}
        emptyTitle={hasPending ? text.publicEmpty : text.threadsEmpty}
        emptyText={text.threadsEmptyHint}
        emptyHref={paths.publish(1)}
        emptyAction={text.publishFirst}
      />
    </>
  );
}

/** Own threads, liked threads, favorites and comments in tabs. */
export function OwnLists() {
  const { api } = useApp();
  const [search] = useSearchParams();
  const tab = getMineTab(search);
  const lists = useRef<HTMLDivElement>(null);
  const hasTab = search.has("type");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new tab triggers the effect without being read
  useEffect(() => {
    // On phones the lists are below the first screen. A restored scroll position stays.
    if (hasTab && !isDesktopWidth() && window.scrollY === 0) lists.current?.scrollIntoView();
  }, [hasTab, tab]);
  return (
    <section ref={lists} className="-scroll-mt-4">
      <LinkTabs
        aria-label={text.tabsLabel}
        className="border-border border-b px-1 md:-ml-3 md:px-0"
        items={TAB_ORDER.map((value) => ({ href: paths.mine(value), label: TABS[value] }))}
        current={paths.mine(tab)}
      />
      {tab === 2 ? (
        <OwnComments />
      ) : tab === 0 ? (
        <OwnThreads />
      ) : (
        <ThreadFeed
          key={tab}
          query={ownThreads[tab](api)}
          emptyTitle={EMPTY[tab][0]}
          emptyText={EMPTY[tab][1]}
        />
      )}
    </section>
  );
}
