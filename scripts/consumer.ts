/**
 * `pnpm consumer`: the packages as others get them. Packs them, installs them offline into apps outside the workspace
 * (a page of Vite and React, a page rendered on the server and hydrated, a plain Node.js script), checks the apps'
 * types strictly, builds them, looks at them in Chromium and calls the running server.
 *   --keep   leaves the apps where they are and says where
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { startServer } from "../e2e/support/server.ts";
import { runQuietly } from "./lib/commands.mjs";
import { type Packed, workspaceFiles } from "./lib/consumer/lockfile.ts";
import { lookAtPages } from "./lib/consumer/look.ts";
import { PACKAGES, packPackage } from "./lib/pack-package.ts";
import { type PackageExports, typedEntries } from "./lib/package-entries.ts";
import { root } from "./lib/project.mjs";
import { main, say, UserFacingError } from "./lib/user-facing-error.mjs";
import { workspaceEnv } from "./lib/workspace.mjs";

/** Modules in the folder of the apps that belong to this script. */
const OWN_MODULES = ["lockfile.ts", "look.ts"];

const REACT = ["react", "react-dom", "@types/react", "@types/react-dom"];
const VITE = ["vite", "@vitejs/plugin-react", "typescript", "@types/node"];
/** Dependencies of each app. */
const APPS = {
  spa: ["@lenscape/ui", ...REACT, ...VITE],
  ssr: ["@lenscape/ui", "@lenscape/api", ...REACT, ...VITE],
  node: ["@lenscape/ui", "@lenscape/richtext", "@lenscape/api", ...REACT, "typescript", "@types/node"],
};

await main(async () => {
  const { values } = parseArgs({ options: { keep: { type: "boolean" } } });
  const env = await workspaceEnv();
  const step = stopwatch();
  for (const name of PACKAGES) {
    if (!existsSync(join(root, "packages", name, "dist")))
      throw new UserFacingError("The packages are not built: run `pnpm build-packages` first.");
  }
  const home = mkdtempSync(join(tmpdir(), "lenscape-consumer-"));
  try {
    await install(home, env);
    step("packed and installed");
    await renameTokens(join(home, "spa"));
    for (const app of Object.keys(APPS)) await tool(home, app, "tsc", "-p", ".");
    step("types hold");
    await tool(home, "spa", "vite", "build");
    await tool(home, "ssr", "vite", "build");
    await tool(home, "ssr", "vite", "build", "--ssr", "src/server.tsx");
    step("built");
    // Not behind a proxy: the demo's accounts have their public password.
    const server = await startServer({ TRUSTED_PROXIES: "0" });
    try {
      for (const line of await runScripts(join(home, "node"), server.url)) say(line);
      step("run by Node.js");
      for (const line of await lookAtPages(home, server.url)) say(line);
      step("seen in Chromium");
    } finally {
      await server.stop();
    }
  } finally {
    if (values.keep) say(home);
    else rmSync(home, { recursive: true, force: true });
  }
});

/** Packs the packages and installs the apps with them. */
async function install(home: string, env: NodeJS.ProcessEnv) {
  const tarballs = join(home, "tarballs");
  mkdirSync(tarballs);
  const packed: Packed[] = [];
  for (const name of PACKAGES) {
    const tarball = await packPackage(join(root, "packages", name), tarballs, env);
    const text = await runQuietly(`${tarball} cannot be read:`, "tar", [
      "xzOf",
      tarball,
      "package/package.json",
    ]);
    packed.push({ tarball, manifest: JSON.parse(text) });
  }
  cpSync(join(root, "scripts/lib/consumer"), home, {
    recursive: true,
    filter: (path) => !OWN_MODULES.includes(basename(path)),
  });
  for (const [path, text] of Object.entries(workspaceFiles(packed, APPS))) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  }
  // The examples of the documents are checked, and the programs among them run.
  cpSync(join(root, "packages/api/examples"), join(home, "node"), { recursive: true });
  for (const [at, block] of readmeExamples().entries())
    writeFileSync(join(home, "node", `readme-${at + 1}.ts`), block);
  const store = await runQuietly("pnpm has no store:", "pnpm", ["store", "path"], { env });
  await runQuietly(
    "The apps could not be installed offline. If something is missing in pnpm's store, run `pnpm install --force` " +
      "once with a network and start again:",
    "pnpm",
    ["install", "--offline", "--frozen-lockfile", "--ignore-scripts", `--store-dir=${dirname(store.trim())}`],
    { cwd: home, env },
  );
}

/** Runs the codemod of the tokens on a stylesheet of an app. */
async function renameTokens(app: string) {
  const folder = join(app, "former");
  mkdirSync(folder);
  const file = join(folder, "app.css");
  writeFileSync(file, "a { color: var(--color-brand); font-size: var(--text-sm); --color-acme: red }");
  const codemod = join(app, "node_modules/@lenscape/ui/codemods/prefix-tokens.mjs");
  await runQuietly("The codemod failed:", process.execPath, [codemod, folder]);
  const renamed = "a { color: var(--lens-color-brand); font-size: var(--lens-text-meta); --color-acme: red }";
  if (readFileSync(file, "utf8") !== renamed) throw new UserFacingError("The codemod renamed wrong tokens.");
}

/** Returns the complete programs in the client's README, in their order. */
function readmeExamples(): string[] {
  const blocks = readFileSync(join(root, "packages/api/README.md"), "utf8").split("```ts\n").slice(1);
  return blocks.map((rest) => rest.replace(/```.*$/s, "")).filter((block) => block.startsWith("import "));
}

/** Runs a tool that an app has installed. */
async function tool(home: string, app: string, name: string, ...args: string[]) {
  const cwd = join(home, app);
  await runQuietly(`${name} fails in ${app}:`, join(cwd, "node_modules/.bin", name), args, { cwd });
}

/** Runs the Node.js script, which loads every module and calls the server, and the examples; returns their output. */
async function runScripts(app: string, url: string): Promise<string[]> {
  const run = async (name: string, ...args: string[]) => {
    const script = join("dist", `${name}.js`);
    const output = await runQuietly(`${name} failed in Node.js:`, process.execPath, [script, ...args], {
      cwd: app,
    });
    return output.trim().replaceAll("\n", "\n  ");
  };
  const api = `${url}/api`;
  const token = await run("sign-in", api);
  return [
    await run("main", url, ...entriesOf(app)),
    await run("bot", api, token),
    await run("watch", api, token),
  ];
}

/** Lists every module that an app may import, by its name. */
function entriesOf(app: string): string[] {
  return PACKAGES.flatMap((name) => {
    const folder = join(app, "node_modules/@lenscape", name);
    const { exports }: { exports: PackageExports } = JSON.parse(
      readFileSync(join(folder, "package.json"), "utf8"),
    );
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `/${file}`);
    return typedEntries(exports, files).map((entry) => join("@lenscape", name, entry));
  });
}

/** Creates a function that prints a finished step and its time. */
function stopwatch(): (step: string) => void {
  let last = performance.now();
  return (step) => {
    const now = performance.now();
    say(`${step} (${((now - last) / 1000).toFixed(1)} s)`);
    last = now;
  };
}
