/**
 * Packs the package in whose folder it runs, as a release does, and checks it with publint and Are The Types Wrong. Its
 * dependencies must be ranges, so that an app and the package share one copy of a library, and its types name no
 * requirement of this repository.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { packPackage } from "./lib/pack-package.ts";
import { typedEntries } from "./lib/package-entries.ts";
import { main, say } from "./lib/user-facing-error.mjs";

/** Supported importers: ES modules on Node.js and bundlers. `require` of Node.js takes ES modules too. */
const RESOLUTIONS: readonly string[] = ["node16-esm", "bundler"];

/** The fields of a problem that are read here; each kind has some of them. */
type Problem = { kind: string; resolutionKind?: string; entrypoint?: string; fileName?: string };

await main(async () => {
  const directory = mkdtempSync(join(tmpdir(), "lenscape-pack-"));
  try {
    const tarball = readFileSync(await packPackage(process.cwd(), directory));
    const { messages, pkg } = await publint({ pack: { tarball: asArrayBuffer(tarball) }, strict: true });
    const faults = messages.map((message) => formatMessage(message, pkg, { color: false }));
    for (const [name, version] of Object.entries(pkg.dependencies ?? {}))
      if (/^\d/.test(version as string))
        faults.push(`${name} ${version} is exact; use a range (^${version})`);

    const contents = createPackageFromTarballData(new Uint8Array(tarball));
    const entries = typedEntries(pkg.exports, contents.listFiles());
    const result = await checkPackage(contents, { entrypoints: entries });
    const problems: Problem[] = result.types ? result.problems : [];
    for (const { kind, resolutionKind, entrypoint, fileName } of problems) {
      if (!resolutionKind || RESOLUTIONS.includes(resolutionKind))
        faults.push(`${kind}: ${entrypoint ?? fileName} (${resolutionKind ?? "any"})`);
    }
    for (const file of contents.listFiles().filter((name) => name.endsWith(".d.ts"))) {
      const [id] = /\b[A-Z]{3,}-\d{3}\b/.exec(contents.readFile(file)) ?? [];
      if (id) faults.push(`${file} names the requirement ${id}, which readers of the package do not know`);
    }
    if (entries.length === 0) faults.push("no entry with types");
    for (const fault of faults) console.error(fault);
    say(`${pkg.name}: ${entries.length} entries with types, ${faults.length} faults`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});

function asArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
