import { limits } from "@lenscape/api/operations.gen";
import type { BodyOf } from "@lenscape/api/types";
import { safeHref } from "@lenscape/richtext/links";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { wireTimeOf } from "@lenscape/ui/lib/time";
import { activityPlanText as text } from "../text.ts";

/** What makes a thread an activity, as the form holds it: times as the browser's fields write them. */
export interface Plan {
  cover: string;
  startAt: string;
  endAt: string;
  signStartAt: string;
  signEndAt: string;
  isOnline: boolean;
  placeName: string;
  address: string;
  /** Where the place is on a map. */
  point?: { lat: number; lng: number };
  onlineUrl: string;
  maxNum: string;
  costPoints: string;
  needAudit: boolean;
  agenda: { time: string; title: string; note: string }[];
  /** Options stand in one line, apart by spaces or 、. */
  fields: { label: string; options: string; required: boolean }[];
}

/** A plan with nothing in it. */
export const emptyPlan = (): Plan => ({
  cover: "",
  startAt: "",
  endAt: "",
  signStartAt: "",
  signEndAt: "",
  isOnline: false,
  placeName: "",
  address: "",
  onlineUrl: "",
  maxNum: "",
  costPoints: "",
  needAudit: false,
  agenda: [],
  fields: [],
});

/** The contract's bounds of a plan. */
export const planLimits = limits.threadCreate.activity.properties;
const asking = planLimits.fields.items.properties;
const OPTIONS_MAX = asking.options.maxItems;
const OPTION_MAX = asking.options.items.maxLength;

export type PlanField =
  | "startAt"
  | "endAt"
  | "signStartAt"
  | "signEndAt"
  | "placeName"
  | "onlineUrl"
  | "maxNum"
  | "costPoints"
  | "agenda"
  | "fields";

type PlanInput = NonNullable<BodyOf<"threadCreate">["activity"]>;

/** What sets bounds to the changes of a plan: how many are signed up, and whether it has begun. */
export interface PlanBounds {
  joined: number;
  begun: boolean;
}

/** A space that belongs to an option: no other parts options from each other. */
const OWN_SPACE = "\u00a0";

const optionsOf = (line: string): string[] =>
  line
    .split(/(?:[^\S\u00a0]|[、，,])+/)
    .map((option) => option.replaceAll(OWN_SPACE, " ").trim())
    .filter(Boolean);

const lineOf = (options: readonly string[]): string =>
  options.map((option) => option.replaceAll(" ", OWN_SPACE)).join("、");

/** A plan of the wire as the form holds it. */
export function planOf({ location, ...plan }: PlanInput): Plan {
  const local = (wire: string) => wire.slice(0, 16).replace(" ", "T");
  const { lat, lng } = location ?? {};
  return {
    cover: plan.cover ?? "",
    startAt: local(plan.startAt),
    endAt: local(plan.endAt),
    signStartAt: local(plan.signStartAt),
    signEndAt: local(plan.signEndAt),
    isOnline: location === undefined,
    placeName: location?.name ?? "",
    address: location?.address ?? "",
    ...(lat !== undefined && lng !== undefined && { point: { lat, lng } }),
    onlineUrl: plan.onlineUrl ?? "",
    maxNum: plan.maxNum ? String(plan.maxNum) : "",
    costPoints: plan.costPoints ? String(plan.costPoints) : "",
    needAudit: plan.needAudit === 1,
    agenda: plan.agenda ?? [],
    fields: (plan.fields ?? []).map(({ label, options, required }) => ({
      ...{ label, options: lineOf(options), required: required === 1 },
    })),
  };
}

/** A field's `2026-11-28T17:30` as the wire writes it. */
const wireOf = (local: string) => `${local.replace("T", " ")}:00`;

function countFault(value: string, max: number): string | undefined {
  if (value.trim() === "") return undefined;
  return /^\d+$/.test(value.trim()) && Number(value) <= max ? undefined : fillText(text.number, { max });
}

