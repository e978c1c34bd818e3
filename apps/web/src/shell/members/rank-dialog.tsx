import { RankPopup } from "@lenscape/ui/rank-popup";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useApp, useMember } from "#lib/app.tsx";
import { flattenRows, getListStatus } from "#lib/query.ts";
import { paths } from "#paths";
import { activeUserPages, ownRanking } from "./active-users.ts";
import { Follow } from "./follow-button.tsx";
import { rankText as text } from "./text.ts";

interface RankDialogProps {
  /** Limits the ranking to the members of a circle. */
  circleId?: string;
  onClose: () => void;
}

/** Dialog with the ranking of active members (CARD-009 to CARD-021). */
export function RankDialog({ circleId, onClose }: RankDialogProps) {
  const { api } = useApp();
  const { token, userId: ownId } = useMember();
  const list = useInfiniteQuery(activeUserPages(api, token !== "", circleId));
  const place = useQuery({ ...ownRanking(api, circleId), enabled: token !== "" }).data;
  return (
    <RankPopup
      open
      onOpenChange={(open) => !open && onClose()}
      users={flattenRows(list.data, ({ userId }) => userId)}
      status={getListStatus(list)}
      onLoadMore={() => (list.data ? list.fetchNextPage() : list.refetch())}
      hrefOf={({ userId }) => paths.profile(userId)}
      place={place}
      renderAction={({ userId, nickname }) =>
        userId === ownId ? (
          <span className="block w-18 text-center text-meta text-text-muted">{text.viewer}</span>
        ) : (
          <Follow userId={userId} name={nickname} />
        )
      }
    />
  );
}
