import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { type Binding, CODE, readModule, resolve } from "./modules.ts";
import { projectFiles, root } from "./project.mjs";

/** Entries of the pages, in the browser and on the server. */
const WEB = /^apps\/web\/src\/entry-(?:client|server)\.tsx$/;
/** Every other entry: the commands of operators and developers, and the threads that the server starts. */
const REST =
  /^(?:apps\/server\/src\/(?:main|seed|reconcile)\.ts|apps\/server\/src\/(?!test\/).*-worker\.ts|(?:scripts|bench|packages\/api\/scripts)\/[^/.]+\.(?:mjs|ts))$/;

/** Code of this repository has a path, a `#name` or our scope; anything else is a dependency. */
const isDependency = (id: string) => !/^(?:[./#\0]|@lenscape\/)/.test(id);

/** The exports that are used, by the absolute path of their file. */
export type LiveCode = Map<string, Set<string>>;

/** Finds the code of the product by tree shaking: the exports that its entries reach. */
export async function productCode(): Promise<LiveCode> {
  const files = projectFiles();
  const entries = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file)).map((file) => join(root, file));
  const live = await liveExports(entries(WEB), ["browser"]);
  for (const [file, names] of await liveExports([...entries(WEB), ...entries(REST)]))
    live.set(file, new Set([...(live.get(file) ?? []), ...names]));
  return live;
}

/**
 * Finds the exports that some entries reach.
 * @param entries absolute paths
 * @param conditions by which packages choose between the forms of a module
 */
export async function liveExports(entries: string[], conditions: string[] = []): Promise<LiveCode> {
  const live: LiveCode = new Map();
  const styles: Plugin = {
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
  const built = await build({
    configFile: false,
    root,
    logLevel: "error",
    ssr: { resolve: { conditions: [...conditions, "module", "node"] } },
    build: {
      ssr: true,
      write: false,
      minify: false,
      // A constant whose value is inlined counts as used.
      rolldownOptions: { input: entries, external: isDependency, optimization: { inlineConst: false } },
    },
    plugins: [styles],
  });
  for (const file of [built].flat().flatMap((result) => ("output" in result ? result.output : []))) {
    if (file.type !== "chunk") continue;
    for (const [id, { renderedExports }] of Object.entries(file.modules))
      live.set(id, new Set(renderedExports));
  }
  return live;
}

/** Adds a style sheet, which has no exports, and the sheets that it imports. */
function followStyles(file: string, live: LiveCode) {
  if (live.has(file)) return;
  live.set(file, new Set());
  for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(/@import "([^"]*)"/g)) {
    const imported = resolve(specifier, file);
    if (imported) followStyles(imported, live);
  }
}

/**
 * Whether the product uses the export that a binding names.
 * @param live see `productCode`
 */
export function isLive({ file, name }: Binding, live: LiveCode): boolean {
  const used = live.get(file);
  if (name === "*" || !CODE.test(file)) return used !== undefined;
  if (used?.has(name)) return true;
  const { exports, imports } = readModule(file);
  const at = exports.get(name) ?? "";
  const original = typeof at === "string" ? imports.get(at) : at;
  return original !== undefined && isLive(original, live);
}
