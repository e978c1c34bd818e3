import { RankPopup } from "@lenscape/ui/rank-popup";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useApp, useMember } from "#lib/app.tsx";
import { flatRows, listStatus } from "#lib/query.ts";
import { paths } from "#paths";
import { feedText as text } from "#shell/threads/feed-text.ts";
import { activeUserPages, ownPlace } from "./active-users.ts";
import { Follow } from "./follow-button.tsx";

interface RankDialogProps {
  /** Ranks the members of one circle; of the whole community when left out. */
  circleId?: string;
  onClose: () => void;
}

/** The ranking in its popup, wired (CARD-009 to CARD-021). The default export is what `part` takes. */
export default function RankDialog({ circleId, onClose }: RankDialogProps) {
  const { api } = useApp();
  const { token, userId: own } = useMember();
  const list = useInfiniteQuery(activeUserPages(api, token !== "", circleId));
  const place = useQuery({ ...ownPlace(api, circleId), enabled: token !== "" }).data;
  return (
    <RankPopup
      open
      onOpenChange={(open) => !open && onClose()}
      users={flatRows(list.data, ({ userId }) => userId)}
      status={listStatus(list)}
      onLoadMore={() => (list.data ? list.fetchNextPage() : list.refetch())}
      hrefOf={({ userId }) => paths.profile(userId)}
      place={place}
      renderAction={({ userId, nickname }) =>
        userId === own ? (
          <span className="block w-18 text-center text-sm text-text-muted">{text.me}</span>
        ) : (
          <Follow userId={userId} name={nickname} />
        )
      }
    />
  );
}
