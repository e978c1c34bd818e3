import { Button } from "@lenscape/ui/button";
import { Card, CardHeader } from "@lenscape/ui/card";
import { type FloorItem, FloorList } from "@lenscape/ui/floor-list";
import { HotList } from "@lenscape/ui/hot-list";
import { cn } from "@lenscape/ui/lib/cn";
import { PostResult, PostResultSkeleton } from "@lenscape/ui/post-result";
import { SideCard } from "@lenscape/ui/side-card";
import { UserRow } from "@lenscape/ui/user-row";
import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { activeUsers } from "#shell/members/active-users.ts";
import { Follow } from "#shell/members/follow-button.tsx";
import { featuredQuery, floorsQuery, picksQuery } from "../queries.ts";
import { searchText as text } from "../text.ts";

const FEATURED_COUNT = 5;
const PICKS_COUNT = 10;
const SUGGESTED_MEMBERS_COUNT = 5;
/** Number of ranked members to select from, because the viewer follows some already. */
const CANDIDATES_COUNT = 50;

const getThreadId = ({ kind, id }: FloorItem) => (kind === "thread" ? id : "");

/** Removes the side borders on phones. */
const FULL_WIDTH = "max-md:rounded-none max-md:border-x-0";

/**
 * Returns the three lists of threads without duplicates: the picks keep their ranking, the manually selected sections
 * have priority over the featured threads. A list that would become empty keeps its duplicates.
 */
function useDiscoveryThreads() {
  const { api } = useApp();
  const picks = useQuery(picksQuery(api));
  const floors = useQuery(floorsQuery(api));
  const featured = useQuery(featuredQuery(api));
  const shownIds = new Set(picks.data?.rows.slice(0, PICKS_COUNT).map(({ id }) => id));
  const allFloors = floors.data ?? [];
  const remainingFloors = allFloors
    .map((floor) => ({ ...floor, items: floor.items?.filter((item) => !shownIds.has(getThreadId(item))) }))
    .filter(({ items }) => items?.length);
  const visibleFloors = remainingFloors.length > 0 ? remainingFloors : allFloors;
  for (const { items } of visibleFloors) for (const item of items ?? []) shownIds.add(getThreadId(item));
  const posts = featured.data?.rows ?? [];
  const others = posts.filter(({ id }) => !shownIds.has(id));
  return {
    floors: visibleFloors,
    posts: others.length > 0 ? others : posts,
    // Featured threads wait for the other lists, so that no thread disappears from the list later.
    isPending: [picks, floors, featured].some(({ isPending }) => isPending),
    featured,
  };
}

type DiscoveryThreads = ReturnType<typeof useDiscoveryThreads>;

/** Featured threads in batches (SEARCH-006). */
function FeaturedThreadsCard({ posts, isPending, featured }: DiscoveryThreads) {
  const [batch, setBatch] = useState(0);
  const hasFailed = featured.isError && !featured.data;
  if (!isPending && !hasFailed && posts.length === 0) return null;
  const start = (batch * FEATURED_COUNT) % Math.max(posts.length, 1);
  return (
    <Card asChild className={cn("overflow-clip", FULL_WIDTH)}>
      <section aria-label={text.featured} aria-busy={isPending}>
        <CardHeader title={text.featured} className="h-14 md:px-6">
          {posts.length > FEATURED_COUNT && (
            <Button
              tone="ghost"
              size="sm"
              onClick={() => setBatch(batch + 1)}
              className="-mr-2 font-normal text-text-muted"
            >
              {text.nextBatch}
              <RefreshCw aria-hidden="true" strokeWidth={1.7} />
            </Button>
          )}
        </CardHeader>
        {isPending ? (
          <>
            <PostResultSkeleton />
            <PostResultSkeleton />
            <PostResultSkeleton />
          </>
        ) : hasFailed ? (
          <LoadError error={featured.error} onRetry={() => void featured.refetch()} />
        ) : (
          posts
            .slice(start, start + FEATURED_COUNT)
            .map((thread) => <PostResult key={thread.id} thread={thread} href={paths.thread(thread.id)} />)
        )}
      </section>
    </Card>
  );
}

/** Ranking of the curated threads (SEARCH-023). */
export function PicksRanking({ count = PICKS_COUNT }: { count?: number }) {
  const ranking = useQuery(picksQuery(useApp().api)).data?.rows ?? [];
  if (ranking.length === 0) return null;
  return (
    <SideCard title={text.cherrypick} moreHref={paths.cherrypick()} className={FULL_WIDTH}>
      <HotList
        items={ranking
          .slice(0, count)
          .map(({ id, title, excerpt, hotScore }) => ({ id, title: title || excerpt, hotScore }))}
        hrefOf={({ id }) => paths.thread(id)}
      />
    </SideCard>
  );
}

/** Recommended sections, in columns on wide viewports (SEARCH-021). */
function FloorsCard({ floors }: DiscoveryThreads) {
  if (floors.length === 0) return null;
  return (
    <SideCard title={text.floors} className={FULL_WIDTH}>
      <FloorList
        floors={floors}
        hrefOf={({ kind, id }) => (kind === "goods" ? paths.goods(id) : paths.thread(id))}
        className="lg:grid-cols-2"
      />
    </SideCard>
  );
}

/** Featured threads below an empty result. */
export function FeaturedThreads() {
  return <FeaturedThreadsCard {...useDiscoveryThreads()} />;
}

/** Featured threads and recommended sections, shown without a keyword. */
export function FeaturedAndFloors() {
  const threads = useDiscoveryThreads();
  return (
    <>
      <FeaturedThreadsCard {...threads} />
      <FloorsCard {...threads} />
    </>
  );
}

/** Most active members whom the viewer does not follow (ruling 34, SEARCH-022). */
export function SuggestedMembers() {
  const { api } = useApp();
  const { token, userId: viewerId } = useMember();
  const ranked = useQuery(activeUsers(api, Boolean(token), CANDIDATES_COUNT)).data?.rows ?? [];
  const users = ranked.filter(({ userId, isFollow }) => userId !== viewerId && !isFollow);
  if (users.length === 0) return null;
  return (
    <SideCard title={text.people} className={FULL_WIDTH}>
      {users.slice(0, SUGGESTED_MEMBERS_COUNT).map((user) => (
        <UserRow
          key={user.userId}
          user={user}
          href={paths.profile(user.userId)}
          action={<Follow userId={user.userId} name={user.nickname} />}
        />
      ))}
    </SideCard>
  );
}
