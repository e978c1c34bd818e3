/** Matches text that a spreadsheet would parse as a formula, in half or full width, with or without leading blanks. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/u;

/** Returns a quoted cell. Text that looks like a formula gets a leading apostrophe. */
const cell = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Returns a line of a CSV file. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

/** Returns a CSV file with a byte order mark, by which spreadsheets detect UTF-8. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(csvLine).join("")}`;
