const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const LENGTH = 32;
/** First byte value to skip: with larger bytes, modulo would favour the first characters. */
const UNBIASED_LIMIT = 256 - (256 % ALPHABET.length);

/** Returns 32 random alphanumeric characters, e.g. for the `requestId` of a post. */
export function randomId(): string {
  let id = "";
  while (id.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      if (byte < UNBIASED_LIMIT && id.length < LENGTH) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return id;
}
