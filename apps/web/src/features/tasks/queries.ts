import type { Api } from "@lenscape/api/client";
import { keyOf } from "@lenscape/api/tanstack-query";
import type { Task } from "@lenscape/api/types";
import { infiniteQueryOptions } from "@tanstack/react-query";

export const taskKinds = ["day", "week", "month", "starter"] as const;
export type TaskKind = (typeof taskKinds)[number];

/** CONST-017. */
const PAGE_SIZE = 99;
/**
 * The progress changes on other pages, so that nearly every visit refetches the list. Long enough that a page does not
 * repeat the fetch of its own loader.
 */
const STALE_TIME_MS = 2000;

const operations = {
  day: "taskDayList",
  week: "taskWeekList",
  month: "taskMonthList",
  starter: "taskStarterList",
} as const;

/** Page of the task list (AMB-010). */
interface TaskPage {
  data: Task[];
  total: number;
}

const countTasks = (pages: readonly TaskPage[]) => pages.reduce((sum, page) => sum + page.data.length, 0);

/** Query for the tasks of a kind (API-123, API-124). Errors are not shown in a toast (ERR-018). */
export const taskListQuery = (api: Api, kind: TaskKind) =>
  infiniteQueryOptions({
    queryKey: keyOf(operations[kind]),
    queryFn: ({ pageParam, signal }): Promise<TaskPage> =>
      api.call(operations[kind], {
        query: { pageNum: pageParam, pageSize: PAGE_SIZE },
        silent: true,
        signal,
      }),
    staleTime: STALE_TIME_MS,
    initialPageParam: 1,
    getNextPageParam: (last: TaskPage, all: TaskPage[]) =>
      last.data.length > 0 && countTasks(all) < last.total ? all.length + 1 : undefined,
  });
