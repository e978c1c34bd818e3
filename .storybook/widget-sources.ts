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
// Inside packages/ui, so that what the module imports is found from there.
const ID = fileURLToPath(new URL("../packages/ui/src/docs/widget-sources.js", import.meta.url));

/** The rule that chooses the stories under the conditions: the pages say what it chooses. */
const REPRESENTATIVES = fileURLToPath(new URL("./conditions/representative.ts", import.meta.url));

/** The sources below a folder, path → text. */
function sources(folder: string, prefix = ""): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Object.fromEntries(
    paths
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => [prefix + path, readFileSync(folder + path, "utf8")]),
  );
}

/** Folder → the day on which what the widget is made of was last changed; nothing where there is no history. */
function lastChanges(): Record<string, string> {
  try {
    const args = ["log", "--format=day %as", "--name-only", "--", WIDGETS];
    const log = execFileSync("git", args, { cwd: WIDGETS, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
    const days: Record<string, string> = {};
    let day = "";
    for (const line of log.split("\n")) {
      if (line.startsWith("day ")) day = line.slice(4);
      const [, name] = /widgets\/([\w-]+)\/(?!.*\.(?:stories|test)\.)/.exec(line) ?? [];
      if (name && !days[name]) days[name] = day;
    }
    return days;
  } catch {
    return {};
  }
}

/**
 * Gives the pages of Storybook what is read from the sources of the widgets: their status, what is proved of them, their parts, their props,
 * the choices of their styles, their icons.
 */
export function widgetSources(): Plugin {
  return {
    name: "widget-sources",
    resolveId: (id) => (id === "virtual:widget-sources" ? ID : undefined),
    load(id) {
      if (id !== ID) return;
      const everything = sources(WIDGETS, "widgets/");
      const files = Object.fromEntries(
        Object.entries(everything).filter(([path]) => !path.includes(".test.")),
      );
      const parts = Object.entries(files).filter(([path]) => !path.includes(".stories."));
      const widgets = widgetStatuses(files);
      const slots = Object.fromEntries(
        widgets.map(({ name }) => [
          name,
          widgetSlots(parts.flatMap(([path, source]) => (path.startsWith(`widgets/${name}/`) ? source : []))),
        ]),
      );
      const variantsOf = widgetVariants(parts.map(([, source]) => source));
      const variants = Object.fromEntries(widgets.map(({ name }) => [name, variantsOf(propsType(name))]));
      const product = Object.entries(sources(PRODUCT)).filter(([path]) => !/\.(?:stories|test)\./.test(path));
      const facts = widgetFacts(
        everything,
        product.map(([, source]) => source),
        lastChanges(),
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
