import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { CODE, readModule, resolve } from "./modules.mjs";
import { projectFiles, root } from "./project.mjs";

/** Where the pages start, in the browser and on the server. */
const WEB = /^apps\/web\/src\/entry-(?:client|server)\.tsx$/;
/** Where everything else starts: what operators and developers run, and the threads that the server starts. */
const REST =
  /^(?:apps\/server\/src\/(?:main|seed|reconcile)\.ts|apps\/server\/src\/(?!test\/).*-worker\.ts|(?:scripts|bench|packages\/api\/scripts)\/[^/.]+\.(?:mjs|ts))$/;

/** Code of this repository has a path, a `#name` or our scope; anything else is a dependency. */
const isDependency = (id) => !/^(?:[./#\0]|@lenscape\/)/.test(id);

/**
 * What the product runs, found as a bundler finds it: what its entries do not reach falls away.
 * @returns {Promise<Map<string, Set<string>>>} by absolute path of a file the exports that are used
 */
export async function productCode() {
  const files = projectFiles();
  const entries = (pattern) => files.filter((file) => pattern.test(file)).map((file) => join(root, file));
  const live = await liveExports(entries(WEB), ["browser"]);
  for (const [file, names] of await liveExports([...entries(WEB), ...entries(REST)]))
    live.set(file, new Set([...(live.get(file) ?? []), ...names]));
  return live;
}

/**
 * @param {string[]} entries absolute paths
 * @param {string[]} conditions by which packages choose between the forms of a module
 * @returns {Promise<Map<string, Set<string>>>} by absolute path of a file the exports that are used
 */
export async function liveExports(entries, conditions = []) {
  const live = new Map();
  const styles = {
    name: "styles",
    enforce: "pre",
    load: {
      filter: { id: /\.css(?:\?|$)/ },
      handler(id) {
        followStyles(id, live);
        return "";
      },
    },
  };
  const { output } = await build({
    configFile: false,
    root,
    logLevel: "error",
    ssr: { resolve: { conditions: [...conditions, "module", "node"] } },
    build: {
      ssr: true,
      write: false,
      minify: false,
      // A constant whose value is written out where it is read is used all the same.
      rolldownOptions: { input: entries, external: isDependency, optimization: { inlineConst: false } },
    },
    plugins: [styles],
  });
  for (const { modules = {} } of output) {
    for (const [id, { renderedExports }] of Object.entries(modules)) live.set(id, new Set(renderedExports));
  }
  return live;
}

/** A style sheet has no exports; what it imports is used with it. */
function followStyles(file, live) {
  if (live.has(file)) return;
  live.set(file, new Set());
  for (const [, specifier] of readFileSync(file, "utf8").matchAll(/@import "([^"]*)"/g)) {
    const imported = resolve(specifier, file);
    if (imported) followStyles(imported, live);
  }
}

/**
 * Whether the product uses what a binding names.
 * @param {Map<string, Set<string>>} live see `productCode`
 */
export function isLive({ file, name }, live) {
  const used = live.get(file);
  if (name === "*" || !CODE.test(file)) return used !== undefined;
  if (used?.has(name)) return true;
  const { exports, imports } = readModule(file);
  const at = exports.get(name);
  const original = typeof at === "object" ? at : imports.get(at);
  return original !== undefined && isLive(original, live);
}
