/** The numbers of a firmware version, `1.1.0` as [1, 1, 0]. */
const partsOf = (version: string) => version.split(".").map(Number);

/** Whether a firmware came out after another; what is not known is not newer. */
export function isNewer(version: string, than: string): boolean {
  if (version === "" || than === "") return false;
  const [a, b] = [partsOf(version), partsOf(than)];
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** The newest of some firmwares; empty when none is known. */
export const newestOf = (versions: readonly string[]): string =>
  versions.reduce((newest, one) => (newest === "" || isNewer(one, newest) ? one : newest), "");
