import { feedbackText as text } from "#copy/feedback.ts";
import type { SentPicture } from "#shell/picture-files.tsx";
import type { Kind } from "./queries.ts";

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

export type ReportErrors = Partial<Record<keyof Report, string>>;

export const IMAGES_MAX = 9;
export const TITLE_MAX = 50;
export const WORDS_MAX = 1000;
const TITLE_MIN = 5;
const WORDS_MIN = 10;

const lengthOf = (value: string) => [...value.trim()].length;

function wordsFault(value: string, least: number): string | undefined {
  const length = lengthOf(value);
  if (length < least) return text.describeRule;
  return length > WORDS_MAX ? text.describeLong : undefined;
}

/**
 * What has to be mended before a report can be sent, by field (screens.md 4.13).
 * @param long the form that asks for steps, expectation and what happened
 */
export function checkReport(kind: Kind, form: Report, long: boolean): ReportErrors {
  const title = lengthOf(form.title);
  const contact = form.contact.trim();
  const words = long
    ? {
        actual: wordsFault(form.actual, WORDS_MIN),
        steps: wordsFault(form.steps, 0),
        expected: wordsFault(form.expected, 0),
      }
    : { content: wordsFault(form.content, WORDS_MIN) };
  const errors: ReportErrors = {
    device: kind !== 1 && form.device === "" ? text.deviceMissing : undefined,
    frequency: kind === 0 && form.frequency === "" ? text.frequencyMissing : undefined,
    title: title < TITLE_MIN || title > TITLE_MAX ? text.titleRule : undefined,
    ...words,
    contact:
      contact && !/^1[3-9]\d{9}$/.test(contact) && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(contact)
        ? text.contactWrong
        : undefined,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error));
}

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
