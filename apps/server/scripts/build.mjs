// Bundles the server and the workspace packages it uses; npm packages stay outside.
import { cp, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

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
  plugins: [
    {
      name: "npm-packages-stay-outside",
      setup(context) {
        context.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === "entry-point" || path.startsWith("@lenscape/") ? undefined : { path, external: true },
        );
      },
    },
  ],
});
await cp(at("src/db/migrations"), at("dist/migrations"), { recursive: true });
