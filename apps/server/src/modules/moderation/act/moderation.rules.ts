import type { AnswerOf, AuditAction } from "@lenscape/api/types";
import { badInput, forbidden, RequestError } from "../../../core/request-error.ts";
import type { Clock } from "../../../core/time.ts";
import { hasPermission, type Viewer } from "../../../core/viewer.ts";
import { MODERATOR_RANK } from "../../../db/base.ts";

/** Messages of moderation. */
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

/** What can be done to a thread; `.propose` stands for asking somebody who may. */
export type ThreadAct =
  | "del"
  | "undershelf"
  | "display"
  | "sticky"
  | "site"
  | "stickycircle"
  | "essence"
  | "cherrypick"
  | "pact"
  | "guide"
  | "move";

export type PostAct = "delpost" | "poststicky";

interface Right {
  /** Allowed everywhere with it. */
  permission: string;
  /** do: a circle's moderators may; propose: they may ask. */
  inCircle?: "do" | "propose";
  /** Allowed to the author without more. */
  author?: true;
  /** Takes something away from its author: never against one of equal or higher rank. */
  against?: true;
}

/** The matrix of docs/rulings.md. */
const rights: Record<ThreadAct | PostAct, Right> = {
  del: { permission: "thread.hide", inCircle: "do", author: true, against: true },
  delpost: { permission: "thread.hidePosts", inCircle: "do", author: true, against: true },
  undershelf: { permission: "thread.display", inCircle: "do", author: true, against: true },
  display: { permission: "thread.display", inCircle: "do", author: true },
  sticky: { permission: "thread.sticky.site" },
  site: { permission: "thread.sticky.site" },
  stickycircle: { permission: "thread.stickycircle", inCircle: "do" },
  poststicky: { permission: "thread.stickycircle", inCircle: "do" },
  essence: { permission: "thread.essence", inCircle: "do" },
  cherrypick: { permission: "thread.cherrypick", inCircle: "propose" },
  pact: { permission: "thread.sticky.site" },
  guide: { permission: "thread.sticky.site" },
  move: { permission: "thread.move", inCircle: "propose" },
};

export interface Governed {
  authorId: string;
  authorRank: number;
  /** Whether the viewer looks after the circle it is in. */
  inCharge: boolean;
  /** Whether its author does, too. */
  authorInCharge: boolean;
}

const rankIn = (rank: number, inCharge: boolean) => (inCharge ? Math.max(rank, MODERATOR_RANK) : rank);

/** Whether the viewer may act as a moderator of the target's circle. */
const isInCharge = (viewer: Viewer, target: Governed) => target.inCharge && !viewer.lacksTwoStep;

/** Whether someone stands above another: in a circle its moderators do so at least as moderators. */
export const outranks = (viewer: Viewer, target: Governed): boolean =>
  rankIn(viewer.rank, isInCharge(viewer, target)) > rankIn(target.authorRank, target.authorInCharge);

/** What the matrix gives a member: to do it, to propose it, or nothing. */
export function permissionFor(
  viewer: Viewer,
  act: ThreadAct | PostAct,
  target: Governed,
): "do" | "propose" | undefined {
  const right = rights[act];
  if (right.author && viewer.id === target.authorId) return "do";
  // A member's program does not look after circles by the way.
  if (viewer.key && !viewer.key.scopes.includes("moderate")) return undefined;
  if (right.against && !outranks(viewer, target)) return undefined;
  if (hasPermission(viewer, right.permission)) return "do";
  return isInCharge(viewer, target) ? right.inCircle : undefined;
}

/** @throws RequestError 403 when the matrix gives nothing */
export function requireAct(viewer: Viewer, act: ThreadAct | PostAct, target: Governed): "do" | "propose" {
  return permissionFor(viewer, act, target) ?? forbidden();
}

/**
 * The reason of an act, without the blanks around it.
 * @throws RequestError 400 when it is missing though the act is on another's content
 */
export function reasonOf(reason: string | undefined, others: boolean): string {
  const why = reason?.trim() ?? "";
  if (others && why === "") badInput(moderationTexts.reason);
  return why;
}

/** @throws RequestError 409: somebody else was faster */
export function throwConflict(): never {
  throw new RequestError(409, moderationTexts.stateChanged);
}

/** What members read as 「forever」. */
export const FOREVER = new Date("9999-12-31T00:00:00Z");

/** When an act of so many days ends; 0 days never end. */
export const untilOf = (now: Date, days: number): Date =>
  days === 0 ? FOREVER : new Date(now.getTime() + days * 24 * 3600 * 1000);

/** A refusal for the time of an act, with its end and its reason. */
export function untilSentence(
  clock: Clock,
  sentence: string,
  { until, reason }: { until: Date; reason: string },
) {
  const end = until >= FOREVER ? "永久" : `至 ${clock.format(until).slice(0, 16)}`;
  return `${sentence}（${end}${reason && `，原因：${reason}`}）`;
}

/**
 * The same for anyone who is muted everywhere.
 * @returns undefined for anyone who is not
 */
export function deniedSentence(
  { deniedUntil, deniedReason }: Pick<Viewer, "deniedUntil" | "deniedReason">,
  clock: Clock,
  sentence: string,
): string | undefined {
  if (!deniedUntil || deniedUntil <= clock.now()) return undefined;
  return untilSentence(clock, sentence, { until: deniedUntil, reason: deniedReason });
}

/** How long an act lasts, in words. */
export const spanOf = (days: number): string => (days === 0 ? "永久" : ` ${days} 天`);

/** The acts that a member may appeal against, and what somebody needs who decides about one. */
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
 * The words by which the reason of an act names a rule, as a pattern of PostgreSQL; the first that is found counts. They
 * hold what the dialogs offer (`presets` of apps/web/src/copy/moderation.ts) and what the agreements say.
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

/** Where the member it was done to reads about an act and appeals against it: the end of its notice. */
export const appealLink = (auditId: string) => ({
  link: `/pages/mine/appeal/index?id=${auditId}`,
  linkText: "看原因，申诉",
});
