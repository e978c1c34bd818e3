import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { LIMITS } from "./records.ts";

/** A numbered line. The text of a line beyond the limit is empty. */
export interface Line {
  number: number;
  text: string;
  tooLong: boolean;
}

/**
 * Yields the lines of a plain or gzipped (.gz) text file. Discards lines beyond the limit while reading, so that a file
 * without line breaks takes no memory.
 */
export async function* readLines(file: string): AsyncGenerator<Line> {
  const bytes = createReadStream(file);
  const unpacked = file.endsWith(".gz") ? createGunzip() : undefined;
  if (unpacked) bytes.on("error", (error) => unpacked.destroy(error)).pipe(unpacked);
  const stream = (unpacked ?? bytes).setEncoding("utf8");
  let number = 1;
  let text = "";
  let tooLong = false;
  const add = (part: string) => {
    tooLong ||= text.length + part.length > LIMITS.line;
    text = tooLong ? "" : text + part;
  };
  for await (const chunk of stream as AsyncIterable<string>) {
    let from = 0;
    for (let end = chunk.indexOf("\n"); end !== -1; end = chunk.indexOf("\n", from)) {
      add(chunk.slice(from, end));
      yield { number, text: text.endsWith("\r") ? text.slice(0, -1) : text, tooLong };
      number += 1;
      text = "";
      tooLong = false;
      from = end + 1;
    }
    add(chunk.slice(from));
  }
  if (text !== "" || tooLong) yield { number, text, tooLong };
}
