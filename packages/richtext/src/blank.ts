/** White space, and what has no look of its own: joiners, fillers, marks of direction, an empty braille cell. */
const blank = /^[\s\p{Cc}\p{Cf}\p{DI}\u2800]*$/u;

/** Whether nothing of a text can be seen. */
export const isBlank = (text: string): boolean => blank.test(text);
