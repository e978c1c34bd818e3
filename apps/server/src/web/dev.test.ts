import { join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";

/** Packages that the bundle of an entry imports. */
async function externalImports(entry: string): Promise<Set<string>> {
  const { metafile } = await build({
    entryPoints: [join(import.meta.dirname, "..", entry)],
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    metafile: true,
    write: false,
    outdir: "unused",
    logLevel: "silent",
  });
  return new Set(Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path)));
}

test("the entries of the build never import Vite, which serves any file of the repository", async () => {
  expect(await externalImports("dev.ts")).toContain("vite");
  for (const entry of ["main.ts", "cli.ts", "seed.ts"])
    expect(await externalImports(entry), entry).not.toContain("vite");
});
