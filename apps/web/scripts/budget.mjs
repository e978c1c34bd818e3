/**
 * Weighs what each page loads before it can be used: the entry, the page's chunk, and everything they import
 * statically, in gzip. Fails when a page is over its budget.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

// In kB: what the pages weigh today and a little. The aim is 150 of scripts and 170 at most; lower it with every
// saving, and raise it only for what members get for it (docs/decisions/0012-what-a-first-visit-loads.md).
const budget = { js: 186, css: 24 };
const own = {
  "src/routes/account/mine.page.tsx": 193,
  "src/routes/activity/activities.page.tsx": 215,
  "src/routes/checkin/check-in.page.tsx": 207,
  "src/routes/device/apply.page.tsx": 230,
  "src/routes/feedback/form.page.tsx": 205,
  "src/routes/feedback/hub.page.tsx": 200,
  "src/routes/home/home.page.tsx": 161,
  "src/routes/mall/goods.page.tsx": 196,
  "src/routes/mall/orders.page.tsx": 197,
  "src/routes/profile/user.page.tsx": 189,
  "src/routes/publish/preview.page.tsx": 195,
  "src/routes/publish/publish.page.tsx": 207,
  "src/routes/tasks/tasks.page.tsx": 187,
  "src/routes/thread/detail.page.tsx": 172,
};
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
for (const page of Object.keys(manifest)
  .filter((source) => source.endsWith(".page.tsx"))
  .sort()) {
  const files = collect(page, collect(entry));
  const sums = {};
  for (const kind of ["js", "css"]) {
    sums[kind] = 0;
    for (const file of files[kind]) sums[kind] += await weigh(file);
    const most = (kind === "js" && own[page]) || budget[kind];
    if (sums[kind] > most * 1024) over.push(`${page}: ${kind} ${kB(sums[kind]).trim()} > ${most} kB`);
  }
  console.log(`${page.padEnd(44)} js ${kB(sums.js)}  css ${kB(sums.css)}`);
}
if (over.length > 0) {
  console.error(`Over budget (gzip):\n${over.join("\n")}`);
  process.exit(1);
}
