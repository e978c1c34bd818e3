import { safeInternalPath } from "@lenscape/richtext/links";
import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { pageOf } from "../../../core/paging.ts";
import { badInput, notFound, RequestError } from "../../../core/request-error.ts";
import { assertVersion, versionOf } from "../../../core/version.ts";
import { ACTIONS_ON_OTHERS, taskTexts } from "./task.rules.ts";
import {
  countManagedTasks,
  insertTask,
  listManagedTasks,
  lockTask,
  updateTask,
} from "./task-manage.queries.ts";

/** Fields of a task that operators edit. */
const EDITABLE = [
  "name",
  "work",
  "description",
  "type",
  "rewardNum",
  "rewardPoints",
  "rewardExp",
  "mprouter",
  "orderNum",
  "status",
] as const;

/** Management of tasks and their rewards, for operators with the permission `task.manage`. */
export const taskManageHandlers = {
  async taskManageList({ db, query = {} }) {
    const { keyWord, type, status } = query;
    const filter = { keyWord, type, status };
    const [rows, total] = await Promise.all([
      listManagedTasks(db, filter, pageOf(query)),
      countManagedTasks(db, filter),
    ]);
    return {
      total,
      rows: rows.map(({ rewardBadge: _badge, ...row }) => ({
        ...row,
        version: versionOf(row, EDITABLE),
        work: row.work as (typeof ACTIONS_ON_OTHERS)[number],
        status: row.status as 1 | 2,
      })),
    };
  },

  async taskManageSave({ db, viewer, body: { id, version, ...body } }) {
    const name = body.name.trim();
    if (name === "") badInput(taskTexts.name);
    const mprouter = safeInternalPath(body.mprouter.trim()) ?? badInput(taskTexts.route);
    // Actions on other members lock those members' rows, so granting experience could deadlock.
    if (body.rewardExp > 0 && ACTIONS_ON_OTHERS.includes(body.work as (typeof ACTIONS_ON_OTHERS)[number]))
      badInput(taskTexts.noExp);
    const row = { ...body, name, mprouter, description: body.description.trim() };
    return db.transaction(async (tx) => {
      const before = id === undefined ? undefined : ((await lockTask(tx, id)) ?? notFound());
      if (before) assertVersion(version, versionOf(before, EDITABLE));
      if (before && (before.type !== row.type || before.work !== row.work))
        throw new RequestError(409, taskTexts.fixed);
      const taskId = before?.id ?? (await insertTask(tx, row));
      if (before) await updateTask(tx, taskId, row);
      const target = { targetType: "task", targetId: taskId, detail: row };
      await audit(tx, { actorId: viewer.id, action: before ? "task.update" : "task.create", ...target });
      return { id: taskId };
    });
  },
} satisfies Pick<Handlers, "taskManageList" | "taskManageSave">;
