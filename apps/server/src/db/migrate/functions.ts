import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";

/** A file of `db/functions` with the current text of functions and triggers. */
export interface FunctionFile {
  name: string;
  hash: string;
  /** Idempotent statements (`create or replace …`), separated by blank lines in the file. */
  statements: string[];
}

export function parseFunctionFile(name: string, text: string): FunctionFile {
  return {
    name,
    hash: createHash("sha256").update(text).digest("hex"),
    statements: text.trim().split(/\n{2,}/),
  };
}

/** Reads the files of a folder, ordered by name. */
export async function readFunctionFiles(folder: URL): Promise<FunctionFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => parseFunctionFile(name, await readFile(new URL(name, folder), "utf8"))),
  );
}
