import { Card } from "@lenscape/ui/card";
import { EmptyState } from "@lenscape/ui/empty-state";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Select } from "@lenscape/ui/select";
import { Tabs, TabsList, TabsPanel, TabsTab } from "@lenscape/ui/tabs";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useApp } from "#lib/app.tsx";
import { flattenRows } from "#lib/query.ts";
import { RowList } from "#shell/loading/row-list.tsx";
import { type Issue, issuesQuery, modelsQuery } from "../queries.ts";
import { feedbackText as text } from "../text.ts";
import { useMeToo } from "../use-me-too.ts";
import { useAnchorId, useScrollToRow } from "../use-target-row.ts";
import { IssueTag } from "./feedback-tags.tsx";

interface IssueRowProps {
  issue: Issue;
  isConfirmed: boolean;
  /** Whether the URL points to the row. */
  isTarget: boolean;
  onToggle: () => void;
}

function IssueRow({ issue, isConfirmed, isTarget, onToggle }: IssueRowProps) {
  const details = [
    issue.models || text.allModels,
    issue.firmware,
    issue.status !== 3 && issue.expectedIn && fillText(text.expected, { version: issue.expectedIn }),
    fillText(text.updated, { day: issue.updatedAt.slice(5, 10) }),
  ];
  return (
    <article
      data-anchor={`issue-${issue.id}`}
      data-sought={isTarget || undefined}
      tabIndex={isTarget ? -1 : undefined}
      className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 px-4 py-3.5 hover:bg-surface-sunken md:grid-cols-[6rem_minmax(0,1fr)_auto] data-sought:bg-brand-soft md:px-6"
    >
      <span className="max-md:col-span-2">
        <IssueTag issue={issue} />
      </span>
      <div className="min-w-0">
        <h3 className="font-semibold text-ui leading-[1.375rem] wrap-anywhere">{issue.title}</h3>
        <p className="text-text-muted text-meta tabular-nums">{details.filter(Boolean).join("，")}</p>
        {issue.answer && <p className="mt-1 text-meta text-text-secondary wrap-anywhere">{issue.answer}</p>}
      </div>
      <button
        type="button"
        aria-pressed={isConfirmed}
        onClick={onToggle}
        className="h-7 whitespace-nowrap rounded-full px-3 text-text-secondary text-meta tabular-nums ring-1 ring-border-strong ring-inset hover:bg-surface aria-pressed:bg-tint-brand aria-pressed:text-brand-text aria-pressed:ring-0 max-md:h-10"
      >
        {fillText(text.meToo, { n: issue.meTooCount })}
      </button>
    </article>
  );
}

/** Board of known issues with buttons to confirm them. */
export function KnownIssueBoard() {
  const { api } = useApp();
  const [state, setState] = useState<"open" | "fixed">("open");
  const [model, setModel] = useState("");
  const list = useInfiniteQuery(issuesQuery(api, state, model));
  const names = useQuery(modelsQuery(api)).data?.map(({ name }) => name) ?? [];
  const [confirmedIds, toggle] = useMeToo();
  const targetId = useAnchorId("issue");
  const isLoaded = flattenRows(list.data, ({ id }) => id).some(({ id }) => id === targetId);
  useScrollToRow(targetId && `issue-${targetId}`, isLoaded);
  const { hasNextPage, isFetching, fetchNextPage } = list;
  const [searchedId, setSearchedId] = useState("");
  useEffect(() => {
    if (!targetId || isFetching || searchedId === targetId) return;
    // Loads the remaining open issues, then the fixed ones. An ID in neither list no longer exists.
    if (isLoaded) setSearchedId(targetId);
    else if (hasNextPage) void fetchNextPage();
    else if (state === "open") setState("fixed");
    else setSearchedId(targetId);
  }, [targetId, isLoaded, isFetching, searchedId, hasNextPage, fetchNextPage, state]);
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
              className="h-8 border-transparent text-meta"
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
                isTarget={issue.id === targetId}
                isConfirmed={confirmedIds.has(issue.id)}
                onToggle={() => void toggle(issue.id)}
              />
            )}
          </RowList>
        </TabsPanel>
      </Tabs>
    </Card>
  );
}
