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
 * The paragraphs of a text with what each is known by: its words, and which of those with the same words it is. So a
 * paragraph keeps its marks wherever an edit moves it, and one whose words have changed has none.
 */
export function anchoredParagraphs(html: string): AnchoredParagraph[] {
  const seen = new Map<string, number>();
  return paragraphs(html).map(({ text }) => {
    const print = createHash("sha256").update(text).digest("hex").slice(0, 16);
    const before = seen.get(print) ?? 0;
    seen.set(print, before + 1);
    return { anchor: `${print}-${before}`, text };
  });
}

/** Whether words stand at a place of a paragraph. */
export const standsIn = (text: string, { start, quote }: Pick<HighlightRow, "start" | "quote">): boolean =>
  text.startsWith(quote, start);

/** What is marked in a thread as it reads now, in the order of its text; undefined where nothing is. */
export async function highlightsIn(db: Db, threadId: string, html: string): Promise<Highlight[] | undefined> {
  const rows = await highlightRows(db, threadId);
  if (rows.length === 0) return undefined;
  const marked = new Map(rows.map((row) => [row.anchor, row]));
  const list = anchoredParagraphs(html).flatMap(({ anchor, text }, paragraph) => {
    const row = marked.get(anchor);
    if (!row || !standsIn(text, row)) return [];
    return [{ anchor, paragraph, start: row.start, length: row.quote.length, count: row.count }];
  });
  return list.length > 0 ? list : undefined;
}

/** What a member has marked in some threads, on the wire. */
export async function ownHighlights(db: Db, userId: string, threadIds: string[]) {
  const rows = await highlightsOfMember(db, userId, threadIds);
  return rows.map(({ quote, ...row }) => ({ ...row, length: quote.length }));
}
