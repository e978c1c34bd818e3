import { readdir, readFile } from "node:fs/promises";
import { load } from "js-yaml";
import type * as z from "zod";
import { type DemoContent, fileSchemas, threadsSchema } from "./content-schemas.ts";

const folder = new URL("./community/", import.meta.url);

/** Fields that name an entry in an error message, the best first. */
const NAMES = ["title", "name", "username", "thread", "goods", "content", "by"];

function describeEntry(data: unknown, index: number): string {
  const entry = (data as Record<string, unknown>[])[index];
  const name = NAMES.map((key) => entry?.[key]).find((value) => typeof value === "string");
  return `entry ${index + 1}${name === undefined ? "" : ` (${name})`}`;
}

/** Returns the innermost issue: of a union, the issue of the branch that matched the most. */
function findCause(issue: z.core.$ZodIssue): { path: PropertyKey[]; message: string } {
  if (issue.code !== "invalid_union") return issue;
  const causes = issue.errors.flat().map(findCause);
  const deepest = causes.toSorted((a, b) => b.path.length - a.path.length)[0];
  if (!deepest || deepest.path.length === 0) return issue;
  return { path: [...issue.path, ...deepest.path], message: deepest.message };
}

/**
 * Parses a data file of the demo community.
 * @throws Error that names the file, the entry and the field
 */
export function parseContent<T extends z.ZodType>(file: string, source: string, schema: T): z.output<T> {
  let data: unknown;
  try {
    data = load(source);
  } catch (error) {
    throw new Error(`demo community, ${file}: ${(error as Error).message}`);
  }
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const { path, message } = findCause(result.error.issues[0]!);
  const [first, ...rest] = path;
  const place =
    typeof first === "number" ? [describeEntry(data, first), rest.join(".")] : [path.map(String).join(".")];
  throw new Error(`demo community, ${[file, ...place.filter(Boolean)].join(", ")}: ${message}`);
}

async function readContentFile<T extends z.ZodType>(file: string, schema: T): Promise<z.output<T>> {
  return parseContent(file, await readFile(new URL(file, folder), "utf8"), schema);
}

/**
 * Reads the data files of the demo community.
 * @throws Error for a file that does not match its schema
 */
export async function readContent(): Promise<DemoContent> {
  const content: Record<string, unknown> = { threads: [] };
  for (const [name, schema] of Object.entries(fileSchemas)) {
    content[name] = await readContentFile(`${name}.yaml`, schema);
  }
  // File names are numbered because the order of threads decides which authors and times are drawn for them.
  const threadFiles = (await readdir(new URL("threads/", folder))).filter((file) => file.endsWith(".yaml"));
  const threads = await Promise.all(
    threadFiles.sort().map((file) => readContentFile(`threads/${file}`, threadsSchema)),
  );
  return { ...content, threads: threads.flat() } as DemoContent;
}
