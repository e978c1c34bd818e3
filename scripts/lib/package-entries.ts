/** The `exports` of a package.json, of which only the files of types are read. */
export type PackageExports = Record<string, string | Record<string, string>>;

/**
 * Lists every name under which a packed package has modules with types, such as `./button`, with stars written out.
 * @param files of the package, each with a slash before it or a path that ends in it
 */
export function typedEntries(exports: PackageExports, files: string[]): string[] {
  return Object.entries(exports).flatMap(([name, target]) => {
    const types = typeof target === "string" ? undefined : target.types;
    if (!types?.includes("*")) return types ? [name] : [];
    const [before, ...after] = types.slice(1).split("*");
    const pattern = new RegExp(`${before}([^/]+)${after.join("\\1")}$`);
    return files.flatMap((file) => pattern.exec(file)?.[1] ?? []).map((star) => name.replace("*", star));
  });
}
