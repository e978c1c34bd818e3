import { execFile } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "./project.mjs";

const run = promisify(execFile);
const copy = mkdtempSync(join(tmpdir(), "rename-"));

/** Operations that are called, whose answers are looked up by key, and that name the effects of a call. */
const OPERATIONS = ["threadUndershelf", "replyList", "draftDel", "taskWeekList", "liveStream"];
const FIELD = "makeupCards";
/** Files that use the name for something outside the contract: a column, a sentence. */
const OWN_WORD = /\/(?:db|demo|copy)\/|[-/]text\.ts$|^apps\/server\/.*queries\.ts$/;

const renamed = (name: string) => `${name}Renamed`;
const word = (name: string) => new RegExp(`\\b${name}\\b`);

/** Lists the files of the applications that contain a name, except for tests, which may reach a call by its address. */
function usesOf(name: string): string[] {
  const files = ["web", "server"].flatMap((app) =>
    readdirSync(join(root, "apps", app, "src"), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.|^test\//.test(file))
      .map((file) => `apps/${app}/src/${file}`),
  );
  return files.filter((file) => word(name).test(readFileSync(join(root, file), "utf8")));
}

/** Links a folder of dependencies to the original's, except for packages/api, which is the copy's. */
function linkModules(folder: string) {
  mkdirSync(join(copy, folder, "@lenscape"), { recursive: true });
  for (const name of readdirSync(join(root, folder)))
    if (name !== "@lenscape" && !name.startsWith("."))
      symlinkSync(join(root, folder, name), join(copy, folder, name));
  for (const name of readdirSync(join(root, folder, "@lenscape"))) {
    const target = name === "api" ? join(copy, "packages/api") : join(root, folder, "@lenscape", name);
    symlinkSync(target, join(copy, folder, "@lenscape", name));
  }
}

/** Copies the compiler's input, with the operations and the field renamed in the YAML and generated again. */
async function renameInContract() {
  for (const path of [
    "openapi",
    "tsconfig.base.json",
    "packages/api/src",
    "packages/api/scripts",
    "packages/api/package.json",
  ])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, "packages/api/node_modules"), join(copy, "packages/api/node_modules"));
  for (const app of ["apps/web", "apps/server"]) {
    for (const path of ["src", "package.json"])
      cpSync(join(root, app, path), join(copy, app, path), { recursive: true });
    linkModules(`${app}/node_modules`);
  }
  for (const name of readdirSync(join(copy, "openapi"))) {
    const file = join(copy, "openapi", name);
    const places = OPERATIONS.map((id) => ({ where: `operationId: ${id}`, id }));
    const text = [...places, { where: FIELD, id: FIELD }].reduce(
      (changed, { where, id }) =>
        changed.replaceAll(new RegExp(`\\b${where}\\b`, "g"), where.replace(id, renamed(id))),
      readFileSync(file, "utf8"),
    );
    writeFileSync(file, text);
  }
  await run(process.execPath, ["packages/api/scripts/gen.ts"], { cwd: copy });
}

/** Imports every file that extends the types of Fastify, without which others do not compile. */
const SERVER_ENTRY = "apps/server/src/app.ts";
/** Does not compile when an operation lacks a handler. */
const HANDLER_TABLE = "apps/server/src/modules/handlers.ts";

/** Returns the compiler's errors in some files and in their imports. */
async function complaintsOf(files: string[]): Promise<string[]> {
  const compilerOptions = { lib: ["ES2024", "DOM", "DOM.Iterable"], types: ["vite/client", "node"] };
  writeFileSync(
    join(copy, "apps/web/tsconfig.json"),
    JSON.stringify({
      extends: "../../tsconfig.base.json",
      compilerOptions,
      files: files.map((file) => `../../${file}`),
    }),
  );
  const tsc = join(root, "apps/web/node_modules/.bin/tsc");
  const { stdout } = await run(tsc, ["-p", "apps/web", "--pretty", "false", "--checkers", "1"], {
    cwd: copy,
  }).catch((cause: { stdout: string }) => cause);
  return stdout.split("\n").filter((line) => /error TS/.test(line));
}

describe("a name that changes only in the YAML", () => {
  const names = [...OPERATIONS, FIELD];
  const uses = new Map(names.map((name) => [name, usesOf(name).filter((file) => !OWN_WORD.test(file))]));
  let complaints: string[] = [];
  beforeAll(async () => {
    await renameInContract();
    complaints = await complaintsOf([...new Set([SERVER_ENTRY, ...[...uses.values()].flat()])]);
  }, 120_000);
  afterAll(() => rmSync(copy, { recursive: true }));

  test.each(names)("%s causes a compiler error in every file that uses it", (name) => {
    const files = uses.get(name) ?? [];
    const filesWithErrors = files.filter((file) => complaints.some((line) => line.startsWith(`${file}(`)));
    expect(files.length).toBeGreaterThan(0);
    expect(filesWithErrors).toEqual(files);
  });

  test("causes no other errors", () => {
    const used = [HANDLER_TABLE, ...[...uses.values()].flat()];
    expect(complaints.filter((line) => !used.includes(line.slice(0, line.indexOf("("))))).toEqual([]);
    expect(complaints.filter((line) => line.includes("Cannot find module"))).toEqual([]);
  });
});
