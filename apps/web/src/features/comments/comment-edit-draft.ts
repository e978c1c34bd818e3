import type { AnswerOf } from "@lenscape/api/types";
import { parseSafe } from "@lenscape/richtext/parse";
import { toText } from "@lenscape/richtext/text";
import { type Draft, emptyDraft } from "./comment-draft.ts";
import type { Mention } from "./comment-mentions.ts";

type Block = ReturnType<typeof parseSafe>["children"][number];
type Element = Extract<Block, { type: "element" }>;
type Inline = Element["children"][number];
type Version = AnswerOf<"postHistory">[number];

/** Draft of an edit, converted from the HTML of a comment. */
export interface EditDraft {
  draft: Draft;
  /** Whether the comment has formatting that the composer does not support: bold text, lists, tables. */
  losesFormat: boolean;
}

const isElement = (node: Block | Inline | undefined, tagName: string): node is Element =>
  node?.type === "element" && node.tagName === tagName;

const findUserId = (href: unknown) => /[?&]userId=([0-9]+)/.exec(String(href))?.[1];

/** Converts a version of a comment into the draft that the composer edits. */
export function toEditDraft({ content, imageList, revision }: Version): EditDraft {
  const [first, ...others] = parseSafe(content).children;
  const mentions: Mention[] = [];
  let losesFormat = false;

  function toInlineText(node: Inline): string {
    if (node.type === "text") return node.value;
    if (node.type !== "element") return "";
    if (node.tagName === "br") return "\n";
    const text = node.children.map(toInlineText).join("");
    const userId = isElement(node, "a") && text.startsWith("@") && findUserId(node.properties.href);
    if (userId) mentions.push({ userId, nickname: text.slice(1) });
    else if (node.tagName === "a" ? text !== node.properties.href : node.tagName !== "span")
      losesFormat = true;
    return text;
  }
  function toParagraph(node: Block): string {
    if (node.type === "text") return node.value;
    if (isElement(node, "p")) return node.children.map(toInlineText).join("");
    losesFormat = true;
    return toText({ type: "root", children: [node] });
  }

  const quote = isElement(first, "blockquote") ? toText({ type: "root", children: [first] }) : "";
  const paragraphs = (quote || !first ? others : [first, ...others]).map(toParagraph);
  return {
    draft: {
      ...emptyDraft,
      ...(quote && { quote }),
      text: paragraphs.filter((paragraph) => paragraph.trim() !== "").join("\n\n"),
      mentions,
      pictures: imageList,
      revision,
    },
    losesFormat,
  };
}
