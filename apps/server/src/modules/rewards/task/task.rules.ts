import type { components } from "@lenscape/api/schema.gen";
import { firstDayOfMonth, mondayOf, monthOf } from "../../../core/days.ts";
import type { MemberEvent } from "../../../core/member-event.ts";
import type { Clock } from "../../../core/time.ts";
import type { TaskType } from "../../../db/schema/index.ts";
import type { Periods, Task } from "./task.queries.ts";

type WireTask = components["schemas"]["Task"];

/** Actions on another member. They lock that member's row, so their tasks can give points but no experience. */
export const ACTIONS_ON_OTHERS = [
  "LIKE_POST",
  "FAVORITE_POST",
  "FOLLOW_USER",
  "ESSENCE_POST",
] as const satisfies readonly WireTask["work"][];

/** Messages to operators who edit tasks. */
export const taskTexts = {
  name: "请填写名称",
  route: "去哪里做要填站内地址",
  noExp: "为别人做的事只能奖励积分，不能奖励经验",
  fixed: "任务的类型与要做的事不能更改",
} as const;

/** Task type of checking in. Its progress is counted from the check-in calendar. */
export const SIGN_IN = "SIGN_IN" satisfies WireTask["work"];

/** Task type that each member event counts for. */
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

/** Returns the periods that contain a day: the day, the Monday of the week, the month, and "" for starter tasks. */
export const periodsOn = (today: string): Periods => ({
  day: today,
  week: mondayOf(today),
  month: monthOf(today),
  starter: "",
});

/** Returns the first day of a period; for starter tasks a day before all members. */
export const firstDayOf = (type: TaskType, periods: Periods): string =>
  ({ ...periods, month: firstDayOfMonth(periods.month), starter: "0001-01-01" })[type];

/** Whether an event counts for tasks. Likes and favorites of the member's own content do not. */
export const isCounted = ({ kind, userId, otherId }: MemberEvent): boolean =>
  !((kind === "liked" || kind === "favorited") && otherId === userId);

/** Converts a task to the contract's form, with the member's progress. */
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

/** Converts the balance and last check-in day to the contract's task info. */
export const taskInfoOf = (
  { balance, lastDay }: { balance: number | null; lastDay: string | null },
  today: string,
): { pointsCount: number; signStatus: 0 | 1 } => ({
  pointsCount: balance ?? 0,
  signStatus: lastDay === today ? 1 : 0,
});
