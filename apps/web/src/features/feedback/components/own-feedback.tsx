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
import { flatRows } from "#lib/query.ts";
import { paths } from "#paths";
import { Failure } from "#shell/loading/failure.tsx";
import { RowList } from "#shell/loading/row-list.tsx";
import { type Feedback, type MineState, mine, mineStates, summary } from "../queries.ts";
import { feedbackText as text } from "../text.ts";
import { StatusTag } from "./feedback-tags.tsx";

/** How many of mine are shown in the hub's sidebar. */
const BESIDE = 2;

/** The tab an address names; none for all. */
export const stateOf = (search: URLSearchParams): MineState | undefined =>
  mineStates.find((state) => state === search.get("state"));

/** One of my feedbacks with the last word about it. */
function MineRow({ row, short = false }: { row: Feedback; short?: boolean }) {
  const { id, no, kind, title, status, createdAt, rating, ratingRemark, lastReply } = row;
  return (
    <Link
      href={paths.feedbackDetail(id)}
      className={`grid grid-cols-[minmax(0,1fr)] gap-1.5 px-4 py-4 hover:bg-surface-sunken ${short ? "" : "md:px-6"}`}
    >
      <span className="flex items-center gap-2.5">
        <b className="min-w-0 grow truncate font-medium text-md leading-[1.375rem]">{title}</b>
        <StatusTag status={status} />
      </span>
      <span className="text-text-muted text-xs tabular-nums">
        {no}
        {short ? `，${createdAt.slice(5, 10)}` : `　${text.kinds[kind]}　${createdAt.slice(0, 16)}`}
        {!short && status === 0 && text.canWithdraw}
      </span>
      {(rating > 0 || lastReply) && (
        <span className="flex gap-2 rounded-md bg-surface-sunken px-3 py-2.5 text-sm text-text-secondary">
          {rating > 0 ? (
            <span className="min-w-0 wrap-anywhere">
              {fillText(text.youRated, { n: rating })}
              {ratingRemark && `：${ratingRemark}`}
            </span>
          ) : (
            lastReply && (
              <>
                <Avatar src={lastReply.user.avatar} name={lastReply.user.nickname} size={20} />
                <span className="line-clamp-3 min-w-0 wrap-anywhere">
                  <b className="font-medium">{lastReply.user.nickname}</b>
                  {lastReply.isStaff === 1 && (
                    <Tag tone="brand" className="mx-1.5 h-4.5">
                      {text.official}
                    </Tag>
                  )}{" "}
                  {lastReply.content}
                </span>
              </>
            )
          )}
        </span>
      )}
    </Link>
  );
}

/** My latest feedbacks in the hub's sidebar. A visitor is shown the way in. */
export function MineCard() {
  const { api } = useApp();
  const { token } = useMember();
  const { data: sum } = useQuery({ ...summary(api), enabled: token !== "" });
  const list = useInfiniteQuery({ ...mine(api), enabled: token !== "" });
  const rows = flatRows(list.data, ({ id }) => id).slice(0, BESIDE);
  return (
    <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
      <CardHeader
        title={text.mine}
        moreHref={token && sum?.total ? paths.training("mine") : undefined}
        moreText={fillText(text.count, { n: sum?.total ?? 0 })}
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
              <MineRow row={row} short />
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
          <Failure
            error={list.error}
            size="sm"
            loading={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <EmptyState size="sm" title={text.none} />
        )}
      </div>
    </Card>
  );
}

/** How high the rows were, by feedback: the way back then finds its place. */
const heights = new Map<string | number, number>();

/** All my feedbacks by how far they have come. */
export function MineList({ state }: { state: MineState | undefined }) {
  const { api } = useApp();
  const list = useInfiniteQuery(mine(api, state));
  const waiting = useQuery(summary(api)).data?.waiting ?? 0;
  return (
    <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
      <LinkTabs
        aria-label={text.mine}
        className="border-border border-b px-1 md:px-3"
        current={paths.training("mine", state)}
        items={[
          { href: paths.training("mine"), label: text.tabs.all },
          ...mineStates.map((name) => ({
            href: paths.training("mine", name),
            label: name === "waiting" && waiting > 0 ? `${text.tabs[name]} ${waiting}` : text.tabs[name],
          })),
        ]}
      />
      <RowList
        list={list}
        rowHeight={110}
        heights={heights}
        empty={
          <EmptyState
            title={text.none}
            description={text.noneHint}
            actionText={text.add}
            actionHref={paths.feedbackForm(0)}
          />
        }
      >
        {(row) => <MineRow row={row} />}
      </RowList>
    </Card>
  );
}
