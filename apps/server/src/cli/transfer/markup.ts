import emojiByName from "markdown-it-emoji/lib/data/full.mjs";
import { attributeOf, convertTags, unquote } from "./bbcode.ts";
import { convertOutsideCode } from "./protect-code.ts";

/** Reports why a text differs from its source. */
export type Note = (why: string) => void;

/** Names of Discourse for emoji that have another name at GitHub. */
const OTHER_NAMES: Record<string, string> = {
  ...{
    slight_smile: "🙂",
    slight_frown: "🙁",
    upside_down: "🙃",
    thinking_face: "🤔",
    nerd: "🤓",
    hugs: "🤗",
  },
  ...{ rolling_on_the_floor_laughing: "🤣", face_with_hand_over_mouth: "🤭", exploding_head: "🤯" },
  ...{ zany_face: "🤪", star_struck: "🤩", smiling_face_with_three_hearts: "🥰", man_shrugging: "🤷‍♂️" },
  ...{ woman_shrugging: "🤷‍♀️", person_shrugging: "🤷", crossed_fingers: "🤞", vulcan: "🖖", metal: "🤘" },
  ...{ medal: "🏅", first_place: "🥇", second_place: "🥈", third_place: "🥉", hushed_face: "😯", poop: "💩" },
};

const emojiCodes = /(?<![A-Za-z0-9:]):([a-z0-9_+-]+):(?:t([2-6]):)?(?![A-Za-z0-9])/gi;
/** Skin tones of Discourse: `:wave:t3:`. */
const TONES = ["🏻", "🏼", "🏽", "🏾", "🏿"];

const emojiOf = (name: string): string | undefined =>
  Object.hasOwn(OTHER_NAMES, name)
    ? OTHER_NAMES[name]
    : Object.hasOwn(emojiByName, name)
      ? emojiByName[name]
      : undefined;

/** Replaces codes such as `:smile:` by emoji. Codes of custom emoji stay and are reported. */
export function replaceEmojiCodes(text: string, note: Note): string {
  return text.replace(emojiCodes, (code, written: string, tone: string | undefined) => {
    const name = written.toLowerCase();
    const emoji = emojiOf(name);
    // `10:30:45` is a time.
    if (!emoji && /[a-z]/.test(name)) note("有自定义的表情代码，留作文字");
    return emoji ? emoji + (tone ? TONES[Number(tone) - 2] : "") : code;
  });
}

