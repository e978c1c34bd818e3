import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { WidgetSources } from "./props.ts";

/** Reads the sources of all widgets below a folder, without stories and tests. */
export function readWidgetSources(widgets: string): WidgetSources {
  const readFolder = (folder: string) =>
    readdirSync(join(widgets, folder))
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:stories|test|guidance)\./.test(file))
      .map((file) => [file, readFileSync(join(widgets, folder, file), "utf8")]);
  return Object.fromEntries(
    readdirSync(widgets).map((folder) => [folder, Object.fromEntries(readFolder(folder))]),
  );
}
