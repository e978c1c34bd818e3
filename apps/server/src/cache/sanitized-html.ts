import { sanitizeHtml } from "@lenscape/richtext/sanitize";
import { LRUCache } from "lru-cache";
import { policy } from "../policy.ts";

/**
 * Caches the results of a function from text to text.
 * @param maxLength maximum number of characters of the cached arguments together
 */
export function cacheTexts(convert: (text: string) => string, maxLength: number): (text: string) => string {
  const cache = new LRUCache<string, string>({
    maxSize: maxLength,
    // An empty text has a size, too.
    sizeCalculation: (_result, text) => text.length + 1,
  });
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const result = convert(text);
    // An unchanged text is stored once.
    cache.set(text, result === text ? text : result);
    return result;
  };
}

/**
 * Sanitizes a stored text for display, so that a stricter policy applies to old texts, too. The results are cached,
 * because each comment reads the texts of its thread again.
 * @throws RichTextError as `sanitizeHtml` does
 */
export const sanitizeStoredHtml = cacheTexts(sanitizeHtml, policy.cache.sanitizedCharacters);
