import { stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CommandError } from "../command.ts";
import { BrokenFileError } from "./broken-file.ts";
import { isJson } from "./json.ts";
import { findReference } from "./links.ts";
import { type Line, readLines } from "./read-lines.ts";
import { type Item, isKind, type Source, toKindName } from "./records.ts";

/** First line of a file in the neutral format. */
interface Heading {
  format: "lenscape";
  version: 1;
  source: string;
}

const isFile = async (path: string) => (await stat(path).catch(() => undefined))?.isFile() ?? false;

function headingOf(line: Line | undefined): Heading {
  try {
    const heading = JSON.parse(line?.text ?? "") as Heading;
    if (
      heading.format === "lenscape" &&
      heading.version === 1 &&
      heading.source.length <= 80 &&
      /^[\w.:-]+$/.test(heading.source)
    )
      return heading;
  } catch {
    // Treat invalid JSON like an invalid heading.
  }
  throw new CommandError(
    '第一行要是 {"format":"lenscape","version":1,"source":"…"}，source 是原社区的名字（字母、数字、. : _ -）。',
  );
}

/**
 * Reads the whole file once before anything is written.
 * @returns the first line
 * @throws CommandError if the first line is invalid or the last one is cut
 */
async function readHeading(file: string): Promise<Heading> {
  let heading: Heading | undefined;
  for await (const line of readLines(file)) {
    if (line.number === 1) heading = headingOf(line);
    else if (line.isUnterminated && line.text.trim() !== "" && !isJson(line.text))
      throw new BrokenFileError(file, `第 ${line.number} 行没有写完`);
  }
  return heading ?? headingOf(undefined);
}

function itemOf({ number, text, tooLong }: Line): Item | undefined {
  const at = `第 ${number} 行`;
  if (tooLong) return { kind: "dropped", of: "line", at, why: "这一行太长" };
  if (text.trim() === "") return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: "dropped", of: "line", at, why: "不是 JSON" };
  }
  const { kind, ...record } = (value ?? {}) as Record<string, unknown>;
  if (!isKind(kind)) return { kind: "dropped", of: "line", at, why: `不认识的 kind：${toKindName(kind)}` };
  // The writer validates the record.
  return { kind, at, record } as Item;
}

/**
 * Opens a source in the neutral format: a file of JSON lines, or a folder with `data.jsonl` and its uploads.
 * @throws CommandError if there is no file, its first line is invalid or its last one is cut
 */
export async function linesSource(path: string): Promise<Source> {
  const file = (await isFile(path)) ? path : join(path, "data.jsonl");
  if (!(await isFile(file))) throw new CommandError(`${path} 里没有 data.jsonl。`);
  const { source } = await readHeading(file);
  return {
    name: `lines:${source}`,
    async *items() {
      for await (const line of readLines(file)) {
        const item = line.number === 1 ? undefined : itemOf(line);
        if (item) yield item;
      }
    },
    root: dirname(file),
    findLinkTarget: findReference,
  };
}
