/**
 * Fills `{n}`, `{name}` … of a sentence with the given values, each as it is: braces and `$&` in a name mean nothing.
 * A place without a value stays as it is.
 */
export const fillText = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
