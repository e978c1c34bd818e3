import { csvFile, csvLine } from "../../../core/csv.ts";
import type { StoredAnswer, StoredQuestion } from "../../../db/schema/index.ts";

function toCell({ type, options }: StoredQuestion, answer: StoredAnswer | undefined): string {
  if (!answer) return "";
  const { optionIds = [], text, score, images = [] } = answer;
  const labels = optionIds.map((id) => options.find((option) => option.id === id)?.label ?? id);
  if (type === "sort") return labels.map((label, index) => `${index + 1}. ${label}`).join("；");
  return [...labels, ...images.map(({ url }) => url)].join("；") || (text ?? String(score ?? ""));
}

/** Header row of the export. */
export const csvHeader = (questions: readonly StoredQuestion[]): string =>
  csvFile([["提交时间", ...questions.map(({ title }, index) => `${index + 1}. ${title}`)]]);

/** Row of the export with one member's answers. Leaves out the member, because results are anonymous. */
export const csvRow = (
  questions: readonly StoredQuestion[],
  at: string,
  answers: readonly StoredAnswer[],
): string =>
  csvLine([
    at,
    ...questions.map((question) =>
      toCell(
        question,
        answers.find(({ questionId }) => questionId === question.id),
      ),
    ),
  ]);
