import type { HighlightRange } from "#shell/threads/pending-highlight.ts";

const PARAGRAPH = "[data-paragraph]";
const removeSpaces = (text: string) => text.replace(/\s+/g, "");

const getElement = (node: Node) => (node instanceof Element ? node : node.parentElement);

/** Yields the text nodes of a paragraph, without those of buttons inside the paragraph. */
function* getAuthorTexts(paragraph: Element): Generator<Text> {
  const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest("button") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  while (texts.nextNode()) yield texts.currentNode as Text;
}

/**
 * Returns the position of a selection in the text of a thread, or undefined if it spans several paragraphs. A selection
 * that ends before the first letter of the next paragraph, as a triple click creates it, counts as one paragraph.
 */
export function getSelectedPassage(range: Range): Omit<HighlightRange, "threadId"> | undefined {
  const paragraph = getElement(range.startContainer)?.closest<HTMLElement>(PARAGRAPH);
  if (!paragraph) return undefined;
  // A card splits its paragraph in two elements. `data-start` is the offset of the second one.
  let offset = Number(paragraph.dataset.start ?? 0);
  let start = offset;
  let quote = "";
  for (const text of getAuthorTexts(paragraph)) {
    if (range.intersectsNode(text)) {
      const from = text === range.startContainer ? range.startOffset : 0;
      const to = text === range.endContainer ? range.endOffset : text.data.length;
      if (quote === "") start = offset + from;
      quote += text.data.slice(from, to);
    }
    offset += text.data.length;
  }
  const leadingSpaces = quote.length - quote.trimStart().length;
  const trimmed = quote.trim();
  if (trimmed === "" || removeSpaces(trimmed) !== removeSpaces(range.toString())) return undefined;
  return { paragraph: Number(paragraph.dataset.paragraph), start: start + leadingSpaces, quote: trimmed };
}
