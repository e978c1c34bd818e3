import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What the widgets below a folder are made of, without stories and tests: folder → file → text. */
export function widgetFiles(widgets: string): Record<string, Record<string, string>> {
  const read = (folder: string) =>
    readdirSync(join(widgets, folder))
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:stories|test)\./.test(file))
      .map((file) => [file, readFileSync(join(widgets, folder, file), "utf8")]);
  return Object.fromEntries(readdirSync(widgets).map((folder) => [folder, Object.fromEntries(read(folder))]));
}
