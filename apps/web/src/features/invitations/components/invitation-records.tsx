import type { AnswerOf, RowOf } from "@lenscape/api/types";
import { Avatar } from "@lenscape/ui/avatar";
import { Card, CardHeader } from "@lenscape/ui/card";
import { Dialog } from "@lenscape/ui/dialog";
import { EmptyState } from "@lenscape/ui/empty-state";
import { InfiniteList } from "@lenscape/ui/infinite-list";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { RelativeTime } from "@lenscape/ui/relative-time";
import { Skeleton } from "@lenscape/ui/skeleton";
import { Tag } from "@lenscape/ui/tag";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { flattenRows, getListStatus } from "#lib/query.ts";
import { LoadError } from "#shell/loading/load-error.tsx";
import { invitedMembersQuery } from "../queries.ts";
import { invitationText as text } from "../text.ts";

const ROW_HEIGHT = 56;
const STATUS_TONES = { 1: "neutral", 2: "info", 3: "brand" } as const;

function RecordRow({ row }: { row: RowOf<"invitationList"> }) {
  const { nickname, avatar, joinedAt, status, points } = row;
  return (
    <div className="flex min-h-14 items-center gap-2.5 px-4 py-2.5 md:px-6">
      <Avatar src={avatar} name={nickname} size={36} />
      <div className="min-w-0 grow leading-[1.25rem]">
        <div className="truncate">{nickname}</div>
        <RelativeTime value={joinedAt} className="block truncate text-text-muted text-meta tabular-nums" />
      </div>
      <Tag tone={STATUS_TONES[status]}>{text.status[status]}</Tag>
      <span className="w-16 flex-none text-right text-meta tabular-nums">
        {status === 3 ? (
          <b className="font-semibold text-accent-text">{fillText(text.gain, { n: points })}</b>
        ) : (
          <span className="text-text-muted">{text.waiting[status]}</span>
        )}
      </span>
    </div>
  );
}

/** Card with the invited members, their progress, and the rules. */
export function InvitationRecords({ counts }: { counts: AnswerOf<"invitationMine"> }) {
  const { api } = useApp();
  const list = useInfiniteQuery(invitedMembersQuery(api));
  const [areRulesOpen, setRulesOpen] = useState(false);
  const rows = flattenRows(list.data, ({ id }) => id);
  return (
    <Card className="overflow-clip">
      <CardHeader title={text.records} className="h-13 border-border border-b md:px-6">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setRulesOpen(true)}
          className="inline-flex items-center gap-0.5 rounded-control text-meta text-text-muted hover:text-brand-text tap-y"
        >
          {text.rules}
          <ChevronRight aria-hidden="true" size="0.875rem" strokeWidth={1.7} />
        </button>
      </CardHeader>
      {list.isPending ? (
        <div role="status" aria-busy="true" className="grid gap-4 px-4 py-5 md:px-6">
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-9 w-full" />
        </div>
      ) : rows.length === 0 && list.isError ? (
        <LoadError error={list.error} loading={list.isFetching} onRetry={() => void list.refetch()} />
      ) : rows.length === 0 ? (
        <EmptyState title={text.empty} description={text.emptyHint} />
      ) : (
        <InfiniteList
          items={rows}
          getKey={({ id }) => id}
          rowHeight={ROW_HEIGHT}
          renderItem={(row) => <RecordRow row={row} />}
          status={getListStatus(list)}
          onLoadMore={() => void list.fetchNextPage()}
        />
      )}
      <Dialog open={areRulesOpen} onOpenChange={setRulesOpen} size="sm" title={text.rules}>
        <ol className="grid list-decimal gap-2 pl-5 text-text-secondary leading-[1.7]">
          {text.ruleLines.map((line) => (
            <li key={line}>
              {fillText(line, { points: counts.rewardPoints, limit: counts.dailyLimit, days: text.codeDays })}
            </li>
          ))}
        </ol>
      </Dialog>
    </Card>
  );
}
