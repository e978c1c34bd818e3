import type { AnswerOf } from "@lenscape/api/types";
import type { SentPicture } from "./picture-files.tsx";

/** A question of a questionnaire. */
export type Question = AnswerOf<"questionnaireDetail">["questions"][number];

/** What a member has answered to one question so far. */
export interface GivenAnswer {
  optionIds?: string[];
  text?: string;
  score?: number;
  images?: SentPicture[];
}

/** A list with one item at another place; places outside the list leave it as it is. */
export function moveId(ids: readonly string[], id: string, to: number): string[] {
  const from = ids.indexOf(id);
  const next = [...ids];
  if (from < 0 || to < 0 || to >= ids.length) return next;
  next.splice(from, 1);
  next.splice(to, 0, id);
  return next;
}
