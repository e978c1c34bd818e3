import { badInput } from "../../../core/request-error.ts";
import { hasPermission, type Viewer } from "../../../core/viewer.ts";

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

/** Messages of feedback. */
export const feedbackTexts = {
  title: "标题长度为5-50个字",
  short: "请描述问题，不少于10个字",
  long: "描述不能超过1000个字",
  device: "请选择设备",
  frequency: "请选择出现频率",
  beta: "体验内测只对认证机主开放，请先认证设备",
  contact: "请输入正确的手机号或邮箱",
  reply: "请填写内容，不超过1000个字",
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

/** What the author is told when staff change the status. */
export const statusWords: Partial<Record<Status, string>> = {
  1: "处理中",
  2: "待补充",
  3: "已解决",
  4: "不予处理",
  5: "已合并",
};

/** From which states staff may take a feedback to another one (HOLE-003). */
const changes: Partial<Record<Status, readonly Status[]>> = {
  [STATUS.doing]: [STATUS.fresh, STATUS.doing, STATUS.waiting, STATUS.solved, STATUS.declined],
  [STATUS.waiting]: [STATUS.fresh, STATUS.doing],
  [STATUS.solved]: [STATUS.fresh, STATUS.doing, STATUS.waiting, STATUS.solved],
  [STATUS.declined]: [STATUS.fresh, STATUS.doing, STATUS.waiting],
  [STATUS.merged]: [STATUS.fresh, STATUS.doing, STATUS.waiting],
};

/** The states a status may follow. */
export const previousStates = (status: Status): readonly Status[] => changes[status] ?? [];

/** Solved, turned down or merged: nothing is awaited any more. */
export const FINAL_STATES: readonly Status[] = [STATUS.solved, STATUS.declined, STATUS.merged];

/** The states behind each tab of my feedbacks. */
export const STATES_BY_TAB: Record<"new" | "doing" | "waiting" | "over", readonly Status[]> = {
  new: [STATUS.fresh],
  doing: [STATUS.doing],
  waiting: [STATUS.waiting],
  over: [...FINAL_STATES, STATUS.withdrawn],
};

const lengthOf = (text: string) => [...text].length;

/** @throws RequestError 400 unless the title has 5–50 characters */
export function checkTitle(input: string): string {
  const title = input.replace(/\s+/g, " ").trim();
  if (lengthOf(title) < 5 || lengthOf(title) > 50) badInput(feedbackTexts.title);
  return title;
}

/** @throws RequestError 400 for a text longer than 1000 characters, or shorter than `least` */
export function checkText(input: string | undefined, least: number): string {
  const text = (input ?? "").trim();
  if (lengthOf(text) < least) badInput(feedbackTexts.short);
  if (lengthOf(text) > 1000) badInput(feedbackTexts.long);
  return text;
}

/** @throws RequestError 400 for what is neither a mobile number nor a mail address; nothing is fine */
export function checkContact(input: string | undefined): string {
  const contact = (input ?? "").trim();
  if (contact && !/^1[3-9]\d{9}$/.test(contact) && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(contact)) {
    badInput(feedbackTexts.contact);
  }
  return contact;
}

/** @throws RequestError 400 unless there are 1–1000 characters */
export function checkReply(input: string): string {
  const content = input.trim();
  if (content === "" || lengthOf(content) > 1000) badInput(feedbackTexts.reply);
  return content;
}

export const numberOf = (day: string, place: number) =>
  `FB${day.replaceAll("-", "")}${String(place).padStart(3, "0")}`;

export const isStaff = (viewer: Viewer) => hasPermission(viewer, "thread.suggest.status");
