import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse, stringify } from "yaml";
import { root } from "../project.mjs";

/**
 * The manifests and the lockfile of a workspace that installs packed packages, so that it can be installed offline:
 * the versions are those of this repository's lockfile, which its own install has brought into the store.
 * @param {string[]} tarballs of the packages, in `tarballs/` of the new workspace
 * @param {Record<string, string>[]} manifests the package.json of each packed package
 * @param {Record<string, string[]>} apps what each app depends on, by folder
 * @returns {Record<string, string>} files by path
 */
export function workspaceFiles(tarballs, manifests, apps) {
  const lock = parse(readFileSync(join(root, "pnpm-lock.yaml"), "utf8"));
  const own = Object.fromEntries(
    manifests.map(({ name }, at) => [name, `file:tarballs/${basename(tarballs[at])}`]),
  );
  /** The locked version of a dependency as an importer of this repository has it. */
  const locked = (name, importer) => {
    const places = [importer, ...Object.keys(lock.importers)].map((path) => lock.importers[path]);
    const found = places
      .map((place) => place.dependencies?.[name] ?? place.devDependencies?.[name])
      .find(Boolean);
    return found.version;
  };

  for (const [at, { name, version, dependencies = {}, peerDependencies = {} }] of manifests.entries()) {
    const key = `${name}@${own[name]}`;
    const integrity = createHash("sha512").update(readFileSync(tarballs[at])).digest("base64");
    lock.packages[key] = { resolution: { integrity: `sha512-${integrity}`, tarball: own[name] }, version };
    const folder = `packages/${name.split("/")[1]}`;
    const needs = Object.keys({ ...dependencies, ...peerDependencies });
    lock.snapshots[key] = {
      dependencies: Object.fromEntries(needs.map((need) => [need, own[need] ?? locked(need, folder)])),
    };
  }

  const files = { "pnpm-workspace.yaml": stringify({ packages: Object.keys(apps) }) };
  const importers = { ".": {} };
  files["package.json"] = JSON.stringify({ name: "consumer", private: true });
  for (const [folder, names] of Object.entries(apps)) {
    const entries = names.map((name) => {
      const version = own[name] ?? locked(name, "apps/web");
      const specifier = own[name]
        ? `file:../${own[name].slice("file:".length)}`
        : version.replace(/\(.*/, "");
      return [name, { specifier, version }];
    });
    importers[folder] = { dependencies: Object.fromEntries(entries) };
    const dependencies = Object.fromEntries(entries.map(([name, { specifier }]) => [name, specifier]));
    files[`${folder}/package.json`] = JSON.stringify({
      name: folder,
      private: true,
      type: "module",
      dependencies,
    });
  }
  const { lockfileVersion, settings, packages, snapshots } = lock;
  files["pnpm-lock.yaml"] = stringify({ lockfileVersion, settings, importers, packages, snapshots });
  return files;
}
