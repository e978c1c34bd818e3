/** Delimiter of placeholders. Sources cannot contain it, because `plainMarkdown` removes it first. */
const MARK = "\0";

const openers = /`+|~~~+|\[code|<pre\b|<code\b/gi;

/** Maximum length of the language in `[code=js]`. */
const MAX_LANGUAGE = 40;

/** Returns the position after the tag of BBCode's code whose name ends at `from`; undefined for other text. */
function endOfCodeTag(text: string, from: number): number | undefined {
  const rest = text.slice(from, from + MAX_LANGUAGE);
  const end = rest.indexOf("]");
  return end === 0 || (rest.startsWith("=") && end !== -1) ? from + end + 1 : undefined;
}

interface Range {
  start: number;
  end: number;
}

/** Finds matches of a global pattern with a cursor that only moves forward, so that all lookups together are linear. */
function createForwardSearch(text: string, pattern: RegExp) {
  let found: Range | undefined = { start: -1, end: 0 };
  return (from: number): Range | undefined => {
    while (found && found.start < from) {
      pattern.lastIndex = Math.max(found.end, from);
      const match = pattern.exec(text);
      found = match ? { start: match.index, end: match.index + match[0].length } : undefined;
    }
    return found;
  };
}

/** Finds runs of exactly so many backticks, likewise with cursors that only move forward. */
function createRunSearch(text: string) {
  const startsByLength = new Map<number, number[]>();
  for (const { index, 0: run } of text.matchAll(/`+/g)) {
    const starts = startsByLength.get(run.length);
    if (starts) starts.push(index);
    else startsByLength.set(run.length, [index]);
  }
  const cursors = new Map<number, number>();
  return (length: number, from: number): Range | undefined => {
    const starts = startsByLength.get(length) ?? [];
    let cursor = cursors.get(length) ?? 0;
    while (cursor < starts.length && starts[cursor]! < from) cursor += 1;
    cursors.set(length, cursor);
    const start = starts[cursor];
    return start === undefined ? undefined : { start, end: start + length };
  };
}

const longestRun = (text: string) => Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));

/** Writes BBCode's code as a span or a fenced block. */
function toMarkdownCode(code: string): string {
  const fence = "`".repeat(longestRun(code) + 1);
  const block = fence.padEnd(3, "`");
  const pad = /^`|`$/.test(code) ? " " : "";
  return code.includes("\n")
    ? `\n\n${block}\n${code.replace(/^\n/, "").replace(/\n$/, "")}\n${block}\n\n`
    : `${fence}${pad}${code}${pad}${fence}`;
}

/** Splits a text into code and other text, and converts only the latter, as one text with placeholders for code. */
export function convertOutsideCode(text: string, convert: (text: string) => string): string {
  const codes: string[] = [];
  let masked = "";
  let from = 0;
  const nextBlank = createForwardSearch(text, /\n[ \t]*\n/g);
  const nextCodeEnd = createForwardSearch(text, /\[\/code\]/gi);
  const nextPreEnd = createForwardSearch(text, /<\/(?:pre|code)>/gi);
  const nextRun = createRunSearch(text);
  openers.lastIndex = 0;
  for (let match = openers.exec(text); match; match = openers.exec(text)) {
    const start = match.index;
    const after = start + match[0].length;
    const [run] = match;
    let end: number | undefined;
    let code: string | undefined;
    if (run.startsWith("[")) {
      const inner = endOfCodeTag(text, after);
      const close = inner === undefined ? undefined : nextCodeEnd(inner);
      if (close) {
        end = close.end;
        code = toMarkdownCode(text.slice(inner, close.start));
      }
    } else if (run.startsWith("<")) end = nextPreEnd(after)?.end;
    else if (isFence(text, start, run)) end = endOfFence(text, after, run);
    else if (run.startsWith("`")) {
      const close = nextRun(run.length, after);
      const blank = nextBlank(after);
      if (close && (!blank || close.start < blank.start)) end = close.end;
    }
    if (end === undefined) continue;
    masked += `${text.slice(from, start)}${MARK}${codes.length}${MARK}`;
    codes.push(code ?? text.slice(start, end));
    from = end;
    openers.lastIndex = end;
  }
  const converted = convert(masked + text.slice(from));
  return converted
    .split(MARK)
    .map((part, n) => (n % 2 === 1 ? (codes[Number(part)] ?? "") : part))
    .join("");
}

/** Maximum length of the text before a fence, and of the text behind it, in which other text is looked for. */
const MAX_INDENT = 100;
const MAX_INFO = 500;

/** Whether a run of backticks or tildes opens a fenced block: it is the first of its line, also within a quote. */
function isFence(text: string, start: number, run: string): boolean {
  if (run.length < 3) return false;
  const from = Math.max(0, start - MAX_INDENT);
  const before = text.slice(from, start);
  const lineStart = before.lastIndexOf("\n") + 1;
  if ((lineStart === 0 && from > 0) || /[^ \t>]/.test(before.slice(lineStart))) return false;
  const after = start + run.length;
  const [info = ""] = text.slice(after, after + MAX_INFO).split("\n", 1);
  return run.startsWith("~") || !info.includes("`");
}

/** Returns the end of the line that closes a fence, or of the text. */
function endOfFence(text: string, from: number, run: string): number {
  for (let start = text.indexOf("\n", from); start !== -1; ) {
    const next = text.indexOf("\n", start + 1);
    const end = next === -1 ? text.length : next;
    const line = text.slice(start + 1, Math.min(end, start + 200)).replace(/[ \t>]/g, "");
    if (line.length >= run.length && line === run[0]!.repeat(line.length)) return end;
    start = next;
  }
  return text.length;
}
