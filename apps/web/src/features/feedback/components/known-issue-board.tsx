import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Select } from "@lenscape/ui/select";
import { Tabs, TabsList, TabsPanel, TabsTab } from "@lenscape/ui/tabs";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useApp } from "#lib/app.tsx";
import { flatRows } from "#lib/query.ts";
import { RowList } from "#shell/loading/row-list.tsx";
import { type Issue, issues, models } from "../queries.ts";
import { feedbackText as text } from "../text.ts";
import { useMeToo } from "../use-me-too.ts";
import { useAnchoredId, useScrollToRow } from "../use-target-row.ts";
import { IssueTag } from "./feedback-tags.tsx";

interface IssueRowProps {
  issue: Issue;
  met: boolean;
  /** The address leads to it. */
  sought: boolean;
  onToggle: () => void;
}

function IssueRow({ issue, met, sought, onToggle }: IssueRowProps) {
  const facts = [
    issue.models || text.allModels,
    issue.firmware,
    issue.status !== 3 && issue.expectedIn && fillText(text.expected, { version: issue.expectedIn }),
    fillText(text.updated, { day: issue.updatedAt.slice(5, 10) }),
  ];
  return (
    <article
      data-anchor={`issue-${issue.id}`}
      data-sought={sought || undefined}
      tabIndex={sought ? -1 : undefined}
      className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 px-4 py-3.5 hover:bg-surface-sunken md:grid-cols-[6rem_minmax(0,1fr)_auto] data-sought:bg-brand-soft md:px-6"
    >
      <span className="max-md:col-span-2">
        <IssueTag issue={issue} />
      </span>
      <div className="min-w-0">
        <h3 className="font-medium text-md leading-[1.375rem] wrap-anywhere">{issue.title}</h3>
        <p className="text-text-muted text-xs tabular-nums">{facts.filter(Boolean).join("，")}</p>
        {issue.answer && <p className="mt-1 text-sm text-text-secondary wrap-anywhere">{issue.answer}</p>}
      </div>
      <button
        type="button"
        aria-pressed={met}
        onClick={onToggle}
        className="h-7 whitespace-nowrap rounded-full px-3 text-text-secondary text-xs tabular-nums ring-1 ring-border-strong ring-inset hover:bg-surface aria-pressed:bg-tint-brand aria-pressed:text-brand-text aria-pressed:ring-0 max-md:h-10"
      >
        {fillText(text.meToo, { n: issue.meTooCount })}
      </button>
    </article>
  );
}

/** What is known not to work, and who has met it too. */
export function Board() {
  const { api } = useApp();
  const [state, setState] = useState<"open" | "fixed">("open");
  const [model, setModel] = useState("");
  const list = useInfiniteQuery(issues(api, state, model));
  const names = useQuery(models(api)).data?.map(({ name }) => name) ?? [];
  const [met, toggle] = useMeToo();
  const sought = useAnchoredId("issue");
  const isThere = flatRows(list.data, ({ id }) => id).some(({ id }) => id === sought);
  useScrollToRow(sought && `issue-${sought}`, isThere);
  const { hasNextPage, isFetching, fetchNextPage } = list;
  const [looked, setLooked] = useState("");
  useEffect(() => {
    if (!sought || isFetching || looked === sought) return;
    // The rest of the open ones, then those that are fixed; what is on neither list is no known issue any more.
    if (isThere) setLooked(sought);
    else if (hasNextPage) void fetchNextPage();
    else if (state === "open") setState("fixed");
    else setLooked(sought);
  }, [sought, isThere, isFetching, looked, hasNextPage, fetchNextPage, state]);
  return (
    <Card className="overflow-clip max-md:rounded-none max-md:border-x-0">
      <Tabs value={state} onValueChange={(value) => setState(value as typeof state)}>
        <div className="flex items-center justify-between gap-3 border-border border-b pr-3">
          <TabsList aria-label={text.board} className="px-1 md:px-3">
            <TabsTab value="open">{text.open}</TabsTab>
            <TabsTab value="fixed">{text.fixed}</TabsTab>
          </TabsList>
          <div className="w-28 flex-none">
            <Select
              aria-label={text.model}
              value={model}
              onChange={(event) => setModel(event.target.value)}
              className="h-8 border-transparent text-sm"
            >
              <option value="">{text.allModels}</option>
              {[...new Set(names)].map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          </div>
        </div>
        <TabsPanel value={state}>
          <RowList list={list} rowHeight={96} empty={<EmptyState size="sm" title={text.noIssues} />}>
            {(issue) => (
              <IssueRow
                issue={issue}
                sought={issue.id === sought}
                met={met.has(issue.id)}
                onToggle={() => void toggle(issue.id)}
              />
            )}
          </RowList>
        </TabsPanel>
      </Tabs>
    </Card>
  );
}
