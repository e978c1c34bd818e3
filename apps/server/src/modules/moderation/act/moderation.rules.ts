import type { AnswerOf, AuditAction } from "@lenscape/api/types";
import { badInput, RequestError } from "../../../core/request-error.ts";
import { FOREVER } from "../../screening/index.ts";

/** Error messages of moderation. */
export const moderationTexts = {
  reason: "请填写原因",
  target: "请给出 threadId、postId、userId 之一",
  place: "请选择目标圈子或分组",
  samePlace: "帖子已经在那里了",
  circleGone: "圈子不存在或已关闭",
  groupGone: "分组不存在",
  stateChanged: "状态已变化，请刷新后重试",
  proposed: "这条提议已经送交审批",
  ownReport: "不能举报自己",
  reported: "您已举报过该内容",
  tooOften: "操作太频繁，请稍后再试",
  ownAct: "不能对自己操作",
  circleDenyLong: "圈子内禁言最长 7 天",
  forbidLong: "封禁最长 30 天，永久封禁请联系管理员",
  lastAdmin: "不能处置最后一位管理员",
  nothingToDelete: "这件举报没有可以删除的内容",
} as const;

/**
 * Returns the trimmed reason of a moderation action.
 * @throws RequestError 400 if it is empty and the action is on another member's content
 */
export function reasonOf(reason: string | undefined, others: boolean): string {
  const why = reason?.trim() ?? "";
  if (others && why === "") badInput(moderationTexts.reason);
  return why;
}

/** @throws RequestError 409 because the state was changed by a concurrent request */
export function throwConflict(): never {
  throw new RequestError(409, moderationTexts.stateChanged);
}

/** Returns the end of a sanction of a number of days; `FOREVER` for 0. */
export const untilOf = (now: Date, days: number): Date =>
  days === 0 ? FOREVER : new Date(now.getTime() + days * 24 * 3600 * 1000);

/** Duration of a sanction in words; 0 days are permanent. */
export const spanOf = (days: number): string => (days === 0 ? "永久" : ` ${days} 天`);

/** Moderation actions that can be appealed, with the permission that deciding the appeal requires. */
export const APPEALABLE = {
  "thread.del": "thread.hide",
  "thread.delpost": "thread.hidePosts",
  "thread.undershelf": "thread.display",
  "review.decide": "review.handle",
  "user.deny": "user.deny",
  "user.forbidden": "user.forbidden",
  "user.closed": "user.closed",
  "user.sweep": "user.forbidden",
} as const satisfies Partial<Record<AuditAction, string>>;

export type AppealableAction = keyof typeof APPEALABLE;

export type Rule = AnswerOf<"moderationLog">["months"][number]["acts"][number]["rule"];

/**
 * PostgreSQL patterns that map the reason of a moderation action to a rule; the first match counts. The
 * patterns cover the presets of the dialogs (`presets` of apps/web/src/shell/moderation/text.ts) and the wording of
 * the agreements.
 */
export const RULE_WORDS: readonly (readonly [rule: Exclude<Rule, "other">, words: string])[] = [
  ["spam", "广告|引流|推广|加微信"],
  ["impersonation", "冒充|仿冒"],
  ["abuse", "攻击|辱骂|骚扰|引战|不友善"],
  ["illegal", "违法|诈骗|赌博"],
  ["porn", "色情|低俗"],
  ["privacy", "打码|隐私|偷拍|路人"],
  ["infringe", "侵权|抄袭|盗图|搬运"],
  ["false", "不实|谣言|虚假"],
  ["flood", "刷屏|灌水|重复"],
  ["offtopic", "无关|发错"],
];

/** Link to the page where a member reads about an action against them and appeals; part of its notification. */
export const appealLink = (auditId: string) => ({
  link: `/pages/mine/appeal/index?id=${auditId}`,
  linkText: "看原因，申诉",
});
