/** How long a password may be, in characters; the server decides, this spares a request. */
export const PASSWORD_LENGTH = { min: 8, max: 64 } as const;
