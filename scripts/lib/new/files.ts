import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { UserFacingError } from "../user-facing-error.mjs";

/** Written files, with advice on the next steps. `generate`: whether `pnpm gen` has to run. */
export type Written = { files: string[]; next: string; generate?: boolean };

/** Options of the command line. */
export type Options = { title?: string; group?: string; table?: string };

/** `price-tag` → `PriceTag`, `faqCount` → `FaqCount`. */
export const pascal = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `faqCount` → `faq-count`. */
export const kebab = (name: string): string =>
  name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/**
 * Checks a name from the command line.
 * @param advice the sentence that describes the shape
 * @throws UserFacingError
 */
export function demandName(name: string | undefined, shape: RegExp, advice: string): string {
  if (!name || !shape.test(name)) throw new UserFacingError(`${name ? `“${name}”不行：` : ""}${advice}`);
  return name;
}

/**
 * Returns the text of an existing file with insertions.
 * @param path below the root
 * @param pieces each goes before the first match of its pattern
 * @throws UserFacingError when the file or a place in it is missing
 */
export async function extended(
  root: string,
  path: string,
  pieces: [before: RegExp, text: string][],
): Promise<string> {
  let source = await readFile(join(root, path), "utf8").catch(() => {
    throw new UserFacingError(`没有 ${path}。`);
  });
  for (const [before, text] of pieces) {
    const at = source.search(before);
    if (at < 0) throw new UserFacingError(`${path} 里找不到要写的地方，照着邻近的手工加上。`);
    source = source.slice(0, at) + text + source.slice(at);
  }
  return source;
}

/**
 * Writes files, all or none.
 * @param created texts by path below the root
 * @param changed texts of present files by path
 * @returns the paths of all
 * @throws UserFacingError when a file to create is there already
 */
export async function write(
  root: string,
  created: Record<string, string>,
  changed: Record<string, string>,
): Promise<string[]> {
  for (const path of Object.keys(created))
    if (existsSync(join(root, path))) throw new UserFacingError(`已经有 ${path} 了，换一个名字。`);
  for (const [path, text] of Object.entries({ ...created, ...changed })) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return Object.keys({ ...created, ...changed });
}
