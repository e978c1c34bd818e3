import { csvFile, csvLine } from "../../../core/csv.ts";
import type { StoredAnswer, StoredQuestion } from "../../../db/schema/index.ts";

function wordsOf({ type, options }: StoredQuestion, answer: StoredAnswer | undefined): string {
  if (!answer) return "";
  const { optionIds = [], text, score, images = [] } = answer;
  const labels = optionIds.map((id) => options.find((option) => option.id === id)?.label ?? id);
  if (type === "sort") return labels.map((label, index) => `${index + 1}. ${label}`).join("；");
  return [...labels, ...images.map(({ url }) => url)].join("；") || (text ?? String(score ?? ""));
}

/** The heads of the columns. */
export const csvHead = (questions: readonly StoredQuestion[]): string =>
  csvFile([["提交时间", ...questions.map(({ title }, index) => `${index + 1}. ${title}`)]]);

/** One member's answers as a line. Who it was is not in it. */
export const csvAnswer = (
  questions: readonly StoredQuestion[],
  at: string,
  answers: readonly StoredAnswer[],
): string =>
  csvLine([
    at,
    ...questions.map((question) =>
      wordsOf(
        question,
        answers.find(({ questionId }) => questionId === question.id),
      ),
    ),
  ]);
