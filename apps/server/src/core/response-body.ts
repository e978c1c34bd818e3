/**
 * Reads the body of a foreign response up to a limit; compressed bodies count uncompressed.
 * @throws when it is longer, or breaks off
 */
export async function readBytes(response: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early ends the connection.
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > most) throw new Error(`an answer of more than ${most} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
