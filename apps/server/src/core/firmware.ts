/** Parses a firmware version, `1.1.0` to [1, 1, 0]. */
const partsOf = (version: string) => version.split(".").map(Number);

/** Whether a firmware is newer than another. False if one of them is unknown (empty). */
export function isNewer(version: string, other: string): boolean {
  if (version === "" || other === "") return false;
  const [a, b] = [partsOf(version), partsOf(other)];
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** Returns the newest of several firmware versions; empty if none is known. */
export const newestOf = (versions: readonly string[]): string =>
  versions.reduce((newest, one) => (newest === "" || isNewer(one, newest) ? one : newest), "");
