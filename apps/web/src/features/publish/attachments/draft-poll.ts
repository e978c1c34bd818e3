import type { BodyOf } from "@lenscape/api/types";
import { isBlank } from "@lenscape/richtext/blank";
import { isLongerThan } from "@lenscape/richtext/graphemes";
import { pollText as text } from "./text.ts";

export const POLL_LIMITS = { min: 2, max: 10, length: 50 } as const;

/** Durations of a poll to choose from, in days. */
export const POLL_DAYS = [1, 3, 7, 14, 30] as const;

/** Poll fields of the form. */
export interface DraftPoll {
  options: string[];
  maxChoices: number;
  days: number;
}

export const createEmptyPoll = (): DraftPoll => ({ options: ["", ""], maxChoices: 1, days: 7 });

const getTrimmedOptions = ({ options }: DraftPoll) =>
  options.map((option) => option.replace(/\s+/g, " ").trim());

/** Returns the options to send. Empty ones are dropped, except for the required first two. */
const getFilledOptions = (poll: DraftPoll): string[] =>
  getTrimmedOptions(poll).filter((option, index) => !isBlank(option) || index < POLL_LIMITS.min);

/** Returns the maximum number of choices, limited to the number of options. */
export const getMaxChoices = (poll: DraftPoll): number =>
  Math.max(1, Math.min(poll.maxChoices, getFilledOptions(poll).length));

/** Whether any option has text. */
export const hasPollOptions = (poll: DraftPoll | null): boolean =>
  poll?.options.some((option) => option.trim() !== "") ?? false;

/** Returns the error of a poll with the message of the server, or undefined. */
export function getPollError(poll: DraftPoll | null): string | undefined {
  if (!poll) return undefined;
  const options = getFilledOptions(poll);
  if (options.some(isBlank)) return text.empty;
  if (options.some((option) => isLongerThan(option, POLL_LIMITS.length))) return text.tooLong;
  return new Set(options).size < options.length ? text.duplicate : undefined;
}

/** Converts the fields of the form to a poll of the contract. */
export const toPollInput = (poll: DraftPoll): NonNullable<BodyOf<"threadCreate">["poll"]> => ({
  options: getFilledOptions(poll),
  maxChoices: getMaxChoices(poll),
  days: poll.days,
});
