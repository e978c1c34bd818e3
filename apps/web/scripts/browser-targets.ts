/** Names of browsers in build targets, by their names in browserslist. */
const TARGET_NAMES: Record<string, string> = {
  chrome: "chrome",
  edge: "edge",
  safari: "safari",
  ios_saf: "ios",
  firefox: "firefox",
};

/**
 * Converts the browserslist of the root `package.json` to build targets: `ios_saf >= 15` to `ios15`.
 * @throws Error for a query that is not of the form `browser >= version`
 */
export function toBuildTargets(queries: readonly string[]): string[] {
  return queries.map((query) => {
    const [, name = "", version] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(query) ?? [];
    const target = TARGET_NAMES[name];
    if (!target) throw new Error(`browserslist: "${query}" is not of the form "chrome >= 100"`);
    return target + version;
  });
}
