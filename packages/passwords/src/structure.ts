/** Rows that fingers run along, besides the order of letters and digits. */
const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "01234567890"];

const neighbours = new Set(
  ROWS.flatMap((row) => [...row].slice(1).flatMap((sign, index) => [row[index] + sign, sign + row[index]])),
);

/** How many runs a text is made of: a run repeats a sign, or goes on by the alphabet, the digits or the keyboard. */
export function runsIn(text: string): number {
  let runs = text === "" ? 0 : 1;
  for (let index = 1; index < text.length; index++) {
    const step = text.charCodeAt(index) - text.charCodeAt(index - 1);
    if (Math.abs(step) > 1 && !neighbours.has(text[index - 1]! + text[index]!)) runs++;
  }
  return runs;
}

/** The shortest part that a text repeats from its beginning to its end; the text itself when it repeats none. */
export function repeatedPart(text: string): string {
  const at = `${text}${text}`.indexOf(text, 1);
  return at > 0 && text.length % at === 0 ? text.slice(0, at) : text;
}
