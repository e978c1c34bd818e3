import { limits } from "@lenscape/api/operations.gen";
import { countGraphemes } from "@lenscape/richtext/graphemes";
import type { FieldRule, FieldRules } from "#lib/contract-resolver.ts";
import type { SentPicture } from "#shell/forms/picture-files.tsx";
import type { Kind } from "./queries.ts";
import { feedbackText as text } from "./text.ts";

/** What a member has written so far. */
export interface Report {
  /** `device:3` is one of mine, `model:1` a model. */
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

export const emptyReport: Report = {
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

/** The contract's bounds of a report, of the fields that its form shows. */
export const reportLimits = (long: boolean) => ({
  ...others,
  images,
  ...(long ? { steps, expected, actual } : { content }),
});
export const IMAGES_MAX = images.maxItems;

export const TITLE_MAX = 50;
export const WORDS_MAX = 1000;
const TITLE_MIN = 5;
const WORDS_MIN = 10;
const PHONE = /^1[3-9]\d{9}$/;
const MAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** How many characters of a text count. */
export const lengthOf = (value: string): number => countGraphemes(value.trim());

const titleFault = (title: string) =>
  lengthOf(title) < TITLE_MIN || lengthOf(title) > TITLE_MAX ? text.titleRule : undefined;
const contactFault = (contact: string) =>
  PHONE.test(contact.trim()) || MAIL.test(contact.trim()) ? undefined : text.contactWrong;

const wordsRule = (required: boolean): FieldRule<Report> => ({
  sentence: text.describeRule,
  required,
  check: (words: string) => {
    if (required && lengthOf(words) < WORDS_MIN) return text.describeRule;
    return lengthOf(words) > WORDS_MAX ? text.describeLong : undefined;
  },
});

/**
 * What a report has to be before it is sent, beyond the contract.
 * @param long the form that asks for steps, expectation and what happened
 * @param offered the devices and models to choose from: what was kept may name one that has gone since
 */
export const reportRules = (kind: Kind, long: boolean, offered: readonly string[]): FieldRules<Report> => ({
  device: {
    sentence: text.deviceMissing,
    required: kind !== 1,
    check: (device: string) => (kind === 1 || offered.includes(device) ? undefined : text.deviceMissing),
  },
  frequency: { sentence: text.frequencyMissing, required: kind === 0 },
  title: { sentence: text.titleRule, check: titleFault },
  contact: { check: contactFault },
  ...(long
    ? { actual: wordsRule(true), steps: wordsRule(false), expected: wordsRule(false) }
    : { content: wordsRule(true) }),
});

/** What a field for date and time holds, as it is read: without the T between the two. */
export const readable = (moment: string): string => moment.replace("T", " ");

/** The system a browser runs on, as far as it tells: what the form starts with. */
export function systemOf(userAgent: string): string {
  const found =
    /Android [\d.]+/.exec(userAgent) ??
    /iPhone OS [\d_]+|CPU OS [\d_]+/.exec(userAgent) ??
    /Windows NT [\d.]+|Mac OS X [\d_]+/.exec(userAgent);
  return (found?.[0] ?? "").replaceAll("_", ".").replace("iPhone OS", "iOS").replace("CPU OS", "iPadOS");
}
