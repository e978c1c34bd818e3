/**
 * Text that a spreadsheet would read as the start of a formula, in half and full width, with or without leading blanks.
 */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/u;

/** One quoted cell; text that looks like a formula stays text. */
const cell = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** One line of a CSV file. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

/** A CSV file with its lines. The byte order mark at the start tells spreadsheets that it is UTF-8. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(csvLine).join("")}`;
