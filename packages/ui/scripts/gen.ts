/**
 * Writes the design tokens of tokens.css as JSON, which Storybook serves to designers, and the Code Connect template of
 * every widget for Figma. Runs after each install too.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const load = async <Module>(name: string) => (await runnerImport<Module>(path(name))).module;

/** Replaces the generated files of a folder; templates of removed widgets go. */
function replaceFiles(folder: string, pattern: RegExp, files: Record<string, string>) {
  mkdirSync(path(folder), { recursive: true });
  for (const name of readdirSync(path(folder)))
    if (pattern.test(name) && !(name in files)) rmSync(path(`${folder}/${name}`));
  for (const [name, text] of Object.entries(files)) writeFileSync(path(`${folder}/${name}`), text);
}

const { tokenFiles } = await load<typeof import("../src/styles/token-files.ts")>("src/styles/token-files.ts");
const tokens = Object.entries(
  tokenFiles(
    ["tokens", "theme"].map((name) => readFileSync(path(`src/styles/${name}.css`), "utf8")).join(""),
  ),
);
replaceFiles(
  "public/tokens",
  /\.json$/,
  Object.fromEntries(tokens.map(([name, content]) => [name, `${JSON.stringify(content, null, 2)}\n`])),
);

const { createCodeConnectFiles } =
  await load<typeof import("../src/docs/code-connect.ts")>("src/docs/code-connect.ts");
const { readWidgetSources } =
  await load<typeof import("../src/docs/widget-files.ts")>("src/docs/widget-files.ts");
replaceFiles("figma", /\.gen\.figma\.js$/, createCodeConnectFiles(readWidgetSources(path("src/widgets"))));
