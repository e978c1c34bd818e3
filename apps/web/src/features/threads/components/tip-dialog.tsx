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
import { pageOf, paths } from "#paths";
import { Failure } from "#shell/loading/failure.tsx";
import { pointsInfo } from "#shell/members/growth-queries.ts";
import { tippers, tippingInfo } from "../queries.ts";
import { tipText as text } from "../tip-text.ts";

const AMOUNTS = [5, 10, 20, 50, 100] as const;

interface TipDialogProps {
  threadId: string;
  /** On one's own thread there is nothing to give, only to see. */
  own: boolean;
  onClose: () => void;
}

/** Gives a thread's author some of my points, and shows who has done so. */
export default function TipDialog({ threadId, own, onClose }: TipDialogProps) {
  return (
    <Dialog
      open
      size="sm"
      title={own ? text.ownTitle : text.title}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className="grid gap-5">
        {!own && <Give threadId={threadId} onClose={onClose} />}
        <Tippers threadId={threadId} own={own} />
      </div>
    </Dialog>
  );
}

function Give({ threadId, onClose }: Omit<TipDialogProps, "own">) {
  const { api, queries } = useApp();
  const info = useQuery({ ...tippingInfo(api, threadId), staleTime: 0 });
  const [points, setPoints] = useState<number>(AMOUNTS[1]);
  // One id for one wish: a retry after a lost answer pays once.
  const request = useRef({ points, id: randomId() });
  const [give, giving] = useAction(async () => {
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
      <Failure error={info.error} size="sm" loading={info.isFetching} onRetry={() => void info.refetch()} />
    ) : (
      <p className="grid h-32 place-items-center" role="status" aria-busy="true">
        <Spinner />
      </p>
    );
  }
  const { balance, leftToday, tipped } = info.data;
  const short = points - balance;
  return (
    <div className="grid gap-3">
      <fieldset className="grid grid-cols-5 gap-2">
        <legend className="sr-only">{text.amounts}</legend>
        {AMOUNTS.map((amount) => (
          <label
            key={amount}
            className={cn(
              "grid h-14 cursor-pointer place-items-center rounded-md border border-border-strong transition-colors hover:bg-surface-hover",
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
      <p className="text-sm text-text-muted tabular-nums">
        {fillText(text.balance, { balance: formatExact(balance), left: formatExact(leftToday) })}
        {tipped > 0 && `。${fillText(text.tipped, { n: formatExact(tipped) })}`}
      </p>
      {short > 0 ? (
        <>
          <p className="text-danger-text">{fillText(text.short, { n: short })}</p>
          <Button size="lg" block asChild>
            <Link href={pageOf("tasks")}>{text.earn}</Link>
          </Button>
        </>
      ) : (
        <Button
          tone="primary"
          size="lg"
          block
          loading={giving}
          disabled={points > leftToday}
          onClick={() => give()}
        >
          {fillText(text.submit, { n: points })}
        </Button>
      )}
    </div>
  );
}

function Tippers({ threadId, own }: Omit<TipDialogProps, "onClose">) {
  const given = useQuery({ ...tippers(useApp().api, threadId), staleTime: 0 });
  const { data } = given;
  if (!data)
    return given.isError ? (
      <Failure
        error={given.error}
        size="sm"
        loading={given.isFetching}
        onRetry={() => void given.refetch()}
      />
    ) : null;
  if (data.total === 0) return <EmptyState size="sm" title={own ? text.ownNobody : text.nobody} />;
  return (
    <section>
      <h3 className="mb-1 text-sm text-text-muted">
        {fillText(text.tippers, { n: formatExact(data.total) })}
      </h3>
      <ul className="grid">
        {data.rows.map(({ userId, nickname, avatar, isStaff, points }) => (
          <li key={userId}>
            <Link
              href={paths.profile(userId)}
              className="flex min-h-11 items-center gap-3 rounded-sm hover:text-brand-text"
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
