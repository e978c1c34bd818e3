/**
 * Renames the tokens of @lenscape/ui 1 to those of version 2 in stylesheets and sources: `--color-brand` → `--lens-color-brand`.
 *
 *   node node_modules/@lenscape/ui/codemods/prefix-tokens.mjs src [folder …]
 *
 * Left unchanged: names declared in Tailwind's @theme blocks, and names that the design system never had. Names that
 * Tailwind 4 has too, such as `--color-red-500`, are renamed and listed, because they may have meant Tailwind's.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";

const EXTENSIONS = new Set([".css", ".scss", ".js", ".jsx", ".ts", ".tsx", ".mdx", ".html", ".vue"]);

/** Scales and sizes that Tailwind 4 has under the same name. */
const ALSO_TAILWIND = /^(?:color-(?:neutral|amber|red|blue)-\d+|text-|radius-|shadow-|font-|spacing$|ease-)/;

/** Former tokens of the type sizes and radii, with their successors. */
const RENAMED = {
  "text-2xs": "text-counter",
  "text-xs": "text-meta",
  "text-sm": "text-meta",
  "text-base": "text-ui",
  "text-md": "text-ui",
  "text-lg": "text-title",
  "text-xl": "text-head",
  "text-2xl": "text-page",
  "text-3xl": "text-page",
  "radius-xs": "radius-control",
  "radius-sm": "radius-control",
  "radius-md": "radius-control",
  "radius-lg": "radius-media",
  "radius-xl": "radius-media",
};

const css = readFileSync(new URL("../dist/tokens.css", import.meta.url), "utf8");
const tokens = new Set([...css.matchAll(/--lens-([\w-]+)\s*:/g)].map(([, name]) => name));

/** Returns the new name of a former token without dashes, or undefined if it is not one. */
function getSuccessor(name) {
  const [base, ...rest] = name.split("--");
  const renamed = [RENAMED[base] ?? base, ...rest].join("--");
  return tokens.has(renamed) ? renamed : undefined;
}

function* findFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === "node_modules" || entry.name.startsWith(".")) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* findFiles(path);
    else if (EXTENSIONS.has(extname(entry.name))) yield path;
  }
}

/** Returns whether a position of a stylesheet lies in an @theme block, where the names are Tailwind's. */
function isInTheme(text, index) {
  const start = text.lastIndexOf("@theme", index);
  return start >= 0 && !text.slice(start, index).includes("}");
}

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error("Usage: node prefix-tokens.mjs <folder> [folder …]");
  process.exit(2);
}
const ambiguous = new Set();
let changedFiles = 0;
for (const file of folders.flatMap((folder) => [...findFiles(folder)])) {
  const text = readFileSync(file, "utf8");
  const changed = text.replace(/(?<![\w-])--([a-z][\w-]*)(\s*:)?/g, (match, name, colon, index) => {
    const successor = getSuccessor(name);
    if (!successor || (colon && isInTheme(text, index))) return match;
    if (ALSO_TAILWIND.test(name)) ambiguous.add(`--${name} in ${file}`);
    return `--lens-${successor}${colon ?? ""}`;
  });
  if (changed === text) continue;
  writeFileSync(file, changed);
  changedFiles++;
}
console.log(`${changedFiles} files changed.`);
if (ambiguous.size > 0) {
  console.log("Tailwind has these names too. Check that they meant the design system's:");
  for (const name of ambiguous) console.log(`  ${name}`);
}
