/** Maximum length of a tag such as `[quote="somebody, post:1"]`. */
const MAX_TAG_LENGTH = 500;
/** Maximum depth of nested tags. */
const MAX_DEPTH = 100;

/** A pair of tags with its converted content. `value` is the text after the name, without the equals sign. */
type Convert = (value: string, content: string) => string;

interface OpenTag {
  name: string;
  value: string;
  /** The tag as written. */
  raw: string;
  parts: string[];
}

const tagStart = /\[(\/?)([a-z][a-z-]{0,14}|\*)(?=[\]\s=])/iy;

/** Returns the position after a tag that begins at `start`. Brackets within quotation marks do not end it. */
function endOfTag(text: string, start: number): number {
  let quote = "";
  const last = Math.min(text.length, start + MAX_TAG_LENGTH);
  for (let at = start + 1; at < last; at += 1) {
    const char = text[at]!;
    if (char === "\n") return -1;
    if (quote) quote = char === quote ? "" : quote;
    else if ((char === '"' || char === "'") && /[=\s]/.test(text[at - 1]!)) quote = char;
    else if (char === "]") return at + 1;
  }
  return -1;
}

/** Converts paired tags by name, and single tags by `single`. Tags without their counterpart and links stay. */
export function convertTags(
  text: string,
  pairs: ReadonlyMap<string, Convert>,
  single: (name: string, value: string) => string | undefined,
): string {
  const stack: OpenTag[] = [{ name: "", value: "", raw: "", parts: [] }];
  const depths = new Map<string, number>();
  const push = (part: string) => stack.at(-1)!.parts.push(part);
  /** Ends the innermost tag without its counterpart. */
  const abandon = () => {
    const { name, raw, parts } = stack.pop()!;
    depths.set(name, depths.get(name)! - 1);
    push(raw + parts.join(""));
  };
  let from = 0;
  for (let at = text.indexOf("["); at !== -1; at = text.indexOf("[", at + 1)) {
    if (at < from) continue;
    tagStart.lastIndex = at;
    const match = tagStart.exec(text);
    const end = match ? endOfTag(text, at) : -1;
    // `[b](…)` is a link whose text is the letter b.
    if (!match || end === -1 || text[end] === "(") continue;
    const name = match[2]!.toLowerCase();
    const value = text
      .slice(tagStart.lastIndex, end - 1)
      .replace(/^=/, "")
      .trim();
    const convert = pairs.get(name);
    if (match[1]) {
      if (!convert || !depths.get(name)) continue;
      push(text.slice(from, at));
      while (stack.at(-1)!.name !== name) abandon();
      const { value: opening, parts } = stack.pop()!;
      depths.set(name, depths.get(name)! - 1);
      push(convert(opening, parts.join("")));
    } else if (convert) {
      if (stack.length > MAX_DEPTH) continue;
      push(text.slice(from, at));
      stack.push({ name, value, raw: text.slice(at, end), parts: [] });
      depths.set(name, (depths.get(name) ?? 0) + 1);
    } else {
      const converted = single(name, value);
      if (converted === undefined) continue;
      push(text.slice(from, at) + converted);
    }
    from = end;
  }
  push(text.slice(from));
  while (stack.length > 1) abandon();
  return stack[0]!.parts.join("");
}

/** Removes the quotation marks around a value. */
export const unquote = (value: string): string => /^(["'“])(.*)["'”]$/s.exec(value)?.[2] ?? value;

/** Returns an attribute of a tag: `time=19:30:00`, `timezone="Asia/Shanghai"`. */
export function attributeOf(value: string, name: string): string | undefined {
  const padded = ` ${value}`;
  const at = padded.indexOf(` ${name}=`);
  if (at === -1) return undefined;
  const rest = padded.slice(at + name.length + 2);
  const quote = rest[0];
  return quote === '"' || quote === "'" ? rest.slice(1).split(quote, 1)[0] : rest.split(/\s/, 1)[0];
}
