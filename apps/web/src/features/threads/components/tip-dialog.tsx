import { randomId } from "@lenscape/api/random-id";
import { Avatar } from "@lenscape/ui/avatar";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { EmptyState } from "@lenscape/ui/empty-state";
import { cn } from "@lenscape/ui/lib/cn";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { PointsMark } from "@lenscape/ui/points-mark";
import { Spinner } from "@lenscape/ui/spinner";
import { StaffMark } from "@lenscape/ui/staff-mark";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { getPath, paths } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { pointsInfo } from "#shell/members/growth-queries.ts";
import { tippers, tippingInfo } from "../queries.ts";
import { tipText as text } from "../text.ts";

const AMOUNTS = [5, 10, 20, 50, 100] as const;

interface TipDialogProps {
  threadId: string;
  /** Whether the thread is the member's own. Its author only sees the tips. */
  isOwn: boolean;
  onClose: () => void;
}

/** Dialog that tips the author of a thread with points and lists the tippers. */
export function TipDialog({ threadId, isOwn, onClose }: TipDialogProps) {
  return (
    <Dialog
      open
      size="sm"
      title={isOwn ? text.ownTitle : text.title}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className="grid gap-5">
        {!isOwn && <TipForm threadId={threadId} onClose={onClose} />}
        <Tippers threadId={threadId} isOwn={isOwn} />
      </div>
    </Dialog>
  );
}

function TipForm({ threadId, onClose }: Omit<TipDialogProps, "isOwn">) {
  const { api, queries } = useApp();
  const info = useQuery({ ...tippingInfo(api, threadId), staleTime: 0 });
  const [points, setPoints] = useState<number>(AMOUNTS[1]);
  // Same ID for a retry of the same amount, so that a lost response does not pay twice.
  const request = useRef({ points, id: randomId() });
  const [tip, isTipping] = useAction(async () => {
    if (request.current.points !== points) request.current = { points, id: randomId() };
    await api.call("threadTipping", { body: { threadId, points, requestId: request.current.id } });
    toast(fillText(text.done, { n: points }), { tone: "success" });
    onClose();
    await Promise.all(
      [tippingInfo(api, threadId), tippers(api, threadId), pointsInfo(api)].map(({ queryKey }) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  });
  if (!info.data) {
    return info.isError ? (
      <LoadError error={info.error} size="sm" loading={info.isFetching} onRetry={() => void info.refetch()} />
    ) : (
      <p className="grid h-32 place-items-center" role="status" aria-busy="true">
        <Spinner />
      </p>
    );
  }
  const { balance, leftToday, tipped } = info.data;
  const missing = points - balance;
  const tippedText = tipped > 0 ? `。${fillText(text.tipped, { n: formatExact(tipped) })}` : "";
  return (
    <div className="grid gap-3">
      <fieldset className="grid grid-cols-5 gap-2">
        <legend className="sr-only">{text.amountLabel}</legend>
        {AMOUNTS.map((amount) => (
          <label
            key={amount}
            className={cn(
              "grid h-14 cursor-pointer place-items-center rounded-control border border-border-strong transition-colors hover:bg-surface-hover",
              "has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-focus",
            )}
          >
            <input
              type="radio"
              name="tip"
              className="sr-only"
              checked={amount === points}
              onChange={() => setPoints(amount)}
            />
            <PointsMark value={amount} />
          </label>
        ))}
      </fieldset>
      <p className="text-meta text-text-muted tabular-nums">
        {fillText(text.balance, { balance: formatExact(balance), left: formatExact(leftToday) }) + tippedText}
      </p>
      {missing > 0 ? (
        <>
          <p key={missing} className="text-danger-text">
            {fillText(text.insufficient, { n: missing })}
          </p>
          <Button size="lg" block asChild>
            <Link href={getPath("tasks")}>{text.earnPoints}</Link>
          </Button>
        </>
      ) : (
        <Button
          tone="primary"
          size="lg"
          block
          loading={isTipping}
          disabled={points > leftToday}
          onClick={() => tip()}
        >
          <span key={points}>{fillText(text.submit, { n: points })}</span>
        </Button>
      )}
    </div>
  );
}

function Tippers({ threadId, isOwn }: Omit<TipDialogProps, "onClose">) {
  const query = useQuery({ ...tippers(useApp().api, threadId), staleTime: 0 });
  const { data } = query;
  if (!data)
    return query.isError ? (
      <LoadError
        error={query.error}
        size="sm"
        loading={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : null;
  if (data.total === 0) return <EmptyState size="sm" title={isOwn ? text.ownEmpty : text.empty} />;
  return (
    <section>
      <h3 className="mb-1 text-meta text-text-muted">
        {fillText(text.tipperCount, { n: formatExact(data.total) })}
      </h3>
      <ul className="grid">
        {data.rows.map(({ userId, nickname, avatar, isStaff, points }) => (
          <li key={userId}>
            <Link
              href={paths.profile(userId)}
              className="flex min-h-11 items-center gap-3 rounded-control hover:text-brand-text"
            >
              <Avatar src={avatar} name={nickname} size={28} />
              <span className="flex min-w-0 grow items-center gap-1.5">
                <span className="truncate">{nickname}</span>
                <StaffMark isStaff={isStaff} />
              </span>
              <PointsMark value={points} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
