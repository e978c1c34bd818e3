import { FOREVER } from "../../modules/screening/index.ts";
import { CommandError } from "../command.ts";

/** Earliest time that is believed: older ones are defaults or errors of the source. */
const EARLIEST_TIME = Date.UTC(2000, 0, 1);

/** Value for a time that a source could not read. The time is left out, and the report names the record. */
export const UNREADABLE_TIME = "infinity";

/** U+0000, which PostgreSQL cannot store, and surrogates without their other half. */
const unstorable = /[\0\p{Surrogate}]/gu;

/** Removes characters that cannot be stored. */
export const withoutUnstorable = (text: string): string => text.replace(unstorable, "");

/** Whether a text has characters that cannot be stored. */
export const hasUnstorable = (text: string): boolean => text.includes("\0") || !text.isWellFormed();

/** Whether a text is meant as a time, even if it is out of range: `-000001-01-01`, `2024-13-45`, `infinity`. */
const resemblesTime = (text: string) => /^\s*(?:[-+]?\d|[-+]?infinity|$)/i.test(text);

/**
 * Returns a time of writing as ISO 8601; undefined for times that are not believed.
 * @param now current time in milliseconds
 * @throws CommandError if the text does not resemble a time
 */
export function toPastTime(text: string, name: string, now: number): string | undefined {
  const time = Date.parse(text);
  if (Number.isNaN(time) && !resemblesTime(text)) throw new CommandError(`${name} 不是时间`);
  return time >= EARLIEST_TIME && time <= now ? new Date(time).toISOString() : undefined;
}

/**
 * Returns the end of a sanction as ISO 8601; undefined for sanctions that have ended. An end that cannot be read or is
 * beyond the calendar is permanent.
 * @throws CommandError if the text does not resemble a time
 */
export function toEndTime(text: string, name: string, now: number): string | undefined {
  if (/^\s*-/.test(text)) return undefined;
  const time = Date.parse(text);
  if (Number.isNaN(time) && !resemblesTime(text)) throw new CommandError(`${name} 不是时间`);
  if (time <= now) return undefined;
  return time < FOREVER.getTime() ? new Date(time).toISOString() : FOREVER.toISOString();
}
