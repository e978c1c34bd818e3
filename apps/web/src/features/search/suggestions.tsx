import { Button } from "@lenscape/ui/button";
import { Card, CardHeader } from "@lenscape/ui/card";
import { FloorList } from "@lenscape/ui/floor-list";
import { HotList } from "@lenscape/ui/hot-list";
import { PostResult, PostResultSkeleton } from "@lenscape/ui/post-result";
import { SideCard } from "@lenscape/ui/side-card";
import { UserRow } from "@lenscape/ui/user-row";
import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { searchText as text } from "#copy/search.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { activeUsers } from "#shell/active-users.ts";
import { Follow } from "#shell/follow.tsx";
import { featured, floors, picks } from "./queries.ts";

const FEATURED_SHOWN = 5;
const PICKS_SHOWN = 10;
const FRIENDS_SHOWN = 5;

/** Featured posts, a few at a time, shown while nothing is searched for (SEARCH-006). */
export function Featured() {
  const { data, isPending } = useQuery(featured(useApp().api));
  const [batch, setBatch] = useState(0);
  const rows = data?.rows ?? [];
  if (!isPending && rows.length === 0) return null;
  const start = (batch * FEATURED_SHOWN) % Math.max(rows.length, 1);
  return (
    <Card asChild className="overflow-clip max-md:rounded-none max-md:border-x-0">
      <section aria-label={text.featured} aria-busy={isPending}>
        <CardHeader title={text.featured} className="h-14 md:px-6">
          {rows.length > FEATURED_SHOWN && (
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
        ) : (
          rows
            .slice(start, start + FEATURED_SHOWN)
            .map((thread) => <PostResult key={thread.id} thread={thread} href={paths.thread(thread.id)} />)
        )}
      </section>
    </Card>
  );
}

/** Recommended floors, people to follow and the numbered picks (SEARCH-021 to SEARCH-023). */
export function Recommended() {
  const { api } = useApp();
  const { token } = useMember();
  const shops = useQuery(floors(api)).data ?? [];
  const users = useQuery(activeUsers(api, Boolean(token))).data?.rows ?? [];
  const picked = useQuery(picks(api)).data?.rows ?? [];
  return (
    <>
      {shops.length > 0 && (
        <SideCard title={text.floors}>
          <FloorList
            floors={shops}
            hrefOf={({ kind, id }) => (kind === "goods" ? paths.goods(id) : paths.thread(id))}
          />
        </SideCard>
      )}
      {users.length > 0 && (
        <SideCard title={text.friends}>
          {users.slice(0, FRIENDS_SHOWN).map((user) => (
            <UserRow
              key={user.userId}
              user={user}
              href={paths.profile(user.userId)}
              action={<Follow userId={user.userId} name={user.nickname} />}
            />
          ))}
        </SideCard>
      )}
      {picked.length > 0 && (
        <SideCard title={text.cherrypick} moreHref={paths.cherrypick()}>
          <HotList
            items={picked
              .slice(0, PICKS_SHOWN)
              .map(({ id, title, excerpt, hotScore }) => ({ id, title: title || excerpt, hotScore }))}
            hrefOf={({ id }) => paths.thread(id)}
          />
        </SideCard>
      )}
    </>
  );
}
