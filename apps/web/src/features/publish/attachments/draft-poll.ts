import type { BodyOf } from "@lenscape/api/types";
import { isBlank } from "@lenscape/richtext/blank";
import { publishPollText as text } from "../text.ts";

export const POLL_LIMITS = { min: 2, max: 10, length: 50 } as const;

/** For how many days a poll can be open. */
export const POLL_DAYS = [1, 3, 7, 14, 30] as const;

/** A poll as the form holds it. */
export interface DraftPoll {
  options: string[];
  maxChoices: number;
  days: number;
}

export const emptyPoll = (): DraftPoll => ({ options: ["", ""], maxChoices: 1, days: 7 });

const trimmed = ({ options }: DraftPoll) => options.map((option) => option.replace(/\s+/g, " ").trim());

/** The options that are filled in; empty lines beyond the first two are none. */
const filled = (poll: DraftPoll): string[] =>
  trimmed(poll).filter((option, index) => !isBlank(option) || index < POLL_LIMITS.min);

/** How many options one may let be chosen. */
export const choicesOf = (poll: DraftPoll): number =>
  Math.max(1, Math.min(poll.maxChoices, filled(poll).length));

export const isAsked = (poll: DraftPoll | null): boolean =>
  poll?.options.some((option) => option.trim() !== "") ?? false;

/** Why a poll cannot be sent, in the server's words; undefined when it can, or when there is none. */
export function pollFault(poll: DraftPoll | null): string | undefined {
  if (!poll) return undefined;
  const options = filled(poll);
  if (options.some(isBlank)) return text.empty;
  if (options.some((option) => [...option].length > POLL_LIMITS.length)) return text.long;
  return new Set(options).size < options.length ? text.twice : undefined;
}

/** The poll as the contract takes it. */
export const pollBody = (poll: DraftPoll): NonNullable<BodyOf<"threadCreate">["poll"]> => ({
  options: filled(poll),
  maxChoices: choicesOf(poll),
  days: poll.days,
});
