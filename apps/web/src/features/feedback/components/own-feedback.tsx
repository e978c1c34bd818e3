import { Avatar } from "@lenscape/ui/avatar";
import { Card, CardHeader } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { LinkTabs } from "@lenscape/ui/link-tabs";
import { Skeleton } from "@lenscape/ui/skeleton";
import { Tag } from "@lenscape/ui/tag";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useApp, useMember } from "#lib/app.tsx";
import { flattenRows } from "#lib/query.ts";
import { paths } from "#paths";
import { LoadError } from "#shell/loading/load-error.tsx";
import { RowList } from "#shell/loading/row-list.tsx";
import {
  type Feedback,
  type FeedbackState,
  feedbackStates,
  ownFeedbackQuery,
  summaryQuery,
} from "../queries.ts";
import { feedbackText as text } from "../text.ts";
import { StatusTag } from "./feedback-tags.tsx";

/** Number of rows in the card of the sidebar. */
const CARD_ROW_COUNT = 2;

/** Reads the state filter from the address, or undefined for all. */
export const readFeedbackState = (search: URLSearchParams): FeedbackState | undefined =>
  feedbackStates.find((state) => state === search.get("state"));

/** Row of a feedback report with its last reply or rating. */
function FeedbackRow({ row, isCompact = false }: { row: Feedback; isCompact?: boolean }) {
  const { id, no, kind, title, status, createdAt, rating, ratingRemark, lastReply } = row;
  return (
    <Link
      href={paths.feedbackDetail(id)}
      className={`grid grid-cols-[minmax(0,1fr)] gap-1.5 px-4 py-4 hover:bg-surface-sunken ${isCompact ? "" : "md:px-6"}`}
    >
      <span className="flex items-center gap-2.5">
        <b className="min-w-0 grow truncate font-semibold text-ui leading-[1.375rem]">{title}</b>
        <StatusTag status={status} />
      </span>
      <span className="text-text-muted text-meta tabular-nums">
        {isCompact
          ? `${no}，${createdAt.slice(5, 10)}`
          : `${no}　${text.kinds[kind]}　${createdAt.slice(0, 16)}${status === 0 ? text.canWithdraw : ""}`}
      </span>
      {(rating > 0 || lastReply) && (
        <span className="flex gap-2 rounded-control bg-surface-sunken px-3 py-2.5 text-meta text-text-secondary">
          {rating > 0 ? (
            <span className="min-w-0 wrap-anywhere">
              {fillText(text.youRated, { n: rating }) + (ratingRemark && `：${ratingRemark}`)}
            </span>
          ) : (
            lastReply && (
              <>
                <Avatar src={lastReply.user.avatar} name={lastReply.user.nickname} size={20} />
                <span className="line-clamp-3 min-w-0 wrap-anywhere">
                  <b className="font-semibold">{lastReply.user.nickname}</b>
                  {lastReply.isStaff === 1 && (
                    <Tag tone="brand" className="mx-1.5 h-4.5">
                      {text.official}
                    </Tag>
                  )}
                  <span>{` ${lastReply.content}`}</span>
                </span>
              </>
            )
          )}
        </span>
      )}
    </Link>
  );
}

/** Card with the latest reports of the member, or a login button for visitors. */
export function OwnFeedbackCard() {
  const { api } = useApp();
  const { token } = useMember();
  const { data: summary } = useQuery({ ...summaryQuery(api), enabled: token !== "" });
  const list = useInfiniteQuery({ ...ownFeedbackQuery(api), enabled: token !== "" });
  const rows = flattenRows(list.data, ({ id }) => id).slice(0, CARD_ROW_COUNT);
  return (
    <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
      <CardHeader
        title={text.mine}
        moreHref={token && summary?.total ? paths.training("mine") : undefined}
        moreText={fillText(text.count, { n: summary?.total ?? 0 })}
      />
      <div className="border-border border-t">
        {!token ? (
          <EmptyState
            size="sm"
            title={text.loginTitle}
            actionText={text.login}
            actionHref={paths.pclogin(paths.training())}
            className="in-data-member:min-h-61"
          />
        ) : rows.length > 0 ? (
          rows.map((row) => (
            <div key={row.id} className="not-first:border-border not-first:border-t">
              <FeedbackRow row={row} isCompact />
            </div>
          ))
        ) : list.isPending ? (
          <div role="status" aria-busy="true">
            {["a", "b"].map((row) => (
              <div key={row} className="grid h-31 content-center gap-2 px-4">
                <Skeleton className="h-4 w-2/3" />
                <Skeleton className="h-4 w-1/2" />
                <Skeleton shape="media" className="h-9 w-full" />
              </div>
            ))}
          </div>
        ) : list.isError ? (
          <LoadError
            error={list.error}
            size="sm"
            loading={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <EmptyState size="sm" title={text.empty} />
        )}
      </div>
    </Card>
  );
}

/** Measured heights of the rows, for restoring the scroll position. */
const heights = new Map<string | number, number>();

/** List of the reports of the member with tabs by state. */
export function OwnFeedbackList({ state }: { state: FeedbackState | undefined }) {
  const { api } = useApp();
  const list = useInfiniteQuery(ownFeedbackQuery(api, state));
  const waitingCount = useQuery(summaryQuery(api)).data?.waiting ?? 0;
  return (
    <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
      <LinkTabs
        aria-label={text.mine}
        className="border-border border-b px-1 md:px-3"
        current={paths.training("mine", state)}
        items={[
          { href: paths.training("mine"), label: text.tabs.all },
          ...feedbackStates.map((name) => ({
            href: paths.training("mine", name),
            label:
              name === "waiting" && waitingCount > 0 ? `${text.tabs[name]} ${waitingCount}` : text.tabs[name],
          })),
        ]}
      />
      <RowList
        list={list}
        rowHeight={110}
        heights={heights}
        empty={
          <EmptyState
            title={text.empty}
            description={text.emptyHint}
            actionText={text.add}
            actionHref={paths.feedbackForm(0)}
          />
        }
      >
        {(row) => <FeedbackRow row={row} />}
      </RowList>
    </Card>
  );
}
