import { mergeAttributes, Node } from "@tiptap/core";
import { SIGNS, type SuggestionKind } from "../suggestion-list/suggestion.ts";

const CLASSES: Record<SuggestionKind, string> = { member: "mention", topic: "topic" };
const LONGEST = 40;

/** Attributes of a mention or topic in the text. */
export interface TokenAttributes {
  kind: SuggestionKind;
  /** Name without its sign. */
  label: string;
  /** Address; null for a topic that does not exist yet. */
  href: string | null;
}

function readToken(kind: SuggestionKind, element: HTMLElement): TokenAttributes | false {
  const label = (element.textContent ?? "").trim().replace(/^[@＠#＃]/, "");
  if (label === "" || label.length > LONGEST) return false;
  return { kind, label, href: element.querySelector("a")?.getAttribute("href") ?? null };
}

/** Atomic node of a member or topic, written `<span class="mention"><a href>@name</a></span>`. */
export const TokenNode = Node.create({
  name: "token",
  group: "inline",
  inline: true,
  atom: true,
  // Marks would split the surrounding text.
  marks: "",
  addAttributes: () => ({
    kind: { default: "member", rendered: false },
    label: { default: "", rendered: false },
    href: { default: null, rendered: false },
  }),
  parseHTML: () => [
    { tag: "span.mention", priority: 60, getAttrs: (element) => readToken("member", element) },
    { tag: "span.topic", priority: 60, getAttrs: (element) => readToken("topic", element) },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const { kind, label, href } = node.attrs as TokenAttributes;
    const name = `${SIGNS[kind]}${label}`;
    return [
      "span",
      mergeAttributes(HTMLAttributes, { class: CLASSES[kind] }),
      href ? ["a", { href }, name] : name,
    ];
  },
  renderText: ({ node }) => `${SIGNS[node.attrs.kind as SuggestionKind]}${node.attrs.label as string}`,
});
