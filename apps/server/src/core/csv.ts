/** What a spreadsheet would take for the beginning of a formula, in both widths, blanks before it or not. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u;

/** One cell: in quotes, and a text that looks like a formula stays a text. */
const cell = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** One line of a CSV file. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

/** The beginning of a CSV file with its lines. A mark at the very beginning tells spreadsheets that this is UTF-8. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(csvLine).join("")}`;
