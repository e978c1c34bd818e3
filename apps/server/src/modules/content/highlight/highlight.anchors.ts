import { createHash } from "node:crypto";
import type { Highlight } from "@lenscape/api/types";
import { paragraphs } from "@lenscape/richtext/paragraphs";
import type { Db } from "../../../db/client.ts";
import { type HighlightRow, highlightRows, highlightsOfMember } from "./highlight.queries.ts";

export interface AnchoredParagraph {
  anchor: string;
  text: string;
}

/**
 * Splits a text into paragraphs with their anchors: a hash of the paragraph's text, and its index among paragraphs with
 * the same text. A paragraph that an edit moves keeps its highlights; one whose text changes loses them.
 */
export function anchoredParagraphs(html: string): AnchoredParagraph[] {
  const counts = new Map<string, number>();
  return paragraphs(html).map(({ text }) => {
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);
    const index = counts.get(hash) ?? 0;
    counts.set(hash, index + 1);
    return { anchor: `${hash}-${index}`, text };
  });
}

/** Whether a paragraph contains the quote at its start offset. */
export const isQuoteAt = (text: string, { start, quote }: Pick<HighlightRow, "start" | "quote">): boolean =>
  text.startsWith(quote, start);

/** Lists the highlights that match a thread's present text, in the order of the text; undefined if there are none. */
export async function highlightsIn(db: Db, threadId: string, html: string): Promise<Highlight[] | undefined> {
  const rows = await highlightRows(db, threadId);
  if (rows.length === 0) return undefined;
  const byAnchor = new Map(rows.map((row) => [row.anchor, row]));
  const list = anchoredParagraphs(html).flatMap(({ anchor, text }, paragraph) => {
    const row = byAnchor.get(anchor);
    if (!row || !isQuoteAt(text, row)) return [];
    return [{ anchor, paragraph, start: row.start, length: row.quote.length, count: row.count }];
  });
  return list.length > 0 ? list : undefined;
}

/** Lists a member's own highlights in the given threads in their wire format. */
export async function ownHighlights(db: Db, userId: string, threadIds: string[]) {
  const rows = await highlightsOfMember(db, userId, threadIds);
  return rows.map(({ quote, ...row }) => ({ ...row, length: quote.length }));
}
