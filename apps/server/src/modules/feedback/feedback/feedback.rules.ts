import { countGraphemes, isLongerThan } from "@lenscape/richtext/graphemes";
import { isMailAddress } from "../../../core/mail-address.ts";
import { badInput } from "../../../core/request-error.ts";
import { hasPermission, type Viewer } from "../../../core/viewer.ts";
import { policy } from "../../../policy.ts";

export const STATUS = {
  fresh: 0,
  doing: 1,
  waiting: 2,
  solved: 3,
  declined: 4,
  merged: 5,
  withdrawn: 6,
} as const;

export type Status = (typeof STATUS)[keyof typeof STATUS];

export const KIND = { problem: 0, idea: 1, beta: 2 } as const;

const { title: TITLE, description: DESCRIPTION } = policy.feedback;

/** Messages of feedback. */
export const feedbackTexts = {
  title: `标题长度为${TITLE.min}-${TITLE.max}个字`,
  short: `请描述问题，不少于${DESCRIPTION.min}个字`,
  long: `描述不能超过${DESCRIPTION.max}个字`,
  device: "请选择设备",
  frequency: "请选择出现频率",
  beta: "体验内测只对认证机主开放，请先认证设备",
  contact: "请输入正确的手机号或邮箱",
  reply: `请填写内容，不超过${DESCRIPTION.max}个字`,
  tooFast: "提交太频繁，请稍后再试",
  changed: "反馈状态已变化，请刷新后重试",
  notOver: "处理完才能评价",
  rated: "你已评价过这条反馈",
  answer: "请写明要补充什么，或不予处理的原因",
  merged: "请选择要并入的已知问题",
  closed: "这条反馈已经结束，不能再补充",
  staffTitle: "你的反馈有新进展",
  link: "查看反馈",
} as const;

/** Status labels in the notification to the author. */
export const statusLabels: Partial<Record<Status, string>> = {
  1: "处理中",
  2: "待补充",
  3: "已解决",
  4: "不予处理",
  5: "已合并",
};

/** Statuses from which staff may change a report to the key's status (HOLE-003). */
const allowedFrom: Partial<Record<Status, readonly Status[]>> = {
  [STATUS.doing]: [STATUS.fresh, STATUS.doing, STATUS.waiting, STATUS.solved, STATUS.declined],
  [STATUS.waiting]: [STATUS.fresh, STATUS.doing],
  [STATUS.solved]: [STATUS.fresh, STATUS.doing, STATUS.waiting, STATUS.solved],
  [STATUS.declined]: [STATUS.fresh, STATUS.doing, STATUS.waiting],
  [STATUS.merged]: [STATUS.fresh, STATUS.doing, STATUS.waiting],
};

/** Returns the statuses that may precede a status. */
export const previousStates = (status: Status): readonly Status[] => allowedFrom[status] ?? [];

/** Statuses that staff set when they close a report. */
export const FINAL_STATES: readonly Status[] = [STATUS.solved, STATUS.declined, STATUS.merged];

/** Statuses in each tab of the member's report list. */
export const STATES_BY_TAB: Record<"new" | "doing" | "waiting" | "over", readonly Status[]> = {
  new: [STATUS.fresh],
  doing: [STATUS.doing],
  waiting: [STATUS.waiting],
  over: [...FINAL_STATES, STATUS.withdrawn],
};

/** Normalizes a title. @throws RequestError 400 if it is too short or too long */
export function checkTitle(input: string): string {
  const title = input.replace(/\s+/g, " ").trim();
  if (countGraphemes(title) < TITLE.min || isLongerThan(title, TITLE.max)) badInput(feedbackTexts.title);
  return title;
}

/** Trims a text. @throws RequestError 400 if it is too long or shorter than `minLength` */
export function checkText(input: string | undefined, minLength: number): string {
  const text = (input ?? "").trim();
  if (countGraphemes(text) < minLength) badInput(feedbackTexts.short);
  if (isLongerThan(text, DESCRIPTION.max)) badInput(feedbackTexts.long);
  return text;
}

/** Trims optional contact details. @throws RequestError 400 unless they are a mobile number or email address */
export function checkContact(input: string | undefined): string {
  const contact = (input ?? "").trim();
  if (contact && !/^1[3-9]\d{9}$/.test(contact) && !isMailAddress(contact)) badInput(feedbackTexts.contact);
  return contact;
}

/** Trims a reply. @throws RequestError 400 if it is empty or too long */
export function checkReply(input: string): string {
  const content = input.trim();
  if (content === "" || isLongerThan(content, DESCRIPTION.max)) badInput(feedbackTexts.reply);
  return content;
}

export const numberOf = (day: string, index: number) =>
  `FB${day.replaceAll("-", "")}${String(index).padStart(3, "0")}`;

export const isStaff = (viewer: Viewer) => hasPermission(viewer, "thread.suggest.status");
