/** Minimum and maximum length of a password in characters. */
export const PASSWORD_LENGTH = { min: 8, max: 64 } as const;
