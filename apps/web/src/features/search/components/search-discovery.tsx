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
import { Failure } from "#shell/loading/failure.tsx";
import { activeUsers } from "#shell/members/active-users.ts";
import { Follow } from "#shell/members/follow-button.tsx";
import { featured, floors, picks } from "../queries.ts";
import { searchText as text } from "../text.ts";

const FEATURED_SHOWN = 5;
const PICKS_SHOWN = 10;
const PEOPLE_SHOWN = 5;
/** So many of the ranking are looked through for them: a member follows some already. */
const PEOPLE_AMONG = 50;

const threadOf = ({ kind, id }: FloorItem) => (kind === "thread" ? id : "");

/** On a phone all cards reach from edge to edge. */
const FLAT = "max-md:rounded-none max-md:border-x-0";

/**
 * The three lists of threads, each thread in one of them: the picks are a ranking and keep theirs, the floors, chosen
 * by hand, come before the featured posts, of which there are most. A list that would be empty stays as it is.
 */
function useThreads() {
  const { api } = useApp();
  const picked = useQuery(picks(api));
  const chosen = useQuery(floors(api));
  const best = useQuery(featured(api));
  const taken = new Set(picked.data?.rows.slice(0, PICKS_SHOWN).map(({ id }) => id));
  const all = chosen.data ?? [];
  const left = all
    .map((floor) => ({ ...floor, items: floor.items?.filter((item) => !taken.has(threadOf(item))) }))
    .filter(({ items }) => items?.length);
  const shops = left.length > 0 ? left : all;
  for (const { items } of shops) for (const item of items ?? []) taken.add(threadOf(item));
  const posts = best.data?.rows ?? [];
  const others = posts.filter(({ id }) => !taken.has(id));
  return {
    shops,
    posts: others.length > 0 ? others : posts,
    // The posts wait for the other lists: none of them goes again while it is looked at.
    isPending: [picked, chosen, best].some(({ isPending }) => isPending),
    best,
  };
}

type Threads = ReturnType<typeof useThreads>;

/** Featured posts, a few at a time (SEARCH-006). */
function FeaturedCard({ posts, isPending, best }: Threads) {
  const [batch, setBatch] = useState(0);
  const failed = best.isError && !best.data;
  if (!isPending && !failed && posts.length === 0) return null;
  const start = (batch * FEATURED_SHOWN) % Math.max(posts.length, 1);
  return (
    <Card asChild className={cn("overflow-clip", FLAT)}>
      <section aria-label={text.featured} aria-busy={isPending}>
        <CardHeader title={text.featured} className="h-14 md:px-6">
          {posts.length > FEATURED_SHOWN && (
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
        ) : failed ? (
          <Failure error={best.error} onRetry={() => void best.refetch()} />
        ) : (
          posts
            .slice(start, start + FEATURED_SHOWN)
            .map((thread) => <PostResult key={thread.id} thread={thread} href={paths.thread(thread.id)} />)
        )}
      </section>
    </Card>
  );
}

/** The numbered picks, all of them or the first few (SEARCH-023). */
export function Ranking({ shown = PICKS_SHOWN }: { shown?: number }) {
  const ranking = useQuery(picks(useApp().api)).data?.rows ?? [];
  if (ranking.length === 0) return null;
  return (
    <SideCard title={text.cherrypick} moreHref={paths.cherrypick()} className={FLAT}>
      <HotList
        items={ranking
          .slice(0, shown)
          .map(({ id, title, excerpt, hotScore }) => ({ id, title: title || excerpt, hotScore }))}
        hrefOf={({ id }) => paths.thread(id)}
      />
    </SideCard>
  );
}

/** Recommended floors, next to each other where there is room (SEARCH-021). */
function FloorsCard({ shops }: Threads) {
  if (shops.length === 0) return null;
  return (
    <SideCard title={text.floors} className={FLAT}>
      <FloorList
        floors={shops}
        hrefOf={({ kind, id }) => (kind === "goods" ? paths.goods(id) : paths.thread(id))}
        className="lg:grid-cols-2"
      />
    </SideCard>
  );
}

/** Featured posts alone, where nothing was found. */
export function Featured() {
  return <FeaturedCard {...useThreads()} />;
}

/** Featured posts and floors, shown while nothing is searched for. */
export function FeaturedAndFloors() {
  const threads = useThreads();
  return (
    <>
      <FeaturedCard {...threads} />
      <FloorsCard {...threads} />
    </>
  );
}

/** People to know: the most active ones whom I do not follow yet (ruling 34, SEARCH-022). */
export function People() {
  const { api } = useApp();
  const { token, userId: own } = useMember();
  const ranked = useQuery(activeUsers(api, Boolean(token), PEOPLE_AMONG)).data?.rows ?? [];
  const users = ranked.filter(({ userId, isFollow }) => userId !== own && !isFollow);
  if (users.length === 0) return null;
  return (
    <SideCard title={text.people} className={FLAT}>
      {users.slice(0, PEOPLE_SHOWN).map((user) => (
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
