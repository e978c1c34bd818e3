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
import { Body } from "../frame/console-query-body.tsx";
import { useFilters } from "../list/use-list-filters.ts";
import { consoleQuery, PAGE } from "../queries.ts";
import { consoleText as text } from "../text.ts";
import { ReportCase } from "./report-case.tsx";

type Case = RowOf<"reportList">;

/** Which colour a reason has: the graver the redder. */
export const toneOf = (reason: Case["reason"]) =>
  reason === "other" ? "neutral" : reason === "infringe" ? "info" : reason === "false" ? "accent" : "danger";

/** From here on the case has room beside the list. */
const BESIDE = "(min-width: 64rem)";

/**
 * The reports by state at the left, the chosen one with its context and decisions at the right. In a narrow window the
 * one that is asked for has the place of the list.
 */
export function ReportQueue() {
  const { api } = useApp();
  const { page, get, set, setPage, open: openBeside, close } = useFilters();
  const status = Number(get("status") || 0) as 0 | 1 | 2 | 3;
  const list = useQuery(
    consoleQuery(api, "reportList", { query: { status, pageNum: page, pageSize: PAGE } }),
  );
  const rows = list.data?.rows ?? [];
  // What is read stays open when it leaves the list: a colleague may have decided it meanwhile.
  const [first, setFirst] = useState({ status, id: "" });
  const top = rows[0]?.id ?? "";
  if (list.data && (first.status !== status || first.id === "" || top === "") && first.id !== top)
    setFirst({ status, id: top });
  const asked = get("case");
  const chosen = asked || first.id;
  const beside = useMediaQuery(BESIDE);
  // Where the list stands alone nothing is open yet.
  const marked = beside ? chosen : asked;
  const at = rows.findIndex(({ id }) => id === chosen);
  const listed = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const pressed = useRef("");
  const open = (id: string) => {
    pressed.current = id;
    if (id === "") setFirst({ status, id });
    if (id === "") set({ case: "", page: String(page) });
    else openBeside({ case: id });
  };
  useEffect(() => {
    if (beside) return;
    // Where the case has taken the place of the list, that may have been read to its end.
    const { top = 0 } = shown.current?.getBoundingClientRect() ?? {};
    if (asked && top < 0) shown.current?.scrollIntoView();
    if (asked || pressed.current === "") return;
    // Back in the list the focus goes to the row that was left, once the arrival has given it to the page.
    const row = listed.current?.querySelector<HTMLElement>(`[data-row="${pressed.current}"] button`);
    const frame = requestAnimationFrame(() => {
      pressed.current = "";
      row?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [asked, beside]);
  // What was pressed is gone with the list or with the case before: the reader goes on from the new case's name.
  const land = (heading: HTMLElement) => {
    if (pressed.current === chosen && !listed.current?.contains(beside ? document.activeElement : null))
      heading.focus({ preventScroll: true });
  };
  return (
    <Card className="overflow-clip">
      <Tabs value={String(status)} onValueChange={(value) => set({ status: value, case: "" })}>
        <TabsList aria-label={text.state} className="border-border border-b px-3">
          {text.caseStates.map((label, index) => (
            <TabsTab key={label} value={String(index)}>
              {label} {index === status && list.data ? list.data.total : ""}
            </TabsTab>
          ))}
        </TabsList>
        <TabsPanel value={String(status)}>
          <Body query={list}>
            {rows.length === 0 ? (
              <EmptyState
                title={fillText(text.noCases, { state: text.caseStates[status] })}
                className="py-16"
              />
            ) : (
              <div className="lg:grid lg:min-h-140 lg:grid-cols-[20rem_minmax(0,1fr)]">
                <div ref={listed} className={cn("border-border lg:border-r", asked && "max-lg:hidden")}>
                  <ul>
                    {rows.map((row) => (
                      <li key={row.id} data-row={row.id} className="not-first:border-t border-border">
                        <button
                          type="button"
                          aria-current={row.id === marked}
                          onClick={() => open(row.id)}
                          className={cn(
                            "grid w-full gap-1.5 border-transparent border-l-3 px-5 py-3.5 text-left hover:bg-surface-hover",
                            row.id === marked && "border-brand bg-brand-soft hover:bg-brand-soft",
                          )}
                        >
                          <span className="flex items-center justify-between gap-2 text-text-muted text-xs tabular-nums">
                            <Tag tone={toneOf(row.reason)}>{moderationText.reportReasons[row.reason]}</Tag>
                            {row.createdAt.slice(5, 16)}
                          </span>
                          <span className="line-clamp-2 wrap-anywhere text-sm">{row.excerpt}</span>
                          <span className="text-text-muted text-xs">
                            {text.caseKinds[row.targetType]}，
                            {fillText(text.people, { n: row.reporterCount })}
                          </span>
                        </button>
                      </li>
                    ))}
                  </ul>
                  <Pagination
                    className="border-border border-t p-3"
                    page={page}
                    total={list.data?.total ?? 0}
                    pageSize={PAGE}
                    onPageChange={setPage}
                  />
                </div>
                <div
                  ref={shown}
                  className={cn("min-w-0 scroll-mt-(--size-navbar)", !asked && "max-lg:hidden")}
                >
                  <Button tone="ghost" className="mb-2 lg:hidden" onClick={() => close("case")}>
                    <ChevronLeft aria-hidden="true" strokeWidth={1.7} />
                    {text.backToCases}
                  </Button>
                  {chosen && (
                    <ReportCase
                      key={chosen}
                      caseId={chosen}
                      previous={rows[at - 1]?.id}
                      next={rows[at + 1]?.id}
                      onOpen={open}
                      onShown={land}
                      onTaken={() => set({ status: "1", case: chosen })}
                    />
                  )}
                </div>
              </div>
            )}
          </Body>
        </TabsPanel>
      </Tabs>
    </Card>
  );
}
