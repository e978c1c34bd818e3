import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { BrokenFileError } from "./broken-file.ts";
import { LIMITS } from "./records.ts";

/** A numbered line. The text of a line beyond the limit is empty. */
export interface Line {
  number: number;
  text: string;
  tooLong: boolean;
  /** Whether the file ends after this line without a line break, as a cut file usually does. */
  isUnterminated: boolean;
}

/** Returns the encoding of a text by its byte order mark. PowerShell writes UTF-16. */
function encodingOf([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

const isZlibError = (error: unknown) => String((error as { code?: unknown }).code).startsWith("Z_");

/** Yields the decoded parts of a plain or gzipped (.gz) text file, without a byte order mark. */
async function* decodedParts(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const unpacked = file.endsWith(".gz") ? createGunzip() : undefined;
  if (unpacked) bytes.on("error", (error) => unpacked.destroy(error)).pipe(unpacked);
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  try {
    for await (const chunk of (unpacked ?? bytes) as AsyncIterable<Buffer>) {
      decoder ??= new TextDecoder(encodingOf(chunk));
      yield decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    if (isZlibError(error)) throw new BrokenFileError(file, (error as Error).message);
    throw error;
  } finally {
    bytes.destroy();
  }
  if (decoder) yield decoder.decode();
}

/**
 * Yields the lines of a plain or gzipped (.gz) text file. Discards lines beyond the limit while reading, so that a file
 * without line breaks takes no memory.
 * @param maxLength maximum length of a line in characters
 * @throws BrokenFileError if the compressed data is damaged or ends too early
 */
export async function* readLines(file: string, maxLength: number = LIMITS.line): AsyncGenerator<Line> {
  let number = 1;
  let text = "";
  let tooLong = false;
  const add = (part: string) => {
    tooLong ||= text.length + part.length > maxLength;
    text = tooLong ? "" : text + part;
  };
  for await (const part of decodedParts(file)) {
    let from = 0;
    for (let end = part.indexOf("\n"); end !== -1; end = part.indexOf("\n", from)) {
      add(part.slice(from, end));
      yield {
        number,
        text: text.endsWith("\r") ? text.slice(0, -1) : text,
        tooLong,
        isUnterminated: false,
      };
      number += 1;
      text = "";
      tooLong = false;
      from = end + 1;
    }
    add(part.slice(from));
  }
  if (text !== "" || tooLong) yield { number, text, tooLong, isUnterminated: true };
}
