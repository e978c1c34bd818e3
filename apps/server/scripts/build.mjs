// Bundles the server with the workspace packages and what those need; most of the server's own npm packages stay outside.
import { cp, readFile, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const { dependencies, devDependencies } = JSON.parse(await readFile(at("package.json"), "utf8"));
// Made of a hundred small files, whose search would hold up the start.
const inside = ["drizzle-orm", "parse5"];
const outside = Object.keys({ ...dependencies, ...devDependencies }).filter(
  (name) => !name.startsWith("@lenscape/") && !inside.includes(name),
);

await rm(at("dist"), { recursive: true, force: true });
await build({
  entryPoints: { main: at("src/main.ts"), seed: at("src/seed.ts") },
  outdir: at("dist"),
  bundle: true,
  splitting: true,
  platform: "node",
  format: "esm",
  target: "node20",
  sourcemap: true,
  logLevel: "warning",
  external: outside.flatMap((name) => [name, `${name}/*`]),
  // Some bundled packages are CommonJS and ask for Node's own modules.
  banner: {
    js: 'import { createRequire as createRequireOf } from "node:module"; const require = createRequireOf(import.meta.url);',
  },
});
await cp(at("src/db/migrations"), at("dist/migrations"), { recursive: true });
