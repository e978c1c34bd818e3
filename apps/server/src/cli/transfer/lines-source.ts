import { stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CommandError } from "../command.ts";
import { type Line, readLines } from "./read-lines.ts";
import { type Item, parseRecord, type Source } from "./records.ts";

/** The first line of a neutral file. */
interface Heading {
  format: "lenscape";
  version: 1;
  source: string;
}

const isFile = async (path: string) => (await stat(path).catch(() => undefined))?.isFile() ?? false;

function headingOf(line: Line | undefined): Heading {
  try {
    const said = JSON.parse(line?.text ?? "") as Heading;
    if (
      said.format === "lenscape" &&
      said.version === 1 &&
      said.source.length <= 80 &&
      /^[\w.:-]+$/.test(said.source)
    )
      return said;
  } catch {
    // As one that says something else.
  }
  throw new CommandError(
    '第一行要是 {"format":"lenscape","version":1,"source":"…"}，source 是原社区的名字（字母、数字、. : _ -）。',
  );
}

function itemOf({ number, text, tooLong }: Line): Item | undefined {
  const at = `第 ${number} 行`;
  if (tooLong) return { kind: "dropped", of: "line", at, why: "这一行太长" };
  if (text.trim() === "") return undefined;
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return { kind: "dropped", of: "line", at, why: "不是 JSON" };
  }
  try {
    return { at, ...parseRecord(said) } as Item;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { kind: "dropped", of: "line", at, why: error.message };
  }
}

/**
 * Reads the neutral format: a file of JSON lines, or a folder with `data.jsonl` and the uploads it names.
 * @throws CommandError when there is none, or its first line is another
 */
export async function linesSource(path: string): Promise<Source> {
  const file = (await isFile(path)) ? path : join(path, "data.jsonl");
  if (!(await isFile(file))) throw new CommandError(`${path} 里没有 data.jsonl。`);
  const first = await readLines(file).next();
  const { source } = headingOf(first.value as Line | undefined);
  return {
    name: `lines:${source}`,
    async *items() {
      for await (const line of readLines(file)) {
        const item = line.number === 1 ? undefined : itemOf(line);
        if (item) yield item;
      }
    },
    root: dirname(file),
  };
}
