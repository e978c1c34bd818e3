import type { Task } from "@lenscape/api/types";
import { Card, CardHeader } from "@lenscape/ui/card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tabs, TabsList, TabsPanel, TabsTab } from "@lenscape/ui/tabs";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { type TaskKind, taskListQuery } from "../queries.ts";
import { tasksText as text } from "../text.ts";
import { TaskRows } from "./task-rows.tsx";

const TABS = ["day", "week", "month"] as const;
const CARD_CLASS = "overflow-clip max-md:rounded-none max-md:border-x-0";

function useTasks(kind: TaskKind): Task[] {
  const { data } = useInfiniteQuery(taskListQuery(useApp().api, kind));
  return data?.pages.flatMap((page) => page.data) ?? [];
}

const sumPoints = (tasks: Task[]) => tasks.reduce((sum, task) => sum + task.rewardPoints, 0);

/** Card with the tasks of the day, week and month in tabs (TASK-002, GEN-029 to GEN-031). */
export function PeriodTasks() {
  const today = useTasks("day");
  const remainingPoints = sumPoints(today.filter(({ finish }) => !finish));
  const earnedPoints = sumPoints(today) - remainingPoints;
  const summary = today.length > 0 && fillText(text.gained, { got: earnedPoints, left: remainingPoints });
  return (
    <Card className={CARD_CLASS}>
      <Tabs defaultValue="day">
        <div className="flex items-center justify-between border-border border-b px-1 md:px-2">
          <TabsList aria-label={text.kinds}>
            {TABS.map((kind) => (
              <TabsTab key={kind} value={kind}>
                {text[kind]}
              </TabsTab>
            ))}
          </TabsList>
          <span className="pr-3 text-meta text-text-muted tabular-nums max-lg:hidden">
            <span key={String(summary)}>{summary}</span>
          </span>
        </div>
        {TABS.map((kind) => (
          <TabsPanel key={kind} value={kind}>
            {kind === "day" && (
              // Shown below the tabs on medium widths, where the header has no space for it.
              <p className="min-h-8 px-5 pt-3 text-meta text-text-muted tabular-nums max-md:hidden lg:hidden">
                {summary}
              </p>
            )}
            <TaskRows kind={kind} />
          </TabsPanel>
        ))}
      </Tabs>
    </Card>
  );
}

/** Card with the one-time tasks of new members (TASK-003, GEN-032). */
export function StarterTasks() {
  const tasks = useTasks("starter");
  const doneCount = tasks.filter(({ finish }) => finish).length;
  return (
    <Card className={CARD_CLASS}>
      <CardHeader title={text.starter} className="h-13 border-border border-b px-4 md:px-5">
        {tasks.length > 0 && (
          <span className="text-meta text-text-muted tabular-nums">
            {fillText(text.done, { done: doneCount, total: tasks.length })}
          </span>
        )}
      </CardHeader>
      <TaskRows kind="starter" />
    </Card>
  );
}
