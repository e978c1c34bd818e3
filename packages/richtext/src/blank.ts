/** White space and invisible characters: joiners, fillers, direction marks, the empty braille cell. */
const blank = /^[\s\p{Cc}\p{Cf}\p{DI}\u2800]*$/u;

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => blank.test(text);
