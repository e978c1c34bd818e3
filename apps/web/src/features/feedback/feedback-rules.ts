import { limits } from "@lenscape/api/operations.gen";
import { countGraphemes } from "@lenscape/richtext/graphemes";
import type { FieldRule, FieldRules } from "#lib/contract-resolver.ts";
import type { SentPicture } from "#shell/forms/picture-files.tsx";
import type { FeedbackKind } from "./queries.ts";
import { feedbackText as text } from "./text.ts";

/** Values of the report form. */
export interface ReportValues {
  /** `device:3` is a device of the member, `model:1` a model. */
  device: string;
  frequency: string;
  firmware: string;
  appVersion: string;
  phone: string;
  occurredAt: string;
  title: string;
  content: string;
  steps: string;
  expected: string;
  actual: string;
  images: SentPicture[];
  contact: string;
}

export const emptyReport: ReportValues = {
  device: "",
  frequency: "",
  firmware: "",
  appVersion: "",
  phone: "",
  occurredAt: "",
  title: "",
  content: "",
  steps: "",
  expected: "",
  actual: "",
  images: [],
  contact: "",
};

const { content, steps, expected, actual, imageList: images, ...others } = limits.feedbackSubmit;

/** Returns the limits of the contract for the visible fields of the form. */
export const reportLimits = (isDetailed: boolean) => ({
  ...others,
  images,
  ...(isDetailed ? { steps, expected, actual } : { content }),
});
export const MAX_IMAGES = images.maxItems;

export const MAX_TITLE_LENGTH = 50;
export const MAX_TEXT_LENGTH = 1000;
const MIN_TITLE_LENGTH = 5;
const MIN_TEXT_LENGTH = 10;
const PHONE_PATTERN = /^1[3-9]\d{9}$/;
const MAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Counts the characters of a trimmed text. */
export const countCharacters = (value: string): number => countGraphemes(value.trim());

const getTitleError = (title: string) =>
  countCharacters(title) < MIN_TITLE_LENGTH || countCharacters(title) > MAX_TITLE_LENGTH
    ? text.titleRule
    : undefined;
const getContactError = (contact: string) =>
  PHONE_PATTERN.test(contact.trim()) || MAIL_PATTERN.test(contact.trim()) ? undefined : text.contactWrong;

const createTextRule = (required: boolean): FieldRule<ReportValues> => ({
  sentence: text.describeRule,
  required,
  check: (value: string) => {
    if (required && countCharacters(value) < MIN_TEXT_LENGTH) return text.describeRule;
    return countCharacters(value) > MAX_TEXT_LENGTH ? text.describeLong : undefined;
  },
});

/**
 * Returns the rules of a report beyond the contract.
 * @param isDetailed whether the form asks for steps, expected and actual behavior
 * @param deviceOptions values of the device select. A stored report may contain one that no longer exists
 */
export const reportRules = (
  kind: FeedbackKind,
  isDetailed: boolean,
  deviceOptions: readonly string[],
): FieldRules<ReportValues> => ({
  device: {
    sentence: text.deviceMissing,
    required: kind !== 1,
    check: (device: string) =>
      kind === 1 || deviceOptions.includes(device) ? undefined : text.deviceMissing,
  },
  frequency: { sentence: text.frequencyMissing, required: kind === 0 },
  title: { sentence: text.titleRule, check: getTitleError },
  contact: { check: getContactError },
  ...(isDetailed
    ? { actual: createTextRule(true), steps: createTextRule(false), expected: createTextRule(false) }
    : { content: createTextRule(true) }),
});

/** Formats the value of a `datetime-local` input without its T. */
export const formatLocalTime = (localTime: string): string => localTime.replace("T", " ");

/** Returns the operating system of a user agent, or an empty string. */
export function getSystemName(userAgent: string): string {
  const match =
    /Android [\d.]+/.exec(userAgent) ??
    /iPhone OS [\d_]+|CPU OS [\d_]+/.exec(userAgent) ??
    /Windows NT [\d.]+|Mac OS X [\d_]+/.exec(userAgent);
  return (match?.[0] ?? "").replaceAll("_", ".").replace("iPhone OS", "iOS").replace("CPU OS", "iPadOS");
}
