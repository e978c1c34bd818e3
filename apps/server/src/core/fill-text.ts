/**
 * Replaces the placeholders `{n}`, `{name}` … of a sentence. Braces and `$&` in the values have no special meaning. A
 * placeholder without a value is kept.
 */
export const fillText = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
