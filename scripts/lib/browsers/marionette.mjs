/** A message as Marionette sends it: its length in bytes, a colon, JSON. */
export function packet(message) {
  const body = JSON.stringify(message);
  return `${Buffer.byteLength(body)}:${body}`;
}

/**
 * Takes bytes as they come and hands on each message once it is whole.
 * @param {(message: unknown) => void} hand
 * @returns {(chunk: Buffer) => void}
 */
export function marionetteReader(hand) {
  let bytes = Buffer.alloc(0);
  return (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (let colon = bytes.indexOf(":"); colon > 0; colon = bytes.indexOf(":")) {
      const end = colon + 1 + Number(bytes.subarray(0, colon));
      if (bytes.length < end) return;
      const body = bytes.subarray(colon + 1, end).toString();
      bytes = bytes.subarray(end);
      hand(JSON.parse(body));
    }
  };
}
