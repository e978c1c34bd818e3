import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { UserFacingError } from "../user-facing-error.mjs";

/** `price-tag` → `PriceTag`, `faqCount` → `FaqCount`. @param {string} name */
export const pascal = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/** `faqCount` → `faq-count`. @param {string} name */
export const kebab = (name) => name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/**
 * Checks a name that was given on the command line.
 * @param {string | undefined} name
 * @param {RegExp} shape
 * @param {string} says what it has to look like
 * @throws UserFacingError
 */
export function demandName(name, shape, says) {
  if (!name || !shape.test(name)) throw new UserFacingError(`${name ? `“${name}”不行：` : ""}${says}`);
}

/**
 * The text of a file that is there, with more put into it.
 * @param {string} root
 * @param {string} path below the root
 * @param {[before: RegExp, text: string][]} pieces each goes before the first match of its pattern
 * @throws UserFacingError when the file or a place in it is missing
 */
export async function extended(root, path, pieces) {
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
 * @param {string} root
 * @param {Record<string, string>} created path below the root → text
 * @param {Record<string, string>} changed the same, of files that are there
 * @returns {Promise<string[]>} the paths of all
 * @throws UserFacingError when one that would be created is there already
 */
export async function write(root, created, changed) {
  for (const path of Object.keys(created))
    if (existsSync(join(root, path))) throw new UserFacingError(`已经有 ${path} 了，换一个名字。`);
  for (const [path, text] of Object.entries({ ...created, ...changed })) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return Object.keys({ ...created, ...changed });
}
