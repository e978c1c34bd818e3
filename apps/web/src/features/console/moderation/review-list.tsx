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
import ActDialog from "#shell/moderation/moderation-dialog.tsx";
import { refreshConsole, useAct } from "../console-action.ts";
import { Body } from "../frame/console-query-body.tsx";
import { type Pointed, useFilters } from "../list/use-list-filters.ts";
import { consoleQuery, PAGE } from "../queries.ts";
import { consoleText as text } from "../text.ts";
import { ReviewBatch } from "./review-batch.tsx";

type Row = RowOf<"reviewList">;

/** How many can be reviewed at once. */
const CHOSEN_MAX = limits.reviewBatch.ids.maxItems;

/** The texts that wait for somebody to look at them, the oldest first. */
export function ReviewList() {
  const { api } = useApp();
  const { page, get, set, setPage, pointed } = useFilters();
  const kind = get("kind") === "post" ? "post" : "thread";
  const list = useQuery(consoleQuery(api, "reviewList", { query: { kind, pageNum: page, pageSize: PAGE } }));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const rows = list.data?.rows ?? [];
  const choose = (ids: readonly string[], on: boolean) => {
    const rest = chosen.filter((id) => !ids.includes(id));
    setChosen(on ? [...rest, ...ids].slice(0, CHOSEN_MAX) : rest);
  };
  return (
    <Card className="overflow-clip">
      <div className="border-border border-b px-4 py-4 md:px-6">
        <Segmented
          aria-label={text.sections.review}
          options={[
            { value: "thread", label: text.kinds.thread },
            { value: "post", label: text.kinds.post },
          ]}
          value={kind}
          onValueChange={(value) => {
            setChosen([]);
            set({ kind: value });
          }}
        />
      </div>
      <ReviewBatch kind={kind} rows={rows} chosen={chosen} choose={choose} onDone={() => setChosen([])} />
      <Body query={list}>
        {list.data?.rows.length === 0 ? (
          <EmptyState title={text.noReview} className="py-16" />
        ) : (
          <>
            <ul>
              {list.data?.rows.map((row) => (
                <ReviewItem
                  key={row.id}
                  row={row}
                  mark={pointed(row.id)}
                  isChosen={chosen.includes(row.id)}
                  onChoose={(on) => choose([row.id], on)}
                />
              ))}
            </ul>
            <Pagination
              className="border-border border-t p-4"
              page={page}
              total={list.data?.total ?? 0}
              pageSize={PAGE}
              onPageChange={setPage}
            />
          </>
        )}
      </Body>
    </Card>
  );
}

/** Where a text stands, in a page of its own: here stays what is chosen. */
function ThreadLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a href={paths.thread(id)} target="_blank" rel="noreferrer" className="hover:text-brand-text">
      {children}
    </a>
  );
}

interface ReviewItemProps {
  row: Row;
  mark: Pointed;
  isChosen: boolean;
  onChoose: (on: boolean) => void;
}

function ReviewItem({ row, mark, isChosen, onChoose }: ReviewItemProps) {
  const app = useApp();
  const [refusing, setRefusing] = useState(false);
  const { kind, id, author } = row;
  const [pass, passing] = useAct((api) => api.call("reviewDecide", { body: { kind, id, value: 1 } }));
  return (
    <li
      {...mark}
      className={cn(
        "grid scroll-mt-(--size-navbar) gap-3 border-border px-4 py-5 not-first:border-t md:px-6",
        mark["aria-current"] && "bg-brand-soft",
      )}
    >
      <div className="flex items-center gap-3">
        <Checkbox
          aria-label={fillText(text.reviewOne, { name: row.title || row.content.slice(0, 20) })}
          checked={isChosen}
          onCheckedChange={onChoose}
        />
        <Link href={paths.profile(author.userId)} className="flex min-w-0 items-center gap-2.5">
          <Avatar src={author.avatar} name={author.nickname} size={32} />
          <span className="min-w-0">
            {author.nickname}
            <span className="block text-text-muted text-xs tabular-nums">
              {row.createdAt.slice(0, 16)}，{fillText(text.joined, { time: row.joinedAt.slice(0, 10) })}
              {row.circleName && `，${row.circleName}`}
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
              <img src={thumbnailUrl ?? url} alt="" className="size-20 rounded-md object-cover" />
            </a>
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button tone="primary" loading={passing} onClick={pass}>
          {text.pass}
        </Button>
        <Button className="text-danger-text" onClick={() => setRefusing(true)}>
          {text.refuse}
        </Button>
        <span className="text-sm text-text-muted md:ml-auto">{fillText(text.why, { why: row.why })}</span>
      </div>
      {refusing && (
        <ActDialog
          asking={{
            name: `review.${kind}.${id}`,
            title: text.refuse,
            presets: text.refusePresets,
            tone: "danger",
            async act({ reason }) {
              await app.api.call("reviewDecide", { body: { kind, id, value: 0, reason }, silent: true });
              toast(text.done, { tone: "success" });
            },
            refresh: () => refreshConsole(app),
          }}
          onClose={() => setRefusing(false)}
        />
      )}
    </li>
  );
}
