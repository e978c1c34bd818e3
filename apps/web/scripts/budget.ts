/**
 * Prints the size in gzip of the files that each page loads before it can be used: the entry, the page's chunk, and
 * their static imports. Fails when a page is over the budget, which finds pages that grew by accident.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest } from "vite";

/** Budget of every page in kB; docs/decisions/0001 has the reason. */
const budget = { js: 320, css: 31 };
const entry = "src/entry-client.tsx";

const root = join(import.meta.dirname, "../dist/client");
const manifest: Manifest = JSON.parse(await readFile(join(root, ".vite/manifest.json"), "utf8"));

const sizes = new Map<string, number>();
async function sizeOf(file: string) {
  const size = sizes.get(file) ?? gzipSync(await readFile(join(root, file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

/** Adds the files of a module and of its static imports. */
function collect(source: string, files = { js: new Set<string>(), css: new Set<string>() }) {
  const chunk = manifest[source];
  if (!chunk || files.js.has(chunk.file)) return files;
  files.js.add(chunk.file);
  for (const style of chunk.css ?? []) files.css.add(style);
  for (const imported of chunk.imports ?? []) collect(imported, files);
  return files;
}

const kB = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(6)} kB`;
const over: string[] = [];
const pages = Object.keys(manifest).filter((source) => source.endsWith(".page.tsx"));
for (const page of [entry, ...pages.sort()]) {
  const files = collect(page, collect(entry));
  const sums = { js: 0, css: 0 };
  for (const kind of ["js", "css"] as const) {
    for (const file of files[kind]) sums[kind] += await sizeOf(file);
    if (sums[kind] > budget[kind] * 1024)
      over.push(`${page}: ${kind} ${kB(sums[kind]).trim()} > ${budget[kind]} kB`);
  }
  console.log(`${page.padEnd(44)} js ${kB(sums.js)}  css ${kB(sums.css)}  ${files.js.size} files`);
}

if (over.length > 0) {
  console.error(`Over budget (gzip):\n${over.join("\n")}`);
  process.exit(1);
}
