// Writes the Code Connect template of every widget, and removes those of widgets that are gone.
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

const { module } = await runnerImport<typeof import("../src/docs/code-connect-files.ts")>(
  path("src/docs/code-connect-files.ts"),
);
const files = module.codeConnectFiles(path("src/widgets"));
for (const old of readdirSync(path("figma"))) if (old.endsWith(".gen.figma.js")) rmSync(path(`figma/${old}`));
for (const [name, text] of Object.entries(files)) writeFileSync(path(`figma/${name}`), text);
