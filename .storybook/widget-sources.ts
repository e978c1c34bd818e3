import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { usedIcons } from "../packages/ui/src/docs/used-icons.ts";
import { widgetSlots } from "../packages/ui/src/docs/widget-slots.ts";
import { widgetStatuses } from "../packages/ui/src/docs/widget-status.ts";
import { widgetVariants } from "../packages/ui/src/docs/widget-variants.ts";

const WIDGETS = fileURLToPath(new URL("../packages/ui/src/widgets/", import.meta.url));
// Inside packages/ui, so that what the module imports is found from there.
const ID = fileURLToPath(new URL("../packages/ui/src/docs/widget-sources.js", import.meta.url));

const typeOf = (folder: string) =>
  `${folder.replace(/(?:^|-)(\w)/g, (_, first) => first.toUpperCase())}Props`;

/**
 * Gives the pages of Storybook what is read from the sources of the widgets: their status, their parts, the choices of
 * their styles, their icons.
 */
export function widgetSources(): Plugin {
  return {
    name: "widget-sources",
    resolveId: (id) => (id === "virtual:widget-sources" ? ID : undefined),
    load(id) {
      if (id !== ID) return;
      const files: Record<string, string> = {};
      for (const path of readdirSync(WIDGETS, { recursive: true, encoding: "utf8" })) {
        if (/\.tsx?$/.test(path) && !path.includes(".test."))
          files[`widgets/${path}`] = readFileSync(WIDGETS + path, "utf8");
      }
      const parts = Object.entries(files).filter(([path]) => !path.includes(".stories."));
      const widgets = widgetStatuses(files);
      const slots = Object.fromEntries(
        widgets.map(({ name }) => [
          name,
          widgetSlots(parts.flatMap(([path, source]) => (path.startsWith(`widgets/${name}/`) ? source : []))),
        ]),
      );
      const variantsOf = widgetVariants(parts.map(([, source]) => source));
      const variants = Object.fromEntries(widgets.map(({ name }) => [name, variantsOf(typeOf(name))]));
      const icons = usedIcons(parts.map(([, source]) => source)).join(", ");
      return [
        `import { ${icons} } from "lucide-react";`,
        `export const icons = { ${icons} };`,
        `export const widgets = ${JSON.stringify(widgets)};`,
        `export const slots = ${JSON.stringify(slots)};`,
        `export const variants = ${JSON.stringify(variants)};`,
      ].join("\n");
    },
  };
}
