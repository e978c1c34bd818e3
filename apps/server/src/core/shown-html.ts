import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import { policy } from "../policy.ts";

/**
 * Keeps what was made of the last texts.
 * @param characters how many of them, in all, so that memory is bounded
 */
export function keeping(make: (text: string) => string, characters: number): (text: string) => string {
  const kept = new Map<string, string>();
  let length = 0;
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    // Where nothing was left to do, one text is enough for both.
    kept.set(text, made === text ? text : made);
    length += text.length;
    for (const oldest of kept.keys()) {
      if (length <= characters) break;
      kept.delete(oldest);
      length -= oldest.length;
    }
    return made;
  };
}

/**
 * A stored text as it is shown. The policy judges it again, so that a stricter one holds for old texts too; the last
 * texts are kept, since those of a thread that is talked about are read again with each of its comments.
 * @throws RichTextError as `sanitizeHtml` does
 */
export const shownHtml = keeping(sanitizeHtml, policy.shownCharacters);
