// Bundles the server with its packages, into dist or the folder that is named: the search for hundreds of small files
// would hold up the start.
import { cp, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const folder = process.argv[2] ?? "dist";

/**
 * These have native parts or files of their own next to them; Vite serves the sources alone, and the client of S3 loses
 * its named exports in a bundle.
 */
const outside = [
  "@aws-sdk/client-s3",
  "@electric-sql/pglite",
  "@node-rs/argon2",
  "sharp",
  "svg-captcha",
  "vite",
];

await rm(at(folder), { recursive: true, force: true });
await build({
  entryPoints: {
    main: at("src/main.ts"),
    seed: at("src/seed.ts"),
    cli: at("src/cli.ts"),
    "page-worker": at("src/domains/links/page-worker.ts"),
    "media-worker": at("src/domains/uploads/media-worker.ts"),
  },
  outdir: at(folder),
  bundle: true,
  splitting: true,
  platform: "node",
  format: "esm",
  target: "node20",
  sourcemap: true,
  // One letter beyond Latin-1 in a file, and V8 keeps two bytes for each letter of it: names of authors stand apart.
  legalComments: "linked",
  logLevel: "warning",
  external: outside.flatMap((name) => [name, `${name}/*`]),
  // Some bundled packages are CommonJS and ask for Node's own modules.
  banner: {
    js: 'import { createRequire as createRequireOf } from "node:module"; const require = createRequireOf(import.meta.url);',
  },
});
await cp(at("src/db/migrations"), at(`${folder}/migrations`), {
  recursive: true,
  // Snapshots of the schema serve the making of a migration alone.
  filter: (path) => !path.endsWith("_snapshot.json"),
});
