// Writes the tokens of tokens.css as W3C design-token JSON, where Storybook serves it to designers.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

const { module } = await runnerImport(path("src/styles/design-tokens.ts"));
const tokens = module.designTokens(readFileSync(path("src/styles/tokens.css"), "utf8"));
writeFileSync(path("public/lenscape.tokens.gen.json"), `${JSON.stringify(tokens, null, 2)}\n`);
