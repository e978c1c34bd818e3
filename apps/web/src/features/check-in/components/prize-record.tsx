import type { PrizeClaim } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { EmptyState } from "@lenscape/ui/empty-state";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Spinner } from "@lenscape/ui/spinner";
import { Tag } from "@lenscape/ui/tag";
import { toast } from "@lenscape/ui/toast";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { flattenRows, getListStatus } from "#lib/query.ts";
import { getPath } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { prizeRecordQuery } from "../queries.ts";
import { checkInText as text } from "../text.ts";
import { PrizePicture } from "./prize-picture.tsx";

const statusTones = ["accent", "info", "brand"] as const;

/** List of the member's claimed prizes, newest first, with their shipping status. */
export function PrizeRecord() {
  const list = useInfiniteQuery(prizeRecordQuery(useApp().api));
  const rows = flattenRows(list.data, ({ id }) => id);
  const status = getListStatus(list);
  if (rows.length === 0) {
    if (status === "loading") {
      return (
        <div role="status" aria-busy="true" className="grid h-40 place-items-center text-text-muted">
          <Spinner />
        </div>
      );
    }
    return list.isError ? (
      <LoadError error={list.error} loading={list.isFetching} onRetry={() => void list.refetch()} />
    ) : (
      <EmptyState title={text.noRecord} actionText={text.toCheckIn} actionHref={getPath("checkIn")} />
    );
  }
  return (
    <InfiniteList
      items={rows}
      getKey={({ id }) => id}
      rowHeight={104}
      status={status}
      onLoadMore={() => list.fetchNextPage()}
      renderItem={(claim, index) => <ClaimRow claim={claim} isFirst={index === 0} />}
    />
  );
}

function ClaimRow({ claim, isFirst }: { claim: PrizeClaim; isFirst: boolean }) {
  const app = useApp();
  const { id, prizeName, status, claimNo, claimedAt, address, company, trackingNo, amount, type } = claim;
  const [confirmReceipt, isPending] = useAction(async () => {
    if (!(await confirm({ content: fillText(text.receivedAsk, { name: prizeName }) }))) return;
    try {
      await app.api.call("prizeConfirm", { body: { claimId: id } });
      toast(text.receivedDone, { tone: "success" });
    } finally {
      await invalidateAfter(app.queries, "prizeConfirm");
    }
  });
  return (
    <div
      className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3 border-border px-4 py-4 md:gap-4 md:px-5 ${isFirst ? "" : "border-t"}`}
    >
      <PrizePicture prize={claim} className="size-14" />
      <div className="min-w-0 text-meta text-text-muted tabular-nums">
        <p className="text-ui text-text wrap-anywhere">
          <span>{prizeName}</span>
          {type === "lottery" && <span>{` · ${fillText(text.lotteryDone, { n: amount })}`}</span>}
        </p>
        <p className="mt-0.5">
          {claimedAt.slice(0, 16)} · {fillText(text.claimNo, { no: claimNo })}
        </p>
        {address && (
          <p className="wrap-anywhere">
            {address.name} {address.tel} {address.address}
          </p>
        )}
        {trackingNo && (
          <p className="wrap-anywhere">{fillText(text.shippedBy, { company, no: trackingNo })}</p>
        )}
      </div>
      <div className="grid justify-items-end gap-2">
        <Tag tone={statusTones[status]}>{text.statuses[status]}</Tag>
        {status === 1 && (
          <Button size="sm" loading={isPending} onClick={confirmReceipt}>
            {text.received}
          </Button>
        )}
      </div>
    </div>
  );
}
