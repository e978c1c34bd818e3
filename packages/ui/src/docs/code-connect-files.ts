import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { codeConnect } from "./code-connect.ts";

/** The Code Connect templates that the widgets below a folder make now: file name → text. */
export function codeConnectFiles(widgets: string): Record<string, string> {
  const read = (folder: string) =>
    readdirSync(join(widgets, folder))
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:stories|test)\./.test(file))
      .map((file) => [file, readFileSync(join(widgets, folder, file), "utf8")]);
  return codeConnect(
    Object.fromEntries(readdirSync(widgets).map((folder) => [folder, Object.fromEntries(read(folder))])),
  );
}
