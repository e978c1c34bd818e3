/** The greeting, or the answer to a command. */
export type Message =
  | { marionetteProtocol: number }
  | [type: number, id: number, error: { error: string; message: string } | null, result: unknown];

/** Encodes a message for Marionette: its length in bytes, a colon, JSON. */
export function packet(message: unknown): string {
  const body = JSON.stringify(message);
  return `${Buffer.byteLength(body)}:${body}`;
}

/** Creates a reader of a stream that calls `onMessage` with each message once it is complete. */
export function marionetteReader(onMessage: (message: Message) => void): (chunk: Buffer) => void {
  let bytes = Buffer.alloc(0);
  return (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (let colon = bytes.indexOf(":"); colon > 0; colon = bytes.indexOf(":")) {
      const end = colon + 1 + Number(bytes.subarray(0, colon));
      if (bytes.length < end) return;
      const body = bytes.subarray(colon + 1, end).toString();
      bytes = bytes.subarray(end);
      onMessage(JSON.parse(body));
    }
  };
}
