import type { Api } from "@lenscape/api/client";
import { keyOf } from "@lenscape/api/tanstack-query";
import type { Task } from "@lenscape/api/types";
import { infiniteQueryOptions } from "@tanstack/react-query";

export const taskKinds = ["day", "week", "month", "starter"] as const;
export type TaskKind = (typeof taskKinds)[number];

/** CONST-017. */
const PAGE_SIZE = 99;
/**
 * Progress is made on other pages, so nearly every visit fetches the list again. Long enough that a page does not repeat
 * the fetch of its own loader.
 */
const STALE_TIME_MS = 2000;

const operations = {
  day: "taskDayList",
  week: "taskWeekList",
  month: "taskMonthList",
  starter: "taskStarterList",
} as const;

/** What a page of tasks answers (AMB-010). */
interface TaskPage {
  data: Task[];
  total: number;
}

const loaded = (pages: readonly TaskPage[]) => pages.reduce((sum, page) => sum + page.data.length, 0);

/** The tasks of a kind, from page 1 on (API-123, API-124). A failure says nothing to the member (ERR-018). */
export const taskList = (api: Api, kind: TaskKind) =>
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
      last.data.length > 0 && loaded(all) < last.total ? all.length + 1 : undefined,
  });
