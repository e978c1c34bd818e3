import { Close } from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { useText } from "../../lib/locale.tsx";
import { BackToTop } from "../back-to-top/back-to-top.tsx";
import { useCircleText } from "../circle-card/circle-text.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { InfiniteList } from "../infinite-list/infinite-list.tsx";
import type { ListStatus } from "../list-footer/list-footer.tsx";
import { Popup, type PopupProps } from "../popup/popup.tsx";
import { type PlaceView, RankPlace } from "../rank-list/rank-place.tsx";
import type { UserView } from "../user-row/user.ts";
import { UserRow } from "../user-row/user-row.tsx";
import { RankScore } from "./rank-score.tsx";

const ROW_HEIGHT = 54;

export type RankPopupProps = Omit<PopupProps, "children" | "label" | "type"> & {
  /** Loaded members, the first is rank 1; with `hotScore` their score and trend are shown. */
  users: readonly UserView[];
  /** Status of the list, which decides the text of its footer. */
  status: ListStatus;
  /** Called near the end of the list and on retry. */
  onLoadMore: () => void;
  /** Returns the profile address of a member. */
  hrefOf: (user: UserView) => string;
  /** Renders the right end of a row, usually a follow button; nothing for the viewer's own row. */
  renderAction?: (user: UserView) => ReactNode;
  /** The viewer's own place, shown at the bottom; leave it out for visitors. */
  place?: PlaceView;
};

/**
 * Popup of the activity ranking, 480 × 400, a bottom sheet in windows below 500 × 500.
 *
 * Lists rank, avatar, nickname, signature, score and trend, loads further pages on scroll, and shows "—暂无数据—" if
 * empty. The viewer's own rank is at the bottom.
 */
export function RankPopup({
  users,
  status,
  onLoadMore,
  hrefOf,
  renderAction,
  place,
  className,
  ...props
}: RankPopupProps) {
  const text = useText();
  const forum = useCircleText();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const empty = users.length === 0 && status === "over";
  return (
    <Popup
      data-widget="rank-popup"
      tabIndex={-1}
      {...props}
      label={forum.activeRank}
      className={cn(
        "data-[place=bottom]:h-[70dvh] data-[place=center]:h-100 data-[place=center]:w-120",
        className,
      )}
    >
      <div
        data-slot="rank-popup-header"
        className="flex h-14 flex-none items-center justify-between border-b border-border pr-3 pl-5"
      >
        <span aria-hidden="true" className="text-title font-semibold">
          {forum.activeRank}
        </span>
        <Close asChild>
          <IconButton aria-label={text.close}>
            <X aria-hidden="true" strokeWidth={1.7} />
          </IconButton>
        </Close>
      </div>
      {empty ? (
        <p role="status" className="grid grow place-items-center text-meta text-text-muted">
          {forum.noDataInPopup}
        </p>
      ) : (
        <div
          ref={setScroller}
          data-slot="rank-popup-body"
          className="min-h-24 grow overflow-y-auto overscroll-contain px-1 pt-1.5"
        >
          <InfiniteList
            items={users}
            getKey={(user) => user.userId}
            renderItem={(user, index) => (
              <UserRow
                user={user}
                rank={index + 1}
                href={hrefOf(user)}
                action={
                  <span className="flex items-center gap-3">
                    <RankScore user={user} rank={index + 1} />
                    {renderAction?.(user)}
                  </span>
                }
                className="min-h-13.5 rounded-[0.625rem]"
              />
            )}
            status={status}
            onLoadMore={onLoadMore}
            rowHeight={ROW_HEIGHT}
          />
          <BackToTop scroller={scroller} className="absolute right-4 bottom-4 max-md:bottom-4" />
        </div>
      )}
      {place && (
        <RankPlace
          place={place}
          className="min-h-11 flex-none items-center border-t border-border px-5 pb-[env(safe-area-inset-bottom)]"
        />
      )}
    </Popup>
  );
}
