import { limits } from "@lenscape/api/operations.gen";
import type { Activity } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import type { Bounds, FieldRules } from "#lib/contract-resolver.ts";
import { activityText as text } from "./text.ts";

/** Values of the signup form. The answers are in the order of the organiser's questions. */
export interface SignupValues {
  name: string;
  phone: string;
  answers: string[];
}

type Fields = Activity["fields"];

const checkPhone = (phone: string) =>
  /^1[3-9]\d{9}$/.test(phone.replace(/[\s-]/g, "")) ? undefined : text.phoneInvalid;

/** Returns the limits of the contract for the form and for each answer. */
export const getSignupLimits = (fields: Fields): Record<string, Bounds> => ({
  ...limits.activitySignup,
  ...Object.fromEntries(fields.map((_, index) => [`answers.${index}`, limits.activitySignup.answers.items])),
});

/** Returns the validation rules beyond the contract, with the messages of the server. */
export const getSignupRules = (fields: Fields): FieldRules<SignupValues> => ({
  name: { sentence: text.nameRequired },
  phone: { sentence: text.phoneInvalid, check: checkPhone },
  ...Object.fromEntries(
    fields.map(({ label, required }, index) => [
      `answers.${index}`,
      { required: required === 1, sentence: fillText(text.answerRequired, { label }) },
    ]),
  ),
});
