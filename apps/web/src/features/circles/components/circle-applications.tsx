import { limits } from "@lenscape/api/operations.gen";
import type { Circle, RowOf } from "@lenscape/api/types";
import { Avatar } from "@lenscape/ui/avatar";
import { Button } from "@lenscape/ui/button";
import { EmptyState } from "@lenscape/ui/empty-state";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { formatRelative } from "@lenscape/ui/lib/time";
import { Link } from "@lenscape/ui/link";
import { ListFooter } from "@lenscape/ui/list-footer";
import { StaffMark } from "@lenscape/ui/staff-mark";
import { toast } from "@lenscape/ui/toast";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { flattenRows, getListStatus } from "#lib/query.ts";
import { paths } from "#paths";
import { useNow } from "#shell/live/use-now.ts";
import { joinedCircles } from "#shell/members/joined-circles.ts";
import { applications, circle as circleQuery } from "../queries.ts";
import { circlesText as text } from "../text.ts";

type Application = RowOf<"circleApplyList">;
const MAX_REASON_LENGTH = limits.circleApplyDecide.reason.maxLength;

/** Pending applications for a circle, oldest first. */
export function Applications({ circle }: { circle: Circle }) {
  const list = useInfiniteQuery(applications(useApp().api, circle.id));
  const rows = flattenRows(list.data, ({ id }) => id);
  if (list.isSuccess && rows.length === 0) return <EmptyState size="sm" title={text.applicationsEmpty} />;
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="border-border py-3.5 [&+&]:border-t">
            <ApplicationRow application={row} circleId={circle.id} />
          </li>
        ))}
      </ul>
      <ListFooter
        status={getListStatus(list)}
        onLoadMore={() => void (list.data ? list.fetchNextPage() : list.refetch())}
      />
    </>
  );
}

function ApplicationRow({ application, circleId }: { application: Application; circleId: string }) {
  const { api, queries } = useApp();
  const now = useNow();
  const { id, user, reason, createdAt } = application;
  const [isRejecting, setRejecting] = useState(false);
  const [rejectReason, setRejectReason] = useState("");
  const [decide, isDeciding] = useAction(async (pass: 0 | 1) => {
    try {
      const body = { applyId: id, pass, ...(pass === 0 && { reason: rejectReason.trim() }) };
      await api.call("circleApplyDecide", { body });
      toast(pass === 1 ? text.accepted : text.rejected, { tone: "success" });
    } finally {
      // Also after a failure, because another moderator may have decided.
      void queries.invalidateQueries(applications(api, circleId));
      void queries.invalidateQueries(circleQuery(api, circleId));
      void queries.invalidateQueries(joinedCircles(api));
    }
  });
  return (
    <article aria-label={user.nickname}>
      <div className="flex items-center gap-3">
        <Avatar src={user.avatar} name={user.nickname} size={40} />
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-1.5">
            <Link href={paths.profile(user.userId)} className="truncate font-semibold hover:text-brand-text">
              {user.nickname}
            </Link>
            <StaffMark isStaff={user.isStaff} />
          </p>
          <time className="text-text-muted text-meta">{formatRelative(createdAt, now)}</time>
        </div>
        {!isRejecting && (
          <>
            <Button
              size="sm"
              className="text-danger-text"
              disabled={isDeciding}
              onClick={() => setRejecting(true)}
            >
              {text.reject}
            </Button>
            <Button size="sm" tone="primary" loading={isDeciding} onClick={() => void decide(1)}>
              {text.accept}
            </Button>
          </>
        )}
      </div>
      <p className="wrap-anywhere mt-2 text-meta text-text-secondary">{reason || text.noReason}</p>
      {isRejecting && (
        <form
          className="mt-3 flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void decide(0);
          }}
        >
          <Field label={text.rejectReason} labelHidden className="min-w-0 flex-1">
            <Input
              value={rejectReason}
              maxLength={MAX_REASON_LENGTH}
              placeholder={text.rejectReasonHint}
              onChange={(event) => setRejectReason(event.target.value)}
            />
          </Field>
          <Button type="submit" tone="danger" loading={isDeciding} disabled={rejectReason.trim() === ""}>
            {text.reject}
          </Button>
        </form>
      )}
    </article>
  );
}
