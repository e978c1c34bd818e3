import type { AnswerOf } from "@lenscape/api/types";
import { parseSafe } from "@lenscape/richtext/parse";
import { toText } from "@lenscape/richtext/text";
import { type Draft, emptyDraft } from "./comment-draft.ts";
import type { Mention } from "./comment-mentions.ts";

type Block = ReturnType<typeof parseSafe>["children"][number];
type Element = Extract<Block, { type: "element" }>;
type Inline = Element["children"][number];
type Version = AnswerOf<"postHistory">[number];

/** A comment as the composer edits it. */
export interface EditStart {
  draft: Draft;
  /** Whether it has more than the composer can write: bold, lists, tables. */
  losesFormat: boolean;
}

const isElement = (node: Block | Inline | undefined, tagName: string): node is Element =>
  node?.type === "element" && node.tagName === tagName;

const userIdIn = (href: unknown) => /[?&]userId=([0-9]+)/.exec(String(href))?.[1];

/** Takes a version of a comment; returns what the composer starts from. */
export function editStart({ content, imageList, revision }: Version): EditStart {
  const [first, ...others] = parseSafe(content).children;
  const mentions: Mention[] = [];
  let losesFormat = false;

  function wordsOf(node: Inline): string {
    if (node.type === "text") return node.value;
    if (node.type !== "element") return "";
    if (node.tagName === "br") return "\n";
    const words = node.children.map(wordsOf).join("");
    const userId = isElement(node, "a") && words.startsWith("@") && userIdIn(node.properties.href);
    if (userId) mentions.push({ userId, nickname: words.slice(1) });
    else if (node.tagName === "a" ? words !== node.properties.href : node.tagName !== "span")
      losesFormat = true;
    return words;
  }
  function paragraphOf(node: Block): string {
    if (node.type === "text") return node.value;
    if (isElement(node, "p")) return node.children.map(wordsOf).join("");
    losesFormat = true;
    return toText({ type: "root", children: [node] });
  }

  const quoted = isElement(first, "blockquote") ? toText({ type: "root", children: [first] }) : "";
  const paragraphs = (quoted || !first ? others : [first, ...others]).map(paragraphOf);
  return {
    draft: {
      ...emptyDraft,
      ...(quoted && { quote: quoted }),
      text: paragraphs.filter((words) => words.trim() !== "").join("\n\n"),
      mentions,
      pictures: imageList,
      revision,
    },
    losesFormat,
  };
}
