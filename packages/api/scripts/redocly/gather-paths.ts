import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Oas3Preprocessor } from "@redocly/openapi-core/lib/visitors.js";
import type { FileTags } from "./operation-tag.ts";

const escapeStep = (step: string) => step.replaceAll("~", "~0").replaceAll("/", "~1");

/**
 * Reads the paths of one YAML file with their lines, and the tag of its operations (`x-tag`). Both are found by their
 * indentation, so that the file is parsed once, by redocly.
 */
function readDomain(file: string) {
  const lines = readFileSync(file, "utf8").split("\n");
  const paths: { path: string; line: number }[] = [];
  let tag: string | undefined;
  let section: string | undefined;
  for (const [at, line] of lines.entries()) {
    const [, key, value] = /^([\w-]+):(?: (\S+))?/.exec(line) ?? [];
    if (key === "x-tag") tag = value;
    if (key) section = key;
    const path = section === "paths" && /^ {2}["']?(\/[^\s"']*)["']?:\s*$/.exec(line)?.[1];
    if (path) paths.push({ path, line: at + 1 });
  }
  return { tag, paths };
}

/**
 * The contract's paths are those of the domain files: every YAML file that lies in the folder of the root document.
 * @param tags filled with the `x-tag` of each file, by its full name
 */
export function gatherPaths(tags: FileTags): Oas3Preprocessor {
  return () => ({
    Root: {
      enter(root, { report, location }) {
        const main = location.source.absoluteRef;
        const found = new Map<string, string>();
        root.paths = {};
        for (const name of readdirSync(dirname(main)).sort()) {
          const file = join(dirname(main), name);
          if (!name.endsWith(".yaml") || file === main) continue;
          const { tag, paths } = readDomain(file);
          tags.set(file, tag);
          for (const { path, line } of paths) {
            const place = `${basename(file)}:${line}`;
            if (found.has(path))
              report({ message: `${path} 写了两次：${found.get(path)} 与 ${place}。`, location });
            found.set(path, place);
            root.paths[path] = { $ref: `${name}#/paths/${escapeStep(path)}` };
          }
        }
      },
    },
  });
}
