// Writes the tokens of tokens.css as design-token JSON, where Storybook serves it to designers.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const write = (name: string, tokens: object) =>
  writeFileSync(path(name), `${JSON.stringify(tokens, null, 2)}\n`);

const css = readFileSync(path("src/styles/tokens.css"), "utf8");
const { module } = await runnerImport<typeof import("../src/styles/token-files.ts")>(
  path("src/styles/token-files.ts"),
);
mkdirSync(path("public/tokens"), { recursive: true });
for (const [name, tokens] of Object.entries(module.tokenFiles(css))) write(`public/tokens/${name}`, tokens);
