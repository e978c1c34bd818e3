import type { RowOf } from "@lenscape/api/types";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { parseWireTime } from "@lenscape/ui/lib/time";
import { Pagination } from "@lenscape/ui/pagination";
import { Segmented } from "@lenscape/ui/segmented";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useApp } from "#lib/app.tsx";
import { useNow } from "#shell/live/use-now.ts";
import { getActionName } from "#shell/moderation/action-names.ts";
import { QueryBody } from "../frame/query-body.tsx";
import { useListFilters } from "../list/use-list-filters.ts";
import { consoleQuery, PAGE_SIZE } from "../queries.ts";
import { consoleText } from "../text.ts";
import { AppealCase } from "./appeal-case.tsx";
import { appealQueueText as text } from "./text.ts";

type Row = RowOf<"appealQueue">;

const HOUR_MS = 3600_000;
/** Number of hours above which the remaining time is shown in days. */
const MIN_HOURS_AS_DAYS = 24;

/** Tag with the time left to decide, or with the outcome. */
function DeadlineTag({ row: { state, dueAt, isLate } }: { row: Row }) {
  const now = useNow();
  if (state !== "waiting") return <Tag>{state === "upheld" ? text.upheld : text.rejected}</Tag>;
  if (isLate) return <Tag tone="danger">{text.overdue}</Tag>;
  const hours = Math.max(1, Math.ceil((parseWireTime(dueAt) - now) / HOUR_MS));
  const inDays = hours > MIN_HOURS_AS_DAYS;
  const label = inDays
    ? fillText(text.daysLeft, { n: Math.ceil(hours / 24) })
    : fillText(text.hoursLeft, { n: hours });
  return <Tag tone={inDays ? "neutral" : "danger"}>{label}</Tag>;
}

/** List of appeals by deadline, with the selected one beside it. */
export function AppealQueue() {
  const { api } = useApp();
  const { page, get, set, setPage } = useListFilters();
  const state = get("state") === "decided" ? "decided" : "waiting";
  const list = useQuery(
    consoleQuery(api, "appealQueue", { query: { state, pageNum: page, pageSize: PAGE_SIZE } }),
  );
  const rows = list.data?.rows ?? [];
  const selected = rows.find(({ id }) => id === get("case")) ?? rows[0];
  const casePanel = useRef<HTMLDivElement>(null);
  const open = (id: string) => {
    set({ case: id, page: String(page) });
    // On phones the case is below the list.
    const { top = 0 } = casePanel.current?.getBoundingClientRect() ?? {};
    if (top > window.innerHeight / 2) casePanel.current?.scrollIntoView();
  };
  return (
    <Card className="overflow-clip">
      <div className="border-border border-b px-4 py-4 md:px-6">
        <Segmented
          aria-label={consoleText.state}
          options={[
            { value: "waiting", label: text.states.waiting },
            { value: "decided", label: text.states.decided },
          ]}
          value={state}
          onValueChange={(value) => set({ state: value, case: "" })}
        />
      </div>
      <QueryBody query={list}>
        {selected === undefined ? (
          <EmptyState title={text.empty[state]} className="py-16" />
        ) : (
          <div className="md:grid md:min-h-140 md:grid-cols-[20rem_minmax(0,1fr)]">
            <div className="border-border max-md:border-b md:border-r">
              <ul>
                {rows.map((row) => (
                  <li key={row.id} className="not-first:border-t border-border">
                    <button
                      type="button"
                      aria-current={row.id === selected.id}
                      onClick={() => open(row.id)}
                      className={cn(
                        "grid w-full gap-1 border-transparent border-l-3 px-5 py-3.5 text-left hover:bg-surface-hover",
                        row.id === selected.id && "border-brand bg-brand-soft hover:bg-brand-soft",
                      )}
                    >
                      <span className="flex items-center justify-between gap-2">
                        <b className="font-semibold tabular-nums">
                          {fillText(text.appealTitle, { id: row.id })}
                        </b>
                        <DeadlineTag row={row} />
                      </span>
                      <span className="text-meta">{getActionName(row, text)}</span>
                      <span className="line-clamp-2 wrap-anywhere text-meta text-text-muted">{row.text}</span>
                    </button>
                  </li>
                ))}
              </ul>
              <Pagination
                className="border-border border-t p-3"
                page={page}
                total={list.data?.total ?? 0}
                pageSize={PAGE_SIZE}
                onPageChange={setPage}
              />
            </div>
            <div ref={casePanel} className="min-w-0 scroll-mt-(--lens-size-navbar)">
              <AppealCase key={selected.id} row={selected} />
            </div>
          </div>
        )}
      </QueryBody>
    </Card>
  );
}
