declare const screened: unique symbol;

/**
 * A text that has passed the word filter, or that the server or an operator wrote. Columns with texts that others read take no other
 * string. Only the word filter makes one of what a member sent.
 */
export type Screened<Text extends string = string> = Text & { readonly [screened]: true };

/** Marks a text that no member wrote: base data, the demo, texts composed by the server. */
export const trusted = (text: string): Screened => text as Screened;

/** A screened text without surrounding white space. */
export const trimmed = (text: Screened | undefined): Screened => (text ?? "").trim() as Screened;
