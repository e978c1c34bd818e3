/**
 * Weighs what each page loads before it can be used: the entry, the page's chunk, and everything they import
 * statically, in gzip. Fails when a page is over the budget: an alarm for a page that grew by accident.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** In kB, for every page: docs/decisions/0021-dependencies-as-published.md says why. */
const budget = { js: 320, css: 30 };
const entry = "src/entry-client.tsx";

const root = join(import.meta.dirname, "../dist/client");
const manifest = JSON.parse(await readFile(join(root, ".vite/manifest.json"), "utf8"));

const weights = new Map();
async function weigh(file) {
  if (!weights.has(file)) weights.set(file, gzipSync(await readFile(join(root, file)), { level: 9 }).length);
  return weights.get(file);
}

function collect(source, files = { js: new Set(), css: new Set() }) {
  const chunk = manifest[source];
  if (!chunk || files.js.has(chunk.file)) return files;
  files.js.add(chunk.file);
  for (const style of chunk.css ?? []) files.css.add(style);
  for (const imported of chunk.imports ?? []) collect(imported, files);
  return files;
}

const kB = (bytes) => `${(bytes / 1024).toFixed(1).padStart(6)} kB`;
const over = [];
const pages = Object.keys(manifest).filter((source) => source.endsWith(".page.tsx"));
for (const page of [entry, ...pages.sort()]) {
  const files = collect(page, collect(entry));
  const sums = {};
  for (const kind of ["js", "css"]) {
    sums[kind] = 0;
    for (const file of files[kind]) sums[kind] += await weigh(file);
    if (sums[kind] > budget[kind] * 1024)
      over.push(`${page}: ${kind} ${kB(sums[kind]).trim()} > ${budget[kind]} kB`);
  }
  console.log(`${page.padEnd(44)} js ${kB(sums.js)}  css ${kB(sums.css)}  ${files.js.size} files`);
}

if (over.length > 0) {
  console.error(`Over budget (gzip):\n${over.join("\n")}`);
  process.exit(1);
}
