import { limits } from "@lenscape/api/operations.gen";
import type { RowOf } from "@lenscape/api/types";
import { Avatar } from "@lenscape/ui/avatar";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { Checkbox } from "@lenscape/ui/checkbox";
import { EmptyState } from "@lenscape/ui/empty-state";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { Pagination } from "@lenscape/ui/pagination";
import { Segmented } from "@lenscape/ui/segmented";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { ModerationDialog } from "#shell/moderation/moderation-dialog.tsx";
import { refreshConsole, useConsoleAction } from "../console-action.ts";
import { QueryBody } from "../frame/query-body.tsx";
import { type TargetRowProps, useListFilters } from "../list/use-list-filters.ts";
import { consoleQuery, PAGE_SIZE } from "../queries.ts";
import { consoleText } from "../text.ts";
import { ReviewBatch } from "./review-batch.tsx";
import { reviewText as text } from "./text.ts";

type Row = RowOf<"reviewList">;

/** Maximum number of items per batch. */
const MAX_SELECTED = limits.reviewBatch.ids.maxItems;

/** Threads and comments pending review, oldest first. */
export function ReviewList() {
  const { api } = useApp();
  const { page, get, set, setPage, getTargetRowProps } = useListFilters();
  const kind = get("kind") === "post" ? "post" : "thread";
  const list = useQuery(
    consoleQuery(api, "reviewList", { query: { kind, pageNum: page, pageSize: PAGE_SIZE } }),
  );
  const [selected, setSelected] = useState<readonly string[]>([]);
  const rows = list.data?.rows ?? [];
  const select = (ids: readonly string[], on: boolean) => {
    const rest = selected.filter((id) => !ids.includes(id));
    setSelected(on ? [...rest, ...ids].slice(0, MAX_SELECTED) : rest);
  };
  return (
    <Card className="overflow-clip">
      <div className="border-border border-b px-4 py-4 md:px-6">
        <Segmented
          aria-label={consoleText.sections.review}
          options={[
            { value: "thread", label: text.kinds.thread },
            { value: "post", label: text.kinds.post },
          ]}
          value={kind}
          onValueChange={(value) => {
            setSelected([]);
            set({ kind: value });
          }}
        />
      </div>
      <ReviewBatch
        kind={kind}
        rows={rows}
        selected={selected}
        onSelect={select}
        onDone={() => setSelected([])}
      />
      <QueryBody query={list}>
        {list.data?.rows.length === 0 ? (
          <EmptyState title={text.empty} className="py-16" />
        ) : (
          <>
            <ul>
              {list.data?.rows.map((row) => (
                <ReviewItem
                  key={row.id}
                  row={row}
                  targetRowProps={getTargetRowProps(row.id)}
                  isSelected={selected.includes(row.id)}
                  onSelect={(on) => select([row.id], on)}
                />
              ))}
            </ul>
            <Pagination
              className="border-border border-t p-4"
              page={page}
              total={list.data?.total ?? 0}
              pageSize={PAGE_SIZE}
              onPageChange={setPage}
            />
          </>
        )}
      </QueryBody>
    </Card>
  );
}

/** Link to the thread in a new tab, so that the selection on this page is kept. */
function ThreadLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a href={paths.thread(id)} target="_blank" rel="noreferrer" className="hover:text-brand-text">
      {children}
    </a>
  );
}

interface ReviewItemProps {
  row: Row;
  targetRowProps: TargetRowProps;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

function ReviewItem({ row, targetRowProps, isSelected, onSelect }: ReviewItemProps) {
  const app = useApp();
  const [isRejecting, setIsRejecting] = useState(false);
  const { kind, id, author } = row;
  const [pass, passing] = useConsoleAction((api) =>
    api.call("reviewDecide", { body: { kind, id, value: 1 } }),
  );
  return (
    <li
      {...targetRowProps}
      className={cn(
        "grid scroll-mt-(--lens-size-navbar) gap-3 border-border px-4 py-5 not-first:border-t md:px-6",
        targetRowProps["aria-current"] && "bg-brand-soft",
      )}
    >
      <div className="flex items-center gap-3">
        <Checkbox
          aria-label={fillText(text.selectOne, { name: row.title || row.content.slice(0, 20) })}
          checked={isSelected}
          onCheckedChange={onSelect}
        />
        <Link href={paths.profile(author.userId)} className="flex min-w-0 items-center gap-2.5">
          <Avatar src={author.avatar} name={author.nickname} size={32} />
          <span className="min-w-0">
            <span>{author.nickname}</span>
            <span className="block text-text-muted text-meta tabular-nums">
              {[
                row.createdAt.slice(0, 16),
                fillText(consoleText.joined, { time: row.joinedAt.slice(0, 10) }),
                row.circleName,
              ]
                .filter(Boolean)
                .join("，")}
            </span>
          </span>
        </Link>
      </div>
      {row.title && (
        <h2 className="wrap-anywhere font-semibold">
          <ThreadLink id={row.threadId}>{row.title}</ThreadLink>
        </h2>
      )}
      <p className="max-h-60 overflow-y-auto whitespace-pre-wrap wrap-anywhere leading-[1.7]">
        {row.title ? row.content : <ThreadLink id={row.threadId}>{row.content}</ThreadLink>}
      </p>
      {row.imageList.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {row.imageList.map(({ url, thumbnailUrl }) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <img src={thumbnailUrl ?? url} alt="" className="size-20 rounded-control object-cover" />
            </a>
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button tone="primary" loading={passing} onClick={pass}>
          {text.approve}
        </Button>
        <Button className="text-danger-text" onClick={() => setIsRejecting(true)}>
          {text.reject}
        </Button>
        <span className="text-meta text-text-muted md:ml-auto">
          {fillText(text.reviewReason, { why: row.why })}
        </span>
      </div>
      {isRejecting && (
        <ModerationDialog
          prompt={{
            name: `review.${kind}.${id}`,
            title: text.reject,
            presets: text.rejectPresets,
            tone: "danger",
            async act({ reason }) {
              await app.api.call("reviewDecide", { body: { kind, id, value: 0, reason }, silent: true });
              toast(consoleText.done, { tone: "success" });
            },
            refresh: () => refreshConsole(app),
          }}
          onClose={() => setIsRejecting(false)}
        />
      )}
    </li>
  );
}
