import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { propDocs } from "../packages/ui/src/docs/prop-docs.ts";
import { propsType } from "../packages/ui/src/docs/usage.ts";
import { usedIcons } from "../packages/ui/src/docs/used-icons.ts";
import { widgetFacts } from "../packages/ui/src/docs/widget-facts.ts";
import { widgetFiles } from "../packages/ui/src/docs/widget-files.ts";
import { widgetSlots } from "../packages/ui/src/docs/widget-slots.ts";
import { widgetStatuses } from "../packages/ui/src/docs/widget-status.ts";
import { widgetVariants } from "../packages/ui/src/docs/widget-variants.ts";

const WIDGETS = fileURLToPath(new URL("../packages/ui/src/widgets/", import.meta.url));
const PRODUCT = fileURLToPath(new URL("../apps/web/src/", import.meta.url));
// Inside packages/ui, so that imports of the module resolve from there.
const ID = fileURLToPath(new URL("../packages/ui/src/docs/widget-sources.js", import.meta.url));

/** Module with the rule for the stories to test under the conditions; the docs pages use it too. */
const REPRESENTATIVES = fileURLToPath(new URL("./conditions/representative.ts", import.meta.url));

/** Reads the sources below a folder, by path. */
function readSources(folder: string, prefix = ""): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Object.fromEntries(
    paths
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => [prefix + path, readFileSync(folder + path, "utf8")]),
  );
}

/** Returns the date of the last change of each widget by folder; {} without a Git history. */
function readLastChanges(): Record<string, string> {
  try {
    const args = ["log", "--format=day %as", "--name-only", "--", WIDGETS];
    const log = execFileSync("git", args, { cwd: WIDGETS, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
    const dates: Record<string, string> = {};
    let date = "";
    for (const line of log.split("\n")) {
      if (line.startsWith("day ")) date = line.slice(4);
      const [, name] = /widgets\/([\w-]+)\/(?!.*\.(?:stories|test)\.)/.exec(line) ?? [];
      if (name && !dates[name]) dates[name] = date;
    }
    return dates;
  } catch {
    return {};
  }
}

/**
 * Provides the virtual module `widget-sources` with data read from the sources of the widgets: status, facts, slots,
 * props, variants and icons.
 */
export function widgetSources(): Plugin {
  return {
    name: "widget-sources",
    resolveId: (id) => (id === "virtual:widget-sources" ? ID : undefined),
    load(id) {
      if (id !== ID) return;
      const allSources = readSources(WIDGETS, "widgets/");
      const files = Object.fromEntries(
        Object.entries(allSources).filter(([path]) => !path.includes(".test.")),
      );
      const parts = Object.entries(files).filter(([path]) => !path.includes(".stories."));
      const widgets = widgetStatuses(files);
      const slots = Object.fromEntries(
        widgets.map(({ name }) => [
          name,
          widgetSlots(parts.flatMap(([path, source]) => (path.startsWith(`widgets/${name}/`) ? source : []))),
        ]),
      );
      const getVariants = widgetVariants(parts.map(([, source]) => source));
      const variants = Object.fromEntries(widgets.map(({ name }) => [name, getVariants(propsType(name))]));
      const productSources = Object.entries(readSources(PRODUCT)).filter(
        ([path]) => !/\.(?:stories|test)\./.test(path),
      );
      const facts = widgetFacts(
        allSources,
        productSources.map(([, source]) => source),
        readLastChanges(),
      );
      const icons = usedIcons(parts.map(([, source]) => source)).join(", ");
      return [
        `import { ${icons} } from "lucide-react";`,
        `export { representatives } from ${JSON.stringify(REPRESENTATIVES)};`,
        `export const icons = { ${icons} };`,
        `export const widgets = ${JSON.stringify(widgets)};`,
        `export const slots = ${JSON.stringify(slots)};`,
        `export const facts = ${JSON.stringify(facts)};`,
        `export const variants = ${JSON.stringify(variants)};`,
        `export const props = ${JSON.stringify(propDocs(widgetFiles(WIDGETS)))};`,
      ].join("\n");
    },
  };
}
