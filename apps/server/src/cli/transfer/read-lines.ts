import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { LIMITS } from "./records.ts";

/** A line with its number; one that is too long is empty and says so. */
export interface Line {
  number: number;
  text: string;
  tooLong: boolean;
}

/**
 * The lines of a text file, packed (.gz) or not, one at a time. What a line has beyond the limit is read past and not
 * kept, so that a file without line breaks takes no memory.
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
