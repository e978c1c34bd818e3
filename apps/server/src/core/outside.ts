/**
 * The whole of an answer from outside, up to so many bytes; what is packed counts unpacked.
 * @throws when there is more, or the answer breaks off
 */
export async function bytesOf(response: Response, most: number): Promise<Buffer> {
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

/**
 * An answer from outside as JSON; `null` for what is none, too long or broken off.
 * @param most bytes
 */
export async function jsonIn(response: Response, most: number): Promise<unknown> {
  try {
    return JSON.parse((await bytesOf(response, most)).toString("utf8"));
  } catch {
    return null;
  }
}
