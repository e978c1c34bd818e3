import type { Handlers } from "../../../contract/handler.ts";
import { audit } from "../../../core/audit.ts";
import { csvFile } from "../../../core/csv.ts";
import { pageOf } from "../../../core/paging.ts";
import { badInput, notFound } from "../../../core/request-error.ts";
import { assertVersion, versionOf } from "../../../core/version.ts";
import { sendSystemNotice } from "../../notifications/index.ts";
import { activityTexts, stateOf } from "./activity.rules.ts";
import {
  countManagedActivities,
  findManagedActivity,
  listManagedActivities,
  listSignupsForExport,
} from "./activity-desk.queries.ts";
import { lockActivity } from "./activity-signup.queries.ts";
import { updatePlan } from "./activity-update-plan.ts";

const texts = {
  file: (title: string) => `报名名单-${title.replace(/[\\/:*?"<>|\s]+/g, " ").trim()}.csv`,
  head: ["报名时间", "成员编号", "昵称", "怎么称呼", "手机", "状态"],
  statuses: ["待审核", "已通过", "已拒绝", "已取消", "已签到"],
} as const;

/** Columns that operators edit; the version of an activity covers them. */
const EDITABLE_COLUMNS = ["signEndAt", "maxNum"] as const;

/** Manages the activities of all members, for operators with `thread.activity.manage`. */
export const activityDeskHandlers = {
  async activityManageList({ db, clock, query }) {
    const { keyWord = "", state, status, orderByColumn = "start_at", isAsc } = query;
    const filter = { keyWord, state, status, now: clock.now() };
    const order = { column: orderByColumn, isAsc: isAsc === "asc" };
    const [rows, total] = await Promise.all([
      listManagedActivities(db, filter, order, pageOf(query)),
      countManagedActivities(db, filter),
    ]);
    return {
      total,
      rows: rows.map(({ activity, title, status: threadStatus, organiser, waitingNum }) => ({
        id: activity.threadId,
        version: versionOf(activity, EDITABLE_COLUMNS),
        title,
        cover: activity.cover,
        organiser,
        startAt: clock.format(activity.startAt),
        endAt: clock.format(activity.endAt),
        signEndAt: clock.format(activity.signEndAt),
        state: stateOf(activity, filter.now),
        status: threadStatus === 3 ? (3 as const) : (1 as const),
        joinedNum: activity.joinedNum,
        waitingNum,
        maxNum: activity.maxNum,
      })),
    };
  },

  async activityManageSave({ db, clock, viewer, body: { activityId, maxNum, version, ...body } }) {
    const signEndAt = clock.parse(body.signEndAt) ?? badInput(activityTexts.noTime);
    await db.transaction(async (tx) => {
      const { activity, title } = (await findManagedActivity(tx, activityId)) ?? notFound();
      assertVersion(version, versionOf((await lockActivity(tx, activityId)) ?? notFound(), EDITABLE_COLUMNS));
      if (signEndAt <= activity.signStartAt) badInput(activityTexts.signEndFirst);
      if (signEndAt > activity.endAt) badInput(activityTexts.signTooLong);
      const thread = { id: activityId, authorId: activity.organiserId, title };
      await updatePlan(tx, clock, thread, { signEndAt, maxNum });
      await audit(tx, {
        actorId: viewer.id,
        action: "activity.update",
        targetType: "thread",
        targetId: activityId,
        detail: { name: title, signEndAt: body.signEndAt, maxNum },
      });
      if (viewer.id === activity.organiserId) return;
      await sendSystemNotice(tx, {
        userId: activity.organiserId,
        kind: "activity",
        title: "你的活动改了报名办法",
        content: `「${title}」报名截止 ${body.signEndAt}，人数上限${maxNum > 0 ? ` ${maxNum} 人` : "不限"}`,
      });
    });
  },

  async activityManageExport({ db, clock, viewer, body: { activityId } }) {
    const { activity, title } = (await findManagedActivity(db, activityId)) ?? notFound();
    return db.transaction(async (tx) => {
      const signups = await listSignupsForExport(tx, activityId);
      const labels = activity.fields.map(({ label }) => label);
      const lines = signups.map(({ createdAt, userId, nickname, name, phone, status, answers }) => [
        ...[clock.format(createdAt), userId, nickname, name, phone, texts.statuses[status]!],
        ...labels.map((_, index) => answers[index] ?? ""),
      ]);
      // The file contains names and phone numbers, so each export is audited.
      await audit(tx, {
        actorId: viewer.id,
        action: "activity.export",
        targetType: "thread",
        targetId: activityId,
        detail: { name: title, rows: lines.length },
      });
      return { fileName: texts.file(title), content: csvFile([[...texts.head, ...labels], ...lines]) };
    });
  },
} satisfies Pick<Handlers, `activityManage${"List" | "Save" | "Export"}`>;