const escapeAttribute = (text: string) =>
  text.replace(/[&"<>]/g, (sign) => ({ "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" })[sign]!);

const MAX_ADDRESS = 2000;

const isAddress = (text: string) =>
  text.length <= MAX_ADDRESS && /^(?:https?:\/\/|mailto:|upload:)[^\s<>]+$/i.test(text);

const keep = (_value: string, content: string) => content;
const inTag = (tag: string) => (_value: string, content: string) => `<${tag}>${content}</${tag}>`;
const asBlock = (_value: string, content: string) => `\n\n${content.trim()}\n\n`;

function toLink(value: string, content: string): string {
  const address = unquote(value) || content.trim();
  return isAddress(address) ? `<a href="${escapeAttribute(address)}">${content}</a>` : content;
}

function toList(value: string, content: string): string {
  const items = content.split("[*]").map((item) => item.replace(/\[\/\*\]/g, "").trim());
  const lines = items
    .slice(1)
    .map((item, n) => `${value ? `${n + 1}.` : "-"} ${item.replaceAll("\n", "\n  ")}`);
  return `\n\n${[items[0], ...lines].filter(Boolean).join("\n")}\n\n`;
}

function toQuote(value: string, content: string): string {
  const [name = ""] = unquote(value).split(/,\s*(?:post|topic|full|username):/, 1);
  return `\n\n<blockquote>\n\n${name.trim() ? `**${name.trim()}**：\n\n` : ""}${content.trim()}\n\n</blockquote>\n\n`;
}

/** Returns the time of `[date=2026-12-01 time=19:30:00 timezone="Asia/Shanghai"]` as text. */
function toDate(value: string): string {
  const [date = ""] = value.split(/\s/, 1);
  const time = attributeOf(value, "time")?.replace(/^(\d\d:\d\d):00$/, "$1");
  const zone = attributeOf(value, "timezone");
  return `${unquote(date)}${time ? ` ${time}` : ""}${zone ? `（${zone}）` : ""}`;
}

function toDateRange(value: string): string {
  const [from = "", to = ""] = ["from", "to"].map((name) => attributeOf(value, name)?.replace("T", " "));
  const zone = attributeOf(value, "timezone");
  return `${from}${to ? ` – ${to}` : ""}${zone ? `（${zone}）` : ""}`;
}

const createPairs = (note: Note) =>
  new Map<string, (value: string, content: string) => string>([
    ...["b", "i", "u", "s"].map((name) => [name, inTag(name)] as const),
    ...["color", "bgcolor", "size", "font", "wrap", "spoiler", "blur", "grid", "highlight", "lang"].map(
      (name) => [name, keep] as const,
    ),
    ...["center", "left", "right", "justify", "indent", "aside"].map((name) => [name, asBlock] as const),
    ...["table", "tr", "td", "th"].map((name) => [name, inTag(name)] as const),
    ["url", toLink],
    ["email", (value, content) => toLink(`mailto:${unquote(value) || content.trim()}`, content)],
    ["img", (_value, content) => (isAddress(content.trim()) ? `![](<${content.trim()}>)` : content)],
    ["list", toList],
    [
      "ol",
      (_value, content) => toList("1", content.replaceAll(/\[li\]/gi, "[*]").replaceAll(/\[\/li\]/gi, "")),
    ],
    [
      "ul",
      (_value, content) => toList("", content.replaceAll(/\[li\]/gi, "[*]").replaceAll(/\[\/li\]/gi, "")),
    ],
    ["quote", toQuote],
    ["details", (value, content) => `\n\n${unquote(value)}\n\n${content.trim()}\n\n`],
    [
      "poll",
      (_value, content) => {
        note("投票只作为文字带过来");
        return `\n\n**投票**\n\n${content.trim()}\n\n`;
      },
    ],
    [
      "event",
      (value) => {
        note("活动只作为文字带过来");
        const [name = "", start = ""] = ["name", "start"].map((attribute) => attributeOf(value, attribute));
        return `\n\n**活动** ${[name, start].filter(Boolean).join(" ")}\n\n`;
      },
    ],
  ]);

/** Converts footnotes: `[^1]` becomes a number in brackets, and the notes become paragraphs. */
function convertFootnotes(text: string): string {
  if (!text.includes("[^") && !text.includes("^[")) return text;
  let isNote = false;
  const lines = text.split("\n").map((line) => {
    const definition = /^ {0,3}\[\^([^\][\s]+)\]:(.*)$/s.exec(line);
    if (definition) {
      isNote = true;
      return `\n\\[${definition[1]}\\] ${definition[2]!.trim()}`;
    }
    // The paragraphs of a note are indented, which would make them code.
    if (isNote && /^(?: {2,}|\t)\S/.test(line)) return line.trim();
    isNote &&= line.trim() === "";
    return line;
  });
  return lines
    .join("\n")
    .replace(/\[\^([^\][\s]+)\]/g, "\\[$1\\]")
    .replace(/\^\[([^\]\n^]+)\]/g, "（$1）");
}

/** Whether a part of a link text is the size of a picture or the kind of a file. */
const isFileOption = (option: string) =>
  ["attachment", "video", "audio", "thumbnail"].includes(option) || /^\d+x\d+(?:,\s*[\d.]+%)?$/.test(option);

/** Maximum length of a link text in which `|` is escaped. */
const MAX_LINK_TEXT = 500;

/**
 * Escapes `|` in link texts, which would end the cell of a table. Removes sizes from picture texts
 * (`![name|690x388, 50%](…)`) and the kind from attachments (`[a.pdf|attachment](…)`).
 */
function convertLinkTexts(text: string): string {
  const parts = text.split("](");
  const last = parts.pop()!;
  const converted = parts.map((part) => {
    const from = Math.max(0, part.length - MAX_LINK_TEXT);
    const open = part.lastIndexOf("[");
    if (open < from || part.slice(open).includes("\n")) return part;
    const [name = "", ...options] = part.slice(open + 1).split("|");
    const labelParts = [name, ...options.filter((option) => !isFileOption(option))];
    // A bar that is escaped already has a backslash before it.
    const label = labelParts.reduce(
      (before, next) => `${before}${before.endsWith("\\") ? "" : "\\"}|${next}`,
    );
    return `${part.slice(0, open + 1)}${label}`;
  });
  return [...converted, last].join("](");
}

/**
 * Converts the markup of forums to plain Markdown and HTML: BBCode, quotes, details, polls, dates, footnotes, emoji
 * codes. Code stays as it is.
 */
export function convertMarkup(text: string, note: Note): string {
  return convertOutsideCode(text.replaceAll("\0", ""), (outside) => {
    const tagged = convertTags(convertLinkTexts(outside), createPairs(note), (name, value) => {
      if (name === "date" && value) return toDate(value);
      if (name === "date-range") return toDateRange(value);
      return name === "hr" ? "\n\n---\n\n" : undefined;
    });
    return replaceEmojiCodes(convertFootnotes(tagged), note);
  });
}
