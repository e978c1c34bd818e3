import type { MarkedPlace } from "#shell/threads/pending-highlight.ts";

const PARAGRAPH = "[data-paragraph]";
const bare = (words: string) => words.replace(/\s+/g, "");

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

/** The texts of a paragraph that are its author's: what buttons in it say is not. */
function* textsOf(paragraph: Element): Generator<Text> {
  const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest("button") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  while (texts.nextNode()) yield texts.currentNode as Text;
}

/**
 * Where in a thread's text the chosen words are, when they are of one paragraph. A choice that ends before the first
 * letter of the next one, as three clicks make it, is of one.
 */
export function chosenPlace(range: Range): Omit<MarkedPlace, "threadId"> | undefined {
  const paragraph = elementOf(range.startContainer)?.closest<HTMLElement>(PARAGRAPH);
  if (!paragraph) return undefined;
  // Of a paragraph that a card interrupts, the words before this part.
  let at = Number(paragraph.dataset.start ?? 0);
  let start = at;
  let quote = "";
  for (const text of textsOf(paragraph)) {
    if (range.intersectsNode(text)) {
      const from = text === range.startContainer ? range.startOffset : 0;
      const to = text === range.endContainer ? range.endOffset : text.data.length;
      if (quote === "") start = at + from;
      quote += text.data.slice(from, to);
    }
    at += text.data.length;
  }
  const blank = quote.length - quote.trimStart().length;
  const trimmed = quote.trim();
  if (trimmed === "" || bare(trimmed) !== bare(range.toString())) return undefined;
  return { paragraph: Number(paragraph.dataset.paragraph), start: start + blank, quote: trimmed };
}
