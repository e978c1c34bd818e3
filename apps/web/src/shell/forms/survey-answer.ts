import type { AnswerOf } from "@lenscape/api/types";
import type { SentPicture } from "./picture-files.tsx";

/** Question of a survey. */
export type Question = AnswerOf<"questionnaireDetail">["questions"][number];

/** A member's answer to a question. */
export interface SurveyAnswer {
  optionIds?: string[];
  text?: string;
  score?: number;
  images?: SentPicture[];
}

/** Moves an ID to another index. Returns the list unchanged for an index outside the list. */
export function moveOption(ids: readonly string[], id: string, to: number): string[] {
  const from = ids.indexOf(id);
  const next = [...ids];
  if (from < 0 || to < 0 || to >= ids.length) return next;
  next.splice(from, 1);
  next.splice(to, 0, id);
  return next;
}
