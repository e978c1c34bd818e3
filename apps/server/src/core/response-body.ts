/**
 * Reads the body of an upstream response up to a limit, which applies to the uncompressed size.
 * @throws an error if the body is longer or incomplete
 */
export async function readBytes(response: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early closes the connection.
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new Error(`an answer of more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
