declare const screened: unique symbol;

/**
 * A text that has passed the word filter, or that the server or an operator wrote. Columns with texts for other members
 * only accept this type. For texts of members, only the word filter creates it.
 */
export type Screened<Text extends string = string> = Text & { readonly [screened]: true };

/** Marks a text that no member wrote as screened: base data, the demo, texts composed by the server. */
export const trusted = (text: string): Screened => text as Screened;

/** Returns a screened text without surrounding white space. */
export const trimmed = (text: Screened | undefined): Screened => (text ?? "").trim() as Screened;
