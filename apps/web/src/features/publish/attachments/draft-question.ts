import type { BodyOf } from "@lenscape/api/types";
import { askText as text } from "../ask-text.ts";

/** What a draft asks besides its text: the model it is about, empty for none in particular, and its firmware. */
export interface DraftQuestion {
  model: string;
  firmware: string;
}

export const emptyQuestion = (): DraftQuestion => ({ model: "", firmware: "" });

/** Why a question cannot be sent; undefined when it can, or when there is none. */
export function questionFault(question: DraftQuestion | null): string | undefined {
  if (!question || question.firmware.trim() === "") return undefined;
  return /^[0-9]{1,4}([.][0-9]{1,4}){1,3}$/.test(question.firmware.trim()) ? undefined : text.firmwareFault;
}

/** The question as the contract takes it. */
export const questionBody = ({
  model,
  firmware,
}: DraftQuestion): NonNullable<BodyOf<"threadCreate">["question"]> => ({
  ...(model && { model }),
  ...(firmware.trim() && { firmware: firmware.trim() }),
});
