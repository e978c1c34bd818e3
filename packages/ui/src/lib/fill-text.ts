/**
 * Replaces `{n}`, `{name}` … in a sentence by the given values, literally: braces and `$&` in a value have no effect.
 * A placeholder without a value stays.
 */
export function fillText(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
