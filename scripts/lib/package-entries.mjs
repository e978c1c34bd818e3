/**
 * Every name under which a packed package has modules with types, with the stars of its exports written out.
 * @param {Record<string, string | Record<string, string>>} exports of its package.json
 * @param {string[]} files of the package, each with a slash before it or a path that ends in it
 * @returns {string[]} such as `./button`
 */
export function typedEntries(exports, files) {
  return Object.entries(exports).flatMap(([name, { types }]) => {
    if (!types?.includes("*")) return types ? [name] : [];
    const [before, ...after] = types.slice(1).split("*");
    const pattern = new RegExp(`${before}([^/]+)${after.join("\\1")}$`);
    return files.flatMap((file) => pattern.exec(file)?.[1] ?? []).map((star) => name.replace("*", star));
  });
}
