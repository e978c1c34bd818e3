// Bundles the server with its packages: the search for hundreds of small files would hold up the start. Arguments: the
// output folder (dist by default) and the source of the main entry, which tests replace.
import { cp, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { EXTERNALS } from "./externals.ts";

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const [folder = "dist", main = "src/main.ts"] = process.argv.slice(2);

await rm(at(folder), { recursive: true, force: true });
await build({
  entryPoints: {
    main: at(main),
    seed: at("src/seed.ts"),
    cli: at("src/cli.ts"),
    "link-page-task": at("src/modules/content/link/link-page-task.ts"),
    "media-worker": at("src/modules/media/media-worker.ts"),
  },
  outdir: at(folder),
  bundle: true,
  splitting: true,
  platform: "node",
  format: "esm",
  target: "node24",
  sourcemap: true,
  // V8 stores a file with one letter beyond Latin-1 in two bytes a letter; names of authors would be such letters.
  legalComments: "linked",
  logLevel: "warning",
  // The built server runs as in production, whatever the environment says.
  define: { "process.env.NODE_ENV": '"production"' },
  external: EXTERNALS.flatMap((name) => [name, `${name}/*`]),
  // Some bundled packages are CommonJS and ask for Node's own modules.
  banner: {
    js: 'import { createRequire as createRequireOf } from "node:module"; const require = createRequireOf(import.meta.url);',
  },
});
await cp(at("src/db/functions"), at(`${folder}/functions`), { recursive: true });
await cp(at("src/demo/community"), at(`${folder}/community`), { recursive: true });
await cp(at("src/db/migrations"), at(`${folder}/migrations`), {
  recursive: true,
  // Snapshots of the schema are needed to generate migrations only.
  filter: (path) => !path.endsWith("_snapshot.json"),
});
