import type { Task } from "@lenscape/api/types";
import { Card, CardHeader } from "@lenscape/ui/card";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tabs, TabsList, TabsPanel, TabsTab } from "@lenscape/ui/tabs";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { type TaskKind, taskList } from "../queries.ts";
import { tasksText as text } from "../text.ts";
import { TaskRows } from "./task-rows.tsx";

const TABS = ["day", "week", "month"] as const;
const FLAT = "overflow-clip max-md:rounded-none max-md:border-x-0";

function useTasks(kind: TaskKind): Task[] {
  const { data } = useInfiniteQuery(taskList(useApp().api, kind));
  return data?.pages.flatMap((page) => page.data) ?? [];
}

const pointsOf = (tasks: Task[]) => tasks.reduce((sum, task) => sum + task.rewardPoints, 0);

/** Today's, this week's and this month's tasks in tabs (TASK-002, GEN-029 to GEN-031). */
export function PeriodTasks() {
  const today = useTasks("day");
  const left = pointsOf(today.filter(({ finish }) => !finish));
  const got = pointsOf(today) - left;
  const gained = today.length > 0 && fillText(text.gained, { got, left });
  return (
    <Card className={FLAT}>
      <Tabs defaultValue="day">
        <div className="flex items-center justify-between border-border border-b px-1 md:px-2">
          <TabsList aria-label={text.kinds}>
            {TABS.map((kind) => (
              <TabsTab key={kind} value={kind}>
                {text[kind]}
              </TabsTab>
            ))}
          </TabsList>
          <span className="pr-3 text-sm text-text-muted tabular-nums max-lg:hidden">{gained}</span>
        </div>
        {TABS.map((kind) => (
          <TabsPanel key={kind} value={kind}>
            {kind === "day" && (
              // Beside the tabs there is no room for it before the column is wide.
              <p className="min-h-8 px-5 pt-3 text-sm text-text-muted tabular-nums max-md:hidden lg:hidden">
                {gained}
              </p>
            )}
            <TaskRows kind={kind} />
          </TabsPanel>
        ))}
      </Tabs>
    </Card>
  );
}

/** What newcomers are asked to do once (TASK-003, GEN-032). */
export function StarterTasks() {
  const tasks = useTasks("starter");
  const done = tasks.filter(({ finish }) => finish).length;
  return (
    <Card className={FLAT}>
      <CardHeader title={text.starter} className="h-13 border-border border-b px-4 md:px-5">
        {tasks.length > 0 && (
          <span className="text-sm text-text-muted tabular-nums">
            {fillText(text.done, { done, total: tasks.length })}
          </span>
        )}
      </CardHeader>
      <TaskRows kind="starter" />
    </Card>
  );
}
