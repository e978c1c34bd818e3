import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import { policy } from "../policy.ts";

/** What was made of the texts shown last, by what is stored. */
const kept = new Map<string, string>();
let keptCharacters = 0;

/**
 * A stored text as it is shown. The policy judges it again, so that a stricter one holds for old texts too. What it made
 * of the last texts is kept: those of a thread that is talked about are read again with each of its comments.
 * @throws RichTextError as `sanitizeHtml` does
 */
export function shownHtml(stored: string): string {
  const known = kept.get(stored);
  if (known !== undefined) return known;
  const html = sanitizeHtml(stored);
  // Nearly always nothing is left to do, and one text is enough for both.
  kept.set(stored, html === stored ? stored : html);
  keptCharacters += stored.length;
  for (const oldest of kept.keys()) {
    if (keptCharacters <= policy.shownCharacters) break;
    kept.delete(oldest);
    keptCharacters -= oldest.length;
  }
  return html;
}
