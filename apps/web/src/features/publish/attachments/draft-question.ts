import type { BodyOf } from "@lenscape/api/types";
import { questionText as text } from "./text.ts";

/** Question fields of the form: the device model, empty for any, and its firmware version. */
export interface DraftQuestion {
  model: string;
  firmware: string;
}

export const createEmptyQuestion = (): DraftQuestion => ({ model: "", firmware: "" });

/** Returns the error of a question, or undefined. */
export function getQuestionError(question: DraftQuestion | null): string | undefined {
  if (!question || question.firmware.trim() === "") return undefined;
  return /^[0-9]{1,4}([.][0-9]{1,4}){1,3}$/.test(question.firmware.trim()) ? undefined : text.firmwareFault;
}

/** Converts the fields of the form to a question of the contract. */
export const toQuestionInput = ({
  model,
  firmware,
}: DraftQuestion): NonNullable<BodyOf<"threadCreate">["question"]> => ({
  ...(model && { model }),
  ...(firmware.trim() && { firmware: firmware.trim() }),
});
