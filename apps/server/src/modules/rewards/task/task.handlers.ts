import type { Context, Handlers } from "../../../contract/handler.ts";
import { pageOf } from "../../../core/paging.ts";
import type { TaskType } from "../../../db/schema/index.ts";
import { countDays } from "../checkin/checkin.queries.ts";
import { countTasksOf, listTasks, readTaskInfo } from "./task.queries.ts";
import { firstDayOf, periodsOn, SIGN_IN, taskInfoOf, toTask } from "./task.rules.ts";

type ListId = "taskDayList" | "taskWeekList" | "taskMonthList" | "taskStarterList";

async function list({ db, clock, viewer, query }: Context<ListId>, type: TaskType) {
  const periods = periodsOn(clock.day(clock.now()));
  const [rows, total] = await Promise.all([
    listTasks(db, viewer.id, type, periods, pageOf(query)),
    countTasksOf(db, type),
  ]);
  const hasSignIn = rows.some(({ task }) => task.work === SIGN_IN);
  const signedDays = hasSignIn ? await countDays(db, viewer.id, firstDayOf(type, periods), periods.day) : 0;
  const completedNumOf = (row: (typeof rows)[number]) =>
    row.task.work === SIGN_IN ? signedDays : row.completedNum;
  return { data: rows.map((row) => toTask({ ...row, completedNum: completedNumOf(row) }, clock)), total };
}

/** Tasks and the viewer's progress. */
export const taskHandlers = {
  taskDayList: (context) => list(context, "day"),
  taskWeekList: (context) => list(context, "week"),
  taskMonthList: (context) => list(context, "month"),
  taskStarterList: (context) => list(context, "starter"),

  async taskInfo({ db, clock, viewer }) {
    return taskInfoOf(await readTaskInfo(db, viewer.id), clock.day(clock.now()));
  },
} satisfies Pick<Handlers, ListId | "taskInfo">;
