import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { readWidgetProps } from "../packages/ui/src/docs/props.ts";
import { readCatalog } from "../packages/ui/src/docs/story-title.ts";
import { findIcons, readWidgetFacts } from "../packages/ui/src/docs/widget-facts.ts";
import { readWidgetSources } from "../packages/ui/src/docs/widget-files.ts";

const toPath = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const UI = toPath("../packages/ui/src/");
const PRODUCT = toPath("../apps/web/src/");
// Inside packages/ui, so that imports of the module resolve from there.
const ID = `${UI}docs/widget-sources.js`;

/** Module with the rule for the stories to test under the conditions; the docs pages use it too. */
const REPRESENTATIVES = toPath("./conditions/representative.ts");

/** Reads the sources below a folder, by path. */
function readSources(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Object.fromEntries(
    paths.filter((path) => /\.tsx?$/.test(path)).map((path) => [path, readFileSync(folder + path, "utf8")]),
  );
}

/** Returns the date of the last change of each widget by folder; {} without a Git history. */
function readLastChanges(): Record<string, string> {
  try {
    const args = ["log", "--format=day %as", "--name-only", "--", `${UI}widgets`];
    const log = execFileSync("git", args, { cwd: UI, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
    const dates: Record<string, string> = {};
    let date = "";
    for (const line of log.split("\n")) {
      if (line.startsWith("day ")) date = line.slice(4);
      const [, name] = /widgets\/([\w-]+)\/(?!.*\.(?:stories|test|guidance)\.)/.exec(line) ?? [];
      if (name && !dates[name]) dates[name] = date;
    }
    return dates;
  } catch {
    return {};
  }
}

/** Provides the virtual module `widget-sources`: catalog, facts, props and icons, read from the sources of the widgets. */
export function widgetSources(): Plugin {
  return {
    name: "widget-sources",
    // Vitest asks again for the resolved path.
    resolveId: (id) =>
      id === "virtual:widget-sources" || id.endsWith("/docs/widget-sources.js") ? ID : undefined,
    load(id) {
      if (id !== ID) return;
      const files = readSources(UI);
      const product = readSources(PRODUCT);
      const productSources = Object.entries(product).filter(([path]) => !/\.(?:stories|test)\./.test(path));
      const widgets = readWidgetSources(`${UI}widgets`);
      const texts = Object.values(widgets).flatMap((parts) => Object.values(parts));
      const facts = readWidgetFacts(
        files,
        productSources.map(([, source]) => source),
        readLastChanges(),
      );
      const icons = findIcons(texts.join("\n")).join(", ");
      return [
        `import { ${icons} } from "lucide-react";`,
        `export { representatives } from ${JSON.stringify(REPRESENTATIVES)};`,
        `export const icons = { ${icons} };`,
        `export const catalog = ${JSON.stringify(readCatalog({ ...files, ...product }))};`,
        `export const facts = ${JSON.stringify(facts)};`,
        `export const props = ${JSON.stringify(readWidgetProps(widgets))};`,
      ].join("\n");
    },
  };
}
