import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

/**
 * The modules, lowest first: a module imports only modules that stand above it in this list, so that no two of them
 * depend on each other.
 */
const MODULES = [
  "media",
  "notifications",
  "screening",
  "search",
  "rewards",
  "identity",
  "people",
  "content",
  "messaging",
  "moderation",
  "feedback",
  "integrations",
  "site",
];

const folder = import.meta.dirname;

/** The source files of all modules, without tests, as paths within this folder. */
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && file.includes("/"),
);

const moduleOf = (file: string) => file.split("/")[0] ?? "";

/** The files of modules that a file imports, as paths within this folder. */
const importsOf = (file: string): string[] =>
  [...readFileSync(join(folder, file), "utf8").matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)]
    .map(([, path = ""]) => relative(folder, join(folder, dirname(file), path)))
    .filter((path) => !path.startsWith("..") && path.includes("/"));

test("every folder is a module of the list", () => {
  expect(new Set(files.map(moduleOf))).toEqual(new Set(MODULES));
});

test("a module imports only modules below it", () => {
  const upward = files.flatMap((file) =>
    importsOf(file)
      .filter((path) => MODULES.indexOf(moduleOf(path)) > MODULES.indexOf(moduleOf(file)))
      .map((path) => `${file} imports ${path}`),
  );
  expect(upward).toEqual([]);
});

/** The files of the whole server that import a module's file other than its index.ts, with the imported path. */
const deepImports = readdirSync(join(folder, ".."), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !/^(db|test)\//.test(file))
  .map((file) => relative(folder, join(folder, "..", file)))
  .flatMap((file) =>
    importsOf(file)
      .filter((path) => !path.endsWith("/index.ts") && moduleOf(path) !== moduleOf(file))
      .map((path) => `${file} imports ${path}`),
  );

test("code outside of a module imports its index.ts only", () => {
  expect(deepImports).toEqual([]);
});

test("no two files of the modules have the same name", () => {
  const names = files
    .map((file) => file.slice(file.lastIndexOf("/") + 1))
    .filter((name) => name !== "index.ts");
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
