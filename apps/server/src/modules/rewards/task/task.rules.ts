import type { components } from "@lenscape/api/schema.gen";
import { firstDayOfMonth, mondayOf, monthOf } from "../../../core/days.ts";
import type { MemberEvent } from "../../../core/member-event.ts";
import type { Clock } from "../../../core/time.ts";
import type { TaskType } from "../../../db/schema/index.ts";
import type { Periods, Task } from "./task.queries.ts";

type WireTask = components["schemas"]["Task"];

/** Actions done to another member: the row of that member is held, so that they can give points alone. */
export const ACTIONS_ON_OTHERS = [
  "LIKE_POST",
  "FAVORITE_POST",
  "FOLLOW_USER",
  "ESSENCE_POST",
] as const satisfies readonly WireTask["work"][];

/** The texts for those who look after the tasks. */
export const taskTexts = {
  name: "请填写名称",
  route: "去哪里做要填站内地址",
  noExp: "为别人做的事只能奖励积分，不能奖励经验",
  fixed: "任务的类型与要做的事不能更改",
} as const;

/** Checking in: how far a member is with it is what their calendar says, and nothing else. */
export const SIGN_IN = "SIGN_IN" satisfies WireTask["work"];

/** What an action is called in a task. */
export const workOf: { readonly [Kind in MemberEvent["kind"]]?: WireTask["work"] } = {
  checkedIn: SIGN_IN,
  madeUp: SIGN_IN,
  browsed: "BROWSE_POSTS",
  posted: "PUBLISH_POST",
  commented: "COMMENT_POST",
  liked: "LIKE_POST",
  favorited: "FAVORITE_POST",
  followed: "FOLLOW_USER",
  shared: "SHARE_POST",
  essence: "ESSENCE_POST",
  profileCompleted: "COMPLETE_PROFILE",
  deviceVerified: "VERIFY_DEVICE",
};

/** The periods that a day lies in: a day, a week by its Monday, a month; the starter tasks have one forever. */
export const periodsOn = (today: string): Periods => ({
  day: today,
  week: mondayOf(today),
  month: monthOf(today),
  starter: "",
});

/** The first day of a period that has begun; the starter tasks' is before anybody came. */
export const firstDayOf = (type: TaskType, periods: Periods): string =>
  ({ ...periods, month: firstDayOfMonth(periods.month), starter: "0001-01-01" })[type];

/** Whether an action counts: a like or favourite of one's own work does not. */
export const isCounted = ({ kind, userId, otherId }: MemberEvent): boolean =>
  !((kind === "liked" || kind === "favorited") && otherId === userId);

/** A task on the wire with how far a member is. */
export function toTask(
  { task, completedNum, completedAt }: { task: Task; completedNum: number | null; completedAt: Date | null },
  clock: Clock,
): WireTask {
  const { orderNum: _orderNum, status: _status, work, ...rest } = task;
  return {
    ...rest,
    work: work as WireTask["work"],
    completedNum: completedAt ? task.rewardNum : Math.min(completedNum ?? 0, task.rewardNum),
    completedAt: completedAt ? clock.format(completedAt) : "",
    finish: completedAt !== null,
  };
}

/** A member's points, and whether they have checked in today. */
export const taskInfoOf = (
  { balance, lastDay }: { balance: number | null; lastDay: string | null },
  today: string,
): { pointsCount: number; signStatus: 0 | 1 } => ({
  pointsCount: balance ?? 0,
  signStatus: lastDay === today ? 1 : 0,
});