/** What has to be fixed before a plan can be sent, by field. `now` is in epoch milliseconds; `bounds`: of a plan that is changed. */
export function checkPlan(plan: Plan, now: number, bounds?: PlanBounds): Partial<Record<PlanField, string>> {
  const errors: Partial<Record<PlanField, string>> = {};
  for (const field of ["startAt", "endAt", "signEndAt"] as const)
    if (plan[field] === "") errors[field] = text.timeMissing;
  const { startAt, endAt, signStartAt, signEndAt } = plan;
  if (startAt && endAt && endAt <= startAt) errors.endAt = text.endFirst;
  else if (endAt && wireOf(endAt) <= wireTimeOf(now)) errors.endAt = text.past;
  if (signEndAt && signStartAt && signEndAt <= signStartAt) errors.signEndAt = text.signEndFirst;
  else if (signEndAt && endAt && signEndAt > endAt) errors.signEndAt = text.signTooLong;
  else if (signEndAt && !signStartAt && wireOf(signEndAt) <= wireTimeOf(now))
    errors.signEndAt = text.signPast;
  if (!plan.isOnline && plan.placeName.trim() === "") errors.placeName = text.placeMissing;
  const url = plan.onlineUrl.trim();
  if (plan.isOnline && url !== "" && safeHref(url)?.kind !== "external") errors.onlineUrl = text.linkRule;
  const people = countFault(plan.maxNum, planLimits.maxNum.maximum);
  const points = countFault(plan.costPoints, planLimits.costPoints.maximum);
  if (people) errors.maxNum = people;
  else if (bounds && Number(plan.maxNum) > 0 && Number(plan.maxNum) < bounds.joined)
    errors.maxNum = fillText(text.tooFew, { n: bounds.joined });
  if (points) errors.costPoints = points;
  if (plan.agenda.some(({ time, title }) => time === "" || title.trim() === ""))
    errors.agenda = text.agendaMissing;
  const asked = plan.fields.map(({ label, options }) => ({
    label: label.trim(),
    options: optionsOf(options),
  }));
  if (asked.some(({ label }) => label === "")) errors.fields = text.fieldMissing;
  else if (asked.some(({ options }) => options.length === 1 || new Set(options).size < options.length))
    errors.fields = text.optionsRule;
  else if (
    asked.some(
      ({ options }) =>
        options.length > OPTIONS_MAX || options.some((option) => [...option].length > OPTION_MAX),
    )
  )
    errors.fields = fillText(text.optionsMost, { n: OPTIONS_MAX, length: OPTION_MAX });
  return errors;
}

/** The plan as the contract takes it. Signing up that is to begin at once begins `now`. */
export function planBody(plan: Plan, now: number): PlanInput {
  const url = plan.onlineUrl.trim();
  return {
    ...(plan.cover && { cover: plan.cover }),
    startAt: wireOf(plan.startAt),
    endAt: wireOf(plan.endAt),
    signStartAt: plan.signStartAt ? wireOf(plan.signStartAt) : wireTimeOf(now),
    signEndAt: wireOf(plan.signEndAt),
    ...(plan.isOnline
      ? { ...(url && { onlineUrl: url }) }
      : { location: { name: plan.placeName.trim(), address: plan.address.trim(), ...plan.point } }),
    maxNum: Number(plan.maxNum) || 0,
    needAudit: plan.needAudit ? 1 : 0,
    costPoints: Number(plan.costPoints) || 0,
    agenda: plan.agenda.map(({ time, title, note }) => ({ time, title: title.trim(), note: note.trim() })),
    fields: plan.fields.map(({ label, options, required }) => ({
      label: label.trim(),
      options: optionsOf(options),
      required: required ? 1 : 0,
    })),
  };
}

/** The field of a plan that a refusal of the server is about. */
export function planFieldOf(sentence: string): PlanField | undefined {
  if (sentence.startsWith("结束时间")) return "endAt";
  if (sentence.startsWith("报名截止")) return "signEndAt";
  if (sentence.startsWith("活动时间")) return "startAt";
  if (sentence.includes("活动地点")) return "placeName";
  if (sentence.startsWith("线上链接")) return "onlineUrl";
  if (sentence.startsWith("名额")) return "maxNum";
  if (sentence.includes("报名积分")) return "costPoints";
  if (sentence.includes("每一段安排")) return "agenda";
  return /多填|可选的答案/.test(sentence) ? "fields" : undefined;
}
