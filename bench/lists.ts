/** Returns the element of a list for an index that is counted without end. */
export function elementInTurn<T>(list: readonly T[], index: number): T {
  const element = list[index % list.length];
  if (element === undefined) throw new Error("The list is empty.");
  return element;
}

/** Returns a random element; `skew` above 1 prefers the first ones. */
export const randomElement = <T>(list: readonly T[], skew = 1): T =>
  elementInTurn(list, Math.floor(list.length * Math.random() ** skew));

/** Returns the value at a share of a sorted list, NaN for an empty one. */
export const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
