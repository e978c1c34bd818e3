import type { BodyOf } from "@lenscape/api/types";
import { safeHref } from "@lenscape/richtext/links";
import { fillText } from "../../../core/fill-text.ts";
import { badInput } from "../../../core/request-error.ts";
import type { Screened } from "../../../core/screened.ts";
import type { Clock } from "../../../core/time.ts";
import type { AgendaItem, activities, SignupField } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";

/** States of an activity, derived from its times. */
export const STATE = { early: 0, open: 1, closed: 2, ongoing: 3, over: 4, cancelled: 5 } as const;
export type ActivityState = (typeof STATE)[keyof typeof STATE];

/** Messages of activities (ruling 28). */
export const activityTexts = {
  missing: "请填写活动的时间和报名办法",
  foreign: "只有活动可以带时间和报名办法",
  noTime: "活动时间不存在",
  endFirst: "结束时间要晚于开始时间",
  gone: "结束时间已经过去",
  signEndFirst: "报名截止要晚于报名开始",
  signTooLong: "报名截止不能晚于活动结束",
  place: "请填写活动地点",
  link: "线上链接要写成 http 或 https 开头的完整网址",
  agenda: "请填写每一段安排做什么",
  field: "请写明报名时要多填什么",
  options: "可选的答案至少两个，且不能重复",
  name: "请填写怎么称呼",
  phone: "请输入正确的手机号码",
  answers: "报名要填的内容变了，请刷新后重填",
  answerMissing: "请填写「{label}」",
  early: "报名还没有开始",
  full: "报名人数已满",
  closed: "报名已截止",
  begun: "活动已经开始",
  over: "活动已结束",
  cancelled: "活动已取消",
  joined: "您已报名",
  refused: "报名没有通过，不能再报",
  noSignup: "没有可以取消的报名",
  noWithdrawal: "报名已截止，不能取消",
  planOver: "活动已结束，安排不能再改",
  planCancelled: "活动已取消，安排不能再改",
  startFixed: "活动时间不能这样改：活动已经开始",
  startInPast: "活动时间不能改到过去",
  tooFew: (joined: number) => `名额不能少于已报名的 ${joined} 人`,
  costFixed: "已有人报名，报名积分不能再改",
  fieldsFixed: "已有人报名，报名时多填的内容不能再改",
  deleted: "活动已被删除",
  changed: "这份报名的状态已经变了",
  reason: "请写明取消的原因",
  code: "签到码不对",
  checkedIn: "这位已经签到过了",
  checkInNotOpen: "开始前 30 分钟起可以签到",
  tooFast: "操作太快了，请休息一会儿",
} as const;

/** Link from a notice to its activity. */
export const activityLink = (id: string) => ({
  link: `/pages/activity/index?id=${id}`,
  linkText: "查看活动",
});

interface Times {
  startAt: Date;
  endAt: Date;
  signStartAt: Date;
  signEndAt: Date;
  cancelledAt?: Date | null;
}

/** Returns the state of an activity at a time. Cancelled, over and ongoing take precedence over the signup states. */
export function stateOf(times: Times, now: Date): ActivityState {
  if (times.cancelledAt) return STATE.cancelled;
  if (times.endAt <= now) return STATE.over;
  if (times.startAt <= now) return STATE.ongoing;
  if (times.signStartAt > now) return STATE.early;
  return times.signEndAt > now ? STATE.open : STATE.closed;
}

type Input = NonNullable<BodyOf<"threadCreate">["activity"]>;

function checkTimes(input: Input, clock: Clock): Times {
  const read = (text: string) => clock.parse(text) ?? badInput(activityTexts.noTime);
  const times = {
    startAt: read(input.startAt),
    endAt: read(input.endAt),
    signStartAt: read(input.signStartAt),
    signEndAt: read(input.signEndAt),
  };
  if (times.endAt <= times.startAt) badInput(activityTexts.endFirst);
  if (times.endAt <= clock.now()) badInput(activityTexts.gone);
  if (times.signEndAt <= times.signStartAt) badInput(activityTexts.signEndFirst);
  if (times.signEndAt > times.endAt) badInput(activityTexts.signTooLong);
  return times;
}

const line = (text: string) => text.replace(/\s+/g, " ").trim();

function checkAgenda(agenda: Input["agenda"] = []): AgendaItem[] {
  return agenda.map(({ time, title, note }) => {
    const trimmedTitle = line(title);
    if (trimmedTitle === "") badInput(activityTexts.agenda);
    return { time, title: trimmedTitle, note: line(note) };
  });
}

function checkFields(fields: Input["fields"] = []): SignupField[] {
  return fields.map(({ label, options, required }) => {
    const trimmedLabel = line(label);
    const answers = options.map(line);
    if (trimmedLabel === "") badInput(activityTexts.field);
    if (answers.length === 1 || answers.includes("") || new Set(answers).size < answers.length)
      badInput(activityTexts.options);
    return { label: trimmedLabel, options: answers, required };
  });
}

