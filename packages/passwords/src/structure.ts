/** Keyboard rows whose neighbouring keys count as a sequence. */
const KEYBOARD_ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "01234567890"];

const neighbourPairs = new Set(
  KEYBOARD_ROWS.flatMap((row) =>
    [...row].slice(1).flatMap((char, index) => [row[index] + char, char + row[index]]),
  ),
);

/** Counts the runs of a text. A run repeats a character, or follows the alphabet, the digits or a keyboard row. */
export function countRuns(text: string): number {
  let runs = text === "" ? 0 : 1;
  for (let index = 1; index < text.length; index++) {
    const step = text.charCodeAt(index) - text.charCodeAt(index - 1);
    if (Math.abs(step) > 1 && !neighbourPairs.has(text[index - 1]! + text[index]!)) runs++;
  }
  return runs;
}

/** Returns the shortest part of which a text is a repetition, or the text itself. */
export function getRepeatedPart(text: string): string {
  const at = `${text}${text}`.indexOf(text, 1);
  return at > 0 && text.length % at === 0 ? text.slice(0, at) : text;
}
