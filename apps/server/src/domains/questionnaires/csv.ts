import type { StoredAnswer, StoredQuestion } from "../../db/schema/index.ts";

/** What a spreadsheet would take for the beginning of a formula, in both widths, blanks before it or not. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u;

/** One cell: in quotes, and a text that looks like a formula stays a text. */
const cell = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** One line of a CSV file. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

function wordsOf({ type, options }: StoredQuestion, answer: StoredAnswer | undefined): string {
  if (!answer) return "";
  const { optionIds = [], text, score, images = [] } = answer;
  const labels = optionIds.map((id) => options.find((option) => option.id === id)?.label ?? id);
  if (type === "sort") return labels.map((label, index) => `${index + 1}. ${label}`).join("；");
  return [...labels, ...images.map(({ url }) => url)].join("；") || (text ?? String(score ?? ""));
}

/** The heads of the columns. A mark at the very beginning tells spreadsheets that this is UTF-8. */
export const csvHead = (questions: readonly StoredQuestion[]): string =>
  `\uFEFF${csvLine(["提交时间", ...questions.map(({ title }, index) => `${index + 1}. ${title}`)])}`;

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
