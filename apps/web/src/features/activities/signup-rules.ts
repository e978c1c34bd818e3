import { limits } from "@lenscape/api/operations.gen";
import type { Activity } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { activityText as text } from "#copy/activity-text.ts";
import type { Bounds, FieldRules } from "#lib/contract-resolver.ts";

/** What is typed to sign up; the answers in the order of the organiser's questions. */
export interface SignupValues {
  name: string;
  phone: string;
  answers: string[];
}

type Fields = Activity["fields"];

const phoneFault = (phone: string) =>
  /^1[3-9]\d{9}$/.test(phone.replace(/[\s-]/g, "")) ? undefined : text.phoneWrong;

/** The contract's bounds of a signup, and of each of its answers. */
export const signupLimits = (fields: Fields): Record<string, Bounds> => ({
  ...limits.activitySignup,
  ...Object.fromEntries(fields.map((_, index) => [`answers.${index}`, limits.activitySignup.answers.items])),
});

/** What a signup has to be beyond the contract, in the server's words. */
export const signupRules = (fields: Fields): FieldRules<SignupValues> => ({
  name: { sentence: text.nameMissing },
  phone: { sentence: text.phoneWrong, check: phoneFault },
  ...Object.fromEntries(
    fields.map(({ label, required }, index) => [
      `answers.${index}`,
      { required: required === 1, sentence: fillText(text.answerMissing, { label }) },
    ]),
  ),
});