/**
 * Checks and normalises the plan of an activity, without its cover, which `ownMedia` checks.
 * @throws RequestError 400 with the message for the first invalid field
 */
export function checkActivity(input: Input, clock: Clock) {
  const { location, onlineUrl = "" } = input;
  const times = checkTimes(input, clock);
  const link = safeHref(onlineUrl.trim());
  if (location && line(location.name) === "") badInput(activityTexts.place);
  if (onlineUrl.trim() !== "" && link?.kind !== "external") badInput(activityTexts.link);
  return {
    ...times,
    overAt: times.endAt,
    isOnline: location === undefined,
    onlineUrl: location ? "" : (link?.href ?? ""),
    placeName: location ? line(location.name) : "",
    address: location ? line(location.address) : "",
    lat: location?.lat ?? null,
    lng: location?.lng ?? null,
    maxNum: input.maxNum ?? 0,
    needAudit: input.needAudit === 1,
    costPoints: input.costPoints ?? 0,
    agenda: checkAgenda(input.agenda),
    fields: checkFields(input.fields),
  };
}

/** The screened place of an activity. */
export interface ScreenedPlace {
  placeName: Screened;
  address: Screened;
}

type Words = Pick<ReturnType<typeof checkActivity>, "placeName" | "address" | "agenda" | "fields">;

/** Lists the texts of a plan that readers see. */
export const wordsOf = ({ placeName, address, agenda, fields }: Words): string[] => [
  placeName,
  address,
  ...agenda.flatMap(({ title, note }) => [title, note]),
  ...fields.flatMap(({ label, options }) => [label, ...options]),
];

/** Replaces the texts of a plan by their screened form. */
export const withWords = <Plan extends Words>(
  plan: Plan,
  screened: (text: string) => Screened,
): Plan & ScreenedPlace => ({
  ...plan,
  placeName: screened(plan.placeName),
  address: screened(plan.address),
  agenda: plan.agenda.map(({ time, title, note }) => ({
    time,
    title: screened(title),
    note: screened(note),
  })),
  fields: plan.fields.map(({ label, options, required }) => ({
    ...{ label: screened(label), options: options.map(screened), required },
  })),
});

/**
 * Formats a plan for the history of its thread, one line per item. Leaves out the link of an online activity, because
 * only participants may see the link.
 */
export function planLines(plan: typeof activities.$inferSelect, clock: Clock): string[] {
  const span = (from: Date, to: Date) => [from, to].map((at) => clock.format(at).slice(0, 16)).join(" 至 ");
  const { agenda, fields } = plan;
  const entries = agenda.map(({ time, title, note }) => [time, title, note].filter(Boolean).join(" "));
  const questions = fields.map(({ label, options }) =>
    [label, options.join(" / ")].filter(Boolean).join("："),
  );
  return [
    `时间 ${span(plan.startAt, plan.endAt)}`,
    `报名 ${span(plan.signStartAt, plan.signEndAt)}`,
    plan.isOnline ? "线上" : `地点 ${[plan.placeName, plan.address].filter(Boolean).join("，")}`,
    `名额 ${plan.maxNum > 0 ? `${plan.maxNum} 人` : "不限"}${plan.needAudit ? "，报名要审核" : ""}`,
    ...(plan.costPoints > 0 ? [`报名积分 ${plan.costPoints}`] : []),
    ...(entries.length > 0 ? [`安排 ${entries.join("；")}`] : []),
    ...(questions.length > 0 ? [`报名时问 ${questions.join("；")}`] : []),
  ];
}

/**
 * Checks and trims the form of a signup.
 * @throws RequestError 400 with the message for the first missing or invalid field
 */
export function checkSignup(
  { name, phone, answers = [] }: Pick<BodyOf<"activitySignup">, "name" | "phone" | "answers">,
  fields: readonly SignupField[],
) {
  const trimmedName = line(name);
  const number = phone.replace(/[\s-]/g, "");
  if (trimmedName === "") badInput(activityTexts.name);
  if (!/^1[3-9]\d{9}$/.test(number)) badInput(activityTexts.phone);
  if (answers.length !== fields.length && (answers.length > 0 || fields.some((field) => field.required)))
    badInput(activityTexts.answers);
  const checkedAnswers = fields.map(({ label, options, required }, index) => {
    const answer = line(answers[index] ?? "");
    if (answer === "" && required) badInput(fillText(activityTexts.answerMissing, { label }));
    if (answer !== "" && options.length > 0 && !options.includes(answer)) badInput(activityTexts.answers);
    return answer;
  });
  return { name: trimmedName, phone: number, answers: checkedAnswers };
}

const MINUTE = 60_000;

/** Returns the time at which check-in opens. */
export const checkInOpensAt = ({ startAt }: Pick<Times, "startAt">): Date =>
  new Date(startAt.getTime() - policy.activity.doorsOpenMinutes * MINUTE);
