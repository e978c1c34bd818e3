import { limits } from "@lenscape/api/operations.gen";
import type { BodyOf } from "@lenscape/api/types";
import { isLongerThan } from "@lenscape/richtext/graphemes";
import { safeHref } from "@lenscape/richtext/links";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { wireTimeOf } from "@lenscape/ui/lib/time";
import { activityPlanText as text } from "./text.ts";

/** Activity fields of the form. Times have the format of `datetime-local` inputs. */
export interface Plan {
  cover: string;
  startAt: string;
  endAt: string;
  signStartAt: string;
  signEndAt: string;
  isOnline: boolean;
  placeName: string;
  address: string;
  /** Coordinates of the location. */
  point?: { lat: number; lng: number };
  onlineUrl: string;
  maxNum: string;
  costPoints: string;
  needAudit: boolean;
  agenda: { time: string; title: string; note: string }[];
  /** Options are one line, separated by spaces or 、. */
  fields: { label: string; options: string; required: boolean }[];
}

export const createEmptyPlan = (): Plan => ({
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

/** Limits of the plan in the contract. */
export const planLimits = limits.threadCreate.activity.properties;
const fieldLimits = planLimits.fields.items.properties;
const MAX_OPTIONS = fieldLimits.options.maxItems;
const MAX_OPTION_LENGTH = fieldLimits.options.items.maxLength;

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

/** State of a published activity that limits the changes of its plan. */
export interface PlanConstraints {
  participantCount: number;
  hasStarted: boolean;
}

/** Space within an option. Other spaces separate options. */
const NO_BREAK_SPACE = "\u00a0";

const parseOptions = (line: string): string[] =>
  line
    .split(/(?:[^\S\u00a0]|[、，,])+/)
    .map((option) => option.replaceAll(NO_BREAK_SPACE, " ").trim())
    .filter(Boolean);

const formatOptions = (options: readonly string[]): string =>
  options.map((option) => option.replaceAll(" ", NO_BREAK_SPACE)).join("、");

/** Converts a plan of the contract to the fields of the form. */
export function toPlan({ location, ...plan }: PlanInput): Plan {
  const toLocalTime = (wire: string) => wire.slice(0, 16).replace(" ", "T");
  const { lat, lng } = location ?? {};
  return {
    cover: plan.cover ?? "",
    startAt: toLocalTime(plan.startAt),
    endAt: toLocalTime(plan.endAt),
    signStartAt: toLocalTime(plan.signStartAt),
    signEndAt: toLocalTime(plan.signEndAt),
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
      ...{ label, options: formatOptions(options), required: required === 1 },
    })),
  };
}

/** Converts a field value such as `2026-11-28T17:30` to the format of the contract. */
const toWireTime = (local: string) => `${local.replace("T", " ")}:00`;

function getCountError(value: string, max: number): string | undefined {
  if (value.trim() === "") return undefined;
  return /^\d+$/.test(value.trim()) && Number(value) <= max ? undefined : fillText(text.number, { max });
}

/** Validates a plan. `now` is in epoch milliseconds; `constraints` are those of a published plan. */
export function validatePlan(
  plan: Plan,
  now: number,
  constraints?: PlanConstraints,
): Partial<Record<PlanField, string>> {
  const errors: Partial<Record<PlanField, string>> = {};
  for (const field of ["startAt", "endAt", "signEndAt"] as const)
    if (plan[field] === "") errors[field] = text.timeMissing;
  const { startAt, endAt, signStartAt, signEndAt } = plan;
  if (startAt && endAt && endAt <= startAt) errors.endAt = text.endFirst;
  else if (endAt && toWireTime(endAt) <= wireTimeOf(now)) errors.endAt = text.endPast;
  if (signEndAt && signStartAt && signEndAt <= signStartAt) errors.signEndAt = text.signEndFirst;
  else if (signEndAt && endAt && signEndAt > endAt) errors.signEndAt = text.signEndTooLate;
  else if (signEndAt && !signStartAt && toWireTime(signEndAt) <= wireTimeOf(now))
    errors.signEndAt = text.signPast;
  if (!plan.isOnline && plan.placeName.trim() === "") errors.placeName = text.placeMissing;
  const url = plan.onlineUrl.trim();
  if (plan.isOnline && url !== "" && safeHref(url)?.kind !== "external") errors.onlineUrl = text.linkRule;
  const maxNumError = getCountError(plan.maxNum, planLimits.maxNum.maximum);
  const costPointsError = getCountError(plan.costPoints, planLimits.costPoints.maximum);
  if (maxNumError) errors.maxNum = maxNumError;
  else if (constraints && Number(plan.maxNum) > 0 && Number(plan.maxNum) < constraints.participantCount)
    errors.maxNum = fillText(text.belowParticipants, { n: constraints.participantCount });
  if (costPointsError) errors.costPoints = costPointsError;
  if (plan.agenda.some(({ time, title }) => time === "" || title.trim() === ""))
    errors.agenda = text.agendaMissing;
  const fields = plan.fields.map(({ label, options }) => ({
    label: label.trim(),
    options: parseOptions(options),
  }));
  if (fields.some(({ label }) => label === "")) errors.fields = text.fieldMissing;
  else if (fields.some(({ options }) => options.length === 1 || new Set(options).size < options.length))
    errors.fields = text.optionsRule;
  else if (
    fields.some(
      ({ options }) =>
        options.length > MAX_OPTIONS || options.some((option) => isLongerThan(option, MAX_OPTION_LENGTH)),
    )
  )
    errors.fields = fillText(text.optionsLimit, { n: MAX_OPTIONS, length: MAX_OPTION_LENGTH });
  return errors;
}

/** Converts the fields of the form to a plan of the contract. Without a start, registration opens at `now`. */
export function toPlanInput(plan: Plan, now: number): PlanInput {
  const url = plan.onlineUrl.trim();
  return {
    ...(plan.cover && { cover: plan.cover }),
    startAt: toWireTime(plan.startAt),
    endAt: toWireTime(plan.endAt),
    signStartAt: plan.signStartAt ? toWireTime(plan.signStartAt) : wireTimeOf(now),
    signEndAt: toWireTime(plan.signEndAt),
    ...(plan.isOnline
      ? { ...(url && { onlineUrl: url }) }
      : { location: { name: plan.placeName.trim(), address: plan.address.trim(), ...plan.point } }),
    maxNum: Number(plan.maxNum) || 0,
    needAudit: plan.needAudit ? 1 : 0,
    costPoints: Number(plan.costPoints) || 0,
    agenda: plan.agenda.map(({ time, title, note }) => ({ time, title: title.trim(), note: note.trim() })),
    fields: plan.fields.map(({ label, options, required }) => ({
      label: label.trim(),
      options: parseOptions(options),
      required: required ? 1 : 0,
    })),
  };
}

/** Finds the plan field that a message of the server is about, or undefined. */
export function findPlanErrorField(message: string): PlanField | undefined {
  if (message.startsWith("结束时间")) return "endAt";
  if (message.startsWith("报名截止")) return "signEndAt";
  if (message.startsWith("活动时间")) return "startAt";
  if (message.includes("活动地点")) return "placeName";
  if (message.startsWith("线上链接")) return "onlineUrl";
  if (message.startsWith("名额")) return "maxNum";
  if (message.includes("报名积分")) return "costPoints";
  if (message.includes("每一段安排")) return "agenda";
  return /多填|可选的答案/.test(message) ? "fields" : undefined;
}
