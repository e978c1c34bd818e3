import type { RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { EmptyState } from "@lenscape/ui/empty-state";
import { type PlaceView, RankList, RankPlace } from "@lenscape/ui/rank-list";
import { SideCard } from "@lenscape/ui/side-card";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { QueryBody } from "#shell/loading/query-body.tsx";
import { activeUsers, RANKING_PAGE_SIZE } from "#shell/members/active-users.ts";
import { Follow } from "#shell/members/follow-button.tsx";
import { RankDialog } from "#shell/members/rank-dialog.tsx";
import { homeText as text } from "../text.ts";

type RankedUser = RowOf<"hotUserList">;

/** Returns a member's rank in the list, or undefined if the member is not in it. */
function findRank(users: RankedUser[], userId: string): PlaceView | undefined {
  const index = users.findIndex((user) => user.userId === userId);
  const own = users[index];
  if (!own) return undefined;
  const above = users[index - 1] ?? own;
  return { hotRanking: index + 1, behind: Math.max(0, above.hotScore - own.hotScore) };
}

interface ActiveUsersProps {
  /** `cards` is a horizontally scrolling strip for phones. */
  layout?: "rows" | "cards";
  className?: string;
}

/** Card with the most active members and follow buttons (SIDE-007, SIDE-016). */
export function ActiveUsers({ layout = "rows", className }: ActiveUsersProps) {
  const { api } = useApp();
  const { token, userId } = useMember();
  const query = useQuery({ ...activeUsers(api, token !== ""), placeholderData: keepPreviousData });
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <SideCard
      title={text.activeUsers}
      className={className}
      action={
        <Button
          tone="ghost"
          size="sm"
          aria-haspopup="dialog"
          className="-mr-2 px-2"
          onClick={() => setDialogOpen(true)}
        >
          {text.fullRanking}
          <ChevronRight aria-hidden="true" strokeWidth={1.7} />
        </Button>
      }
    >
      <QueryBody
        query={query}
        lines={RANKING_PAGE_SIZE}
        lineClass="h-13"
        picture
        empty={<EmptyState size="sm" title={text.activeUsersEmpty} />}
      >
        {(users: RankedUser[]) => {
          const rank = findRank(users, userId);
          return (
            <>
              <RankList
                layout={layout}
                users={users}
                hrefOf={({ userId }) => paths.profile(userId)}
                renderAction={({ userId, nickname }) => <Follow userId={userId} name={nickname} />}
              />
              <div className="px-4 in-data-member:h-9">
                {rank && <RankPlace place={rank} className="pt-2" />}
                {userId && !rank && <p className="pt-2 text-meta text-text-muted">{text.notRanked}</p>}
              </div>
            </>
          );
        }}
      </QueryBody>
      {isDialogOpen && <RankDialog onClose={() => setDialogOpen(false)} />}
    </SideCard>
  );
}
