import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse, stringify } from "yaml";
import { root } from "../project.mjs";

/** A packed package: the path of its tarball, and the part of its package.json that is read here. */
export type Packed = {
  tarball: string;
  manifest: {
    name: string;
    version: string;
    dependencies?: Record<string, string>;
    peerDependencies?: Record<string, string>;
  };
};

type Dependencies = Record<string, { specifier: string; version: string }>;

/** The part of pnpm-lock.yaml that is read here. */
type Lockfile = {
  lockfileVersion: string;
  settings: object;
  importers: Record<string, { dependencies?: Dependencies; devDependencies?: Dependencies }>;
  packages: Record<string, object>;
  snapshots: Record<string, object>;
};

/**
 * Creates the manifests and the lockfile of a workspace that installs packed packages, so that it can be installed
 * offline: the versions are those of this repository's lockfile, which its own install has brought into the store.
 * @param packed packages whose tarballs are in `tarballs/` of the new workspace
 * @param apps the names of each app's dependencies, by folder
 * @returns texts by path
 */
export function workspaceFiles(packed: Packed[], apps: Record<string, string[]>): Record<string, string> {
  const lock: Lockfile = parse(readFileSync(join(root, "pnpm-lock.yaml"), "utf8"));
  const own = Object.fromEntries(
    packed.map(({ tarball, manifest }) => [manifest.name, `file:tarballs/${basename(tarball)}`]),
  );
  /** Returns the locked version of a dependency of an importer of this repository. */
  const locked = (name: string, importer: string) => {
    const places = [lock.importers[importer], ...Object.values(lock.importers)];
    const found = places
      .map((place) => place?.dependencies?.[name] ?? place?.devDependencies?.[name])
      .find(Boolean);
    if (!found) throw new Error(`pnpm-lock.yaml has no ${name}.`);
    return found.version;
  };

  for (const { tarball, manifest } of packed) {
    const { name, version, dependencies = {}, peerDependencies = {} } = manifest;
    const key = `${name}@${own[name]}`;
    const integrity = createHash("sha512").update(readFileSync(tarball)).digest("base64");
    lock.packages[key] = { resolution: { integrity: `sha512-${integrity}`, tarball: own[name] }, version };
    const folder = `packages/${name.split("/")[1]}`;
    const needs = Object.keys({ ...dependencies, ...peerDependencies });
    lock.snapshots[key] = {
      dependencies: Object.fromEntries(needs.map((need) => [need, own[need] ?? locked(need, folder)])),
    };
  }

  const files: Record<string, string> = { "pnpm-workspace.yaml": stringify({ packages: Object.keys(apps) }) };
  const importers: Lockfile["importers"] = { ".": {} };
  files["package.json"] = JSON.stringify({ name: "consumer", private: true });
  for (const [folder, names] of Object.entries(apps)) {
    const entries = names.map((name) => {
      const file = own[name];
      const version = file ?? locked(name, "apps/web");
      const specifier = file ? `file:../${file.slice("file:".length)}` : version.replace(/\(.*/, "");
      return [name, { specifier, version }] as const;
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
