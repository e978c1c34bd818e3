const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const LENGTH = 32;
/** Bytes from here on would favour the first letters. */
const FAIR = 256 - (256 % LETTERS.length);

/** Returns 32 random alphanumeric characters, e.g. for the `requestId` of a post (CONST-031). */
export function randomId(): string {
  let id = "";
  while (id.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      if (byte < FAIR && id.length < LENGTH) id += LETTERS[byte % LETTERS.length];
    }
  }
  return id;
}
