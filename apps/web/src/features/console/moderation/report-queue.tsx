import type { RowOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { cn } from "@lenscape/ui/lib/cn";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Pagination } from "@lenscape/ui/pagination";
import { Tabs, TabsList, TabsPanel, TabsTab } from "@lenscape/ui/tabs";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useApp } from "#lib/app.tsx";
import { useMediaQuery } from "#lib/use-media-query.ts";
import { moderationText } from "#shell/moderation/text.ts";
import { QueryBody } from "../frame/query-body.tsx";
import { useListFilters } from "../list/use-list-filters.ts";
import { consoleQuery, PAGE_SIZE } from "../queries.ts";
import { consoleText } from "../text.ts";
import { ReportCase } from "./report-case.tsx";
import { reportText as text } from "./text.ts";

type Case = RowOf<"reportList">;

/** Returns the tag tone of a report reason by severity. */
const getReasonTone = (reason: Case["reason"]) =>
  reason === "other" ? "neutral" : reason === "infringe" ? "info" : reason === "false" ? "accent" : "danger";

/** Screens with room for the case beside the list. */
const TWO_COLUMNS = "(min-width: 64rem)";

/** List of reports by status, with the selected one beside it. On narrow screens the opened report replaces the list. */
export function ReportQueue() {
  const { api } = useApp();
  const { page, get, set, setPage, open: openCase, close } = useListFilters();
  const status = Number(get("status") || 0) as 0 | 1 | 2 | 3;
  const list = useQuery(
    consoleQuery(api, "reportList", { query: { status, pageNum: page, pageSize: PAGE_SIZE } }),
  );
  const rows = list.data?.rows ?? [];
  // The first report stays open when it leaves the list, because a colleague may have taken it.
  const [first, setFirst] = useState({ status, id: "" });
  const top = rows[0]?.id ?? "";
  if (list.data && (first.status !== status || first.id === "" || top === "") && first.id !== top)
    setFirst({ status, id: top });
  const caseParam = get("case");
  const openId = caseParam || first.id;
  const hasTwoColumns = useMediaQuery(TWO_COLUMNS);
  // With one column, no case is visible until one is opened.
  const markedId = hasTwoColumns ? openId : caseParam;
  const openIndex = rows.findIndex(({ id }) => id === openId);
  const listPanel = useRef<HTMLDivElement>(null);
  const casePanel = useRef<HTMLDivElement>(null);
  /** ID of the case that the user opened last; the focus returns to its row. */
  const lastOpened = useRef("");
  const open = (id: string) => {
    lastOpened.current = id;
    if (id === "") setFirst({ status, id });
    if (id === "") set({ case: "", page: String(page) });
    else openCase({ case: id });
  };
  useEffect(() => {
    if (hasTwoColumns) return;
    // The list that the case replaces may have been scrolled.
    const { top = 0 } = casePanel.current?.getBoundingClientRect() ?? {};
    if (caseParam && top < 0) casePanel.current?.scrollIntoView();
    if (caseParam || lastOpened.current === "") return;
    // Restores the focus in the next frame, because navigation first moves it to the page.
    const row = listPanel.current?.querySelector<HTMLElement>(`[data-row="${lastOpened.current}"] button`);
    const frame = requestAnimationFrame(() => {
      lastOpened.current = "";
      row?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [caseParam, hasTwoColumns]);
  // Moves the focus to the new case if the pressed button disappeared with the list or the previous case.
  const focusCase = (heading: HTMLElement) => {
    const isFocusInList = hasTwoColumns && listPanel.current?.contains(document.activeElement);
    if (lastOpened.current === openId && !isFocusInList) heading.focus({ preventScroll: true });
  };
  return (
    <Card className="overflow-clip">
      <Tabs value={String(status)} onValueChange={(value) => set({ status: value, case: "" })}>
        <TabsList aria-label={consoleText.state} className="border-border border-b px-3">
          {text.states.map((label, index) => (
            <TabsTab key={label} value={String(index)}>
              {index === status && list.data ? `${label} ${list.data.total}` : label}
            </TabsTab>
          ))}
        </TabsList>
        <TabsPanel value={String(status)}>
          <QueryBody query={list}>
            {rows.length === 0 ? (
              <EmptyState title={fillText(text.empty, { state: text.states[status] })} className="py-16" />
            ) : (
              <div className="lg:grid lg:min-h-140 lg:grid-cols-[20rem_minmax(0,1fr)]">
                <div
                  ref={listPanel}
                  className={cn("border-border lg:border-r", caseParam && "max-lg:hidden")}
                >
                  <ul>
                    {rows.map((row) => (
                      <li key={row.id} data-row={row.id} className="not-first:border-t border-border">
                        <button
                          type="button"
                          aria-current={row.id === markedId}
                          onClick={() => open(row.id)}
                          className={cn(
                            "grid w-full gap-1.5 border-transparent border-l-3 px-5 py-3.5 text-left hover:bg-surface-hover",
                            row.id === markedId && "border-brand bg-brand-soft hover:bg-brand-soft",
                          )}
                        >
                          <span className="flex items-center justify-between gap-2 text-text-muted text-meta tabular-nums">
                            <Tag tone={getReasonTone(row.reason)}>
                              {moderationText.reportReasons[row.reason]}
                            </Tag>
                            <span>{row.createdAt.slice(5, 16)}</span>
                          </span>
                          <span className="line-clamp-2 wrap-anywhere text-meta">{row.excerpt}</span>
                          <span className="text-text-muted text-meta">
                            {`${text.kinds[row.targetType]}，${fillText(text.reporterCount, { n: row.reporterCount })}`}
                          </span>
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
                <div
                  ref={casePanel}
                  className={cn("min-w-0 scroll-mt-(--lens-size-navbar)", !caseParam && "max-lg:hidden")}
                >
                  <Button tone="ghost" className="mb-2 lg:hidden" onClick={() => close("case")}>
                    <ChevronLeft aria-hidden="true" strokeWidth={1.7} />
                    {text.backToList}
                  </Button>
                  {openId && (
                    <ReportCase
                      key={openId}
                      caseId={openId}
                      previous={rows[openIndex - 1]?.id}
                      next={rows[openIndex + 1]?.id}
                      onOpen={open}
                      onShown={focusCase}
                      onTaken={() => set({ status: "1", case: openId })}
                    />
                  )}
                </div>
              </div>
            )}
          </QueryBody>
        </TabsPanel>
      </Tabs>
    </Card>
  );
}
