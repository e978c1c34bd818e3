import type { RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { EmptyState } from "@lenscape/ui/empty-state";
import { type PlaceView, RankList, RankPlace } from "@lenscape/ui/rank-list";
import { SideCard } from "@lenscape/ui/side-card";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { homeText as text } from "#copy/home-text.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { lazyDialog } from "#shell/loading/lazy-component.tsx";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { activeUsers, RANKED } from "#shell/members/active-users.ts";
import { Follow } from "#shell/members/follow-button.tsx";

const RankDialog = lazyDialog(() => import("#shell/members/rank-dialog.tsx"));

type Ranked = RowOf<"hotUserList">;

/** Where a member stands among those who are shown; undefined for somebody else. */
function placeAmong(ranked: Ranked[], userId: string): PlaceView | undefined {
  const index = ranked.findIndex((user) => user.userId === userId);
  const own = ranked[index];
  if (!own) return undefined;
  const above = ranked[index - 1] ?? own;
  return { hotRanking: index + 1, behind: Math.max(0, above.hotScore - own.hotScore) };
}

interface ActiveUsersProps {
  /** cards: a strip to swipe, for phones. */
  layout?: "rows" | "cards";
  className?: string;
}

/** The most active members with follow buttons (SIDE-007, SIDE-016). */
export function ActiveUsers({ layout = "rows", className }: ActiveUsersProps) {
  const { api } = useApp();
  const { token, userId: own } = useMember();
  const query = useQuery({ ...activeUsers(api, token !== ""), placeholderData: keepPreviousData });
  const [open, setOpen] = useState(false);
  return (
    <SideCard
      title={text.active}
      className={className}
      action={
        <Button
          tone="ghost"
          size="sm"
          aria-haspopup="dialog"
          className="-mr-2 px-2"
          onClick={() => setOpen(true)}
        >
          {text.fullRank}
          <ChevronRight aria-hidden="true" strokeWidth={1.7} />
        </Button>
      }
    >
      <QueryBody
        query={query}
        lines={RANKED}
        lineClass="h-13"
        picture
        empty={<EmptyState size="sm" title={text.noActive} />}
      >
        {(users: Ranked[]) => {
          const place = placeAmong(users, own);
          return (
            <>
              <RankList
                layout={layout}
                users={users}
                hrefOf={({ userId }) => paths.profile(userId)}
                renderAction={({ userId, nickname }) => <Follow userId={userId} name={nickname} />}
              />
              <div className="px-4 in-data-member:h-9">
                {place && <RankPlace place={place} className="pt-2" />}
                {own && !place && <p className="pt-2 text-sm text-text-muted">{text.outside}</p>}
              </div>
            </>
          );
        }}
      </QueryBody>
      {open && <RankDialog onClose={() => setOpen(false)} />}
    </SideCard>
  );
}
