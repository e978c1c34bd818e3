import { once } from "node:events";
import { createWriteStream, type WriteStream } from "node:fs";
import { join } from "node:path";
import { BrokenFileError } from "./broken-file.ts";
import { type Line, readLines } from "./read-lines.ts";
import { LIMITS } from "./records.ts";

/** Values of the requested columns of a row, by column name, and the number of its line in the dump. */
export type DumpRow = Record<string, string | null> & { line: string };

const ESCAPES: Record<string, string> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" };

/** Parses a field in COPY's text format. */
const fieldOf = (raw: string): string | null =>
  raw === "\\N"
    ? null
    : raw.replace(/\\([0-7]{1,3}|x[0-9a-f]{1,2}|.)/gis, (_all, code: string) => {
        if (/^[0-7]/.test(code)) return String.fromCharCode(Number.parseInt(code, 8));
        if (/^x[0-9a-f]/i.test(code)) return String.fromCharCode(Number.parseInt(code.slice(1), 16));
        return ESCAPES[code] ?? code;
      });

const END = ") FROM stdin;";
/** Comments that `pg_dump` writes at the beginning and at the end of a dump. */
const FIRST_COMMENT = "-- Dumped by pg_dump";
const LAST_COMMENT = "-- PostgreSQL database dump complete";

/** Whether a dump ends within a statement. */
const isCutStatement = ({ text, isUnterminated }: Line) =>
  isUnterminated && text !== "" && !text.endsWith(";") && !text.startsWith("--");

/** Parses the table and columns of `COPY public.users (id, "primary") FROM stdin;`. Returns undefined for other lines. */
function headerOf(line: string): { table: string; columns: string[] } | undefined {
  const open = line.indexOf(" (");
  if (!line.startsWith("COPY ") || !line.endsWith(END) || open === -1) return undefined;
  const plain = (name: string) => name.trim().replaceAll('"', "");
  const table = plain(line.slice("COPY ".length, open).split(".").at(-1)!);
  return {
    table,
    columns: line
      .slice(open + 2, -END.length)
      .split(",")
      .map(plain),
  };
}

/** A row of a dump that could not be parsed. */
export interface BadRow {
  table: string;
  at: string;
  why: string;
}

/**
 * Extracts tables from a dump in `pg_dump`'s plain format, into one file of JSON lines per table.
 * @param columnsByTable the columns to extract from each table, if the dump has them
 * @returns the names of the extracted tables, and the rows that could not be parsed
 * @throws BrokenFileError if the dump ends too early
 */
export async function splitDump(
  dump: string,
  folder: string,
  columnsByTable: Readonly<Record<string, readonly string[]>>,
): Promise<{ tables: Set<string>; bad: BadRow[] }> {
  const tables = new Set<string>();
  const bad: BadRow[] = [];
  let open: { table: string; columns: string[]; file: WriteStream } | undefined;
  const take = async ({ number, text, tooLong }: Line) => {
    const { table, columns, file } = open!;
    const fields = text.split("\t");
    const why = tooLong ? "这一行太长" : fields.length !== columns.length ? "列数不对" : undefined;
    if (why) {
      if (bad.length < 10_000) bad.push({ table, at: `第 ${number} 行`, why });
      return;
    }
    const row: DumpRow = { line: String(number) };
    for (const [n, name] of columns.entries()) {
      if (columnsByTable[table]!.includes(name)) row[name] = fieldOf(fields[n]!);
    }
    const line = JSON.stringify(row);
    if (line.length > LIMITS.line) bad.push({ table, at: `第 ${number} 行`, why: "这一行太长" });
    else if (!file.write(`${line}\n`)) await once(file, "drain");
  };
  const end = async () => {
    open!.file.end();
    await once(open!.file, "close");
    open = undefined;
  };
  let isComplete = true;
  try {
    for await (const line of readLines(dump)) {
      if (open && line.text === "\\.") await end();
      else if (open) await take(line);
      else if (isCutStatement(line)) isComplete = false;
      else if (line.text.startsWith(FIRST_COMMENT)) isComplete = false;
      else if (line.text.startsWith(LAST_COMMENT)) isComplete = true;
      else {
        const header = headerOf(line.text);
        if (!header || !Object.hasOwn(columnsByTable, header.table)) continue;
        open = { ...header, file: createWriteStream(tableFile(folder, header.table)) };
        tables.add(header.table);
      }
    }
    if (open) throw new BrokenFileError(dump, `${open.table} 表没有写完`);
    if (!isComplete) throw new BrokenFileError(dump, "没有结尾");
  } finally {
    if (open) await end();
  }
  return { tables, bad };
}

const tableFile = (folder: string, table: string) => join(folder, `${table}.jsonl`);

/** Yields the rows of an extracted table. */
export async function* rowsOfTable(folder: string, table: string): AsyncGenerator<DumpRow> {
  for await (const { text } of readLines(tableFile(folder, table), LIMITS.line + 1))
    yield JSON.parse(text) as DumpRow;
}
