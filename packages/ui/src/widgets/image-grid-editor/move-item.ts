/** Returns a copy of the list with one item moved; unchanged for an index outside the list. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const copy = [...list];
  if (from === to || to < 0 || to >= copy.length) return copy;
  const [item] = copy.splice(from, 1);
  if (item !== undefined) copy.splice(to, 0, item);
  return copy;
}

/** Returns the index an arrow, Home or End key moves an item to in a grid; null for other keys. */
export function placeAfterKey(
  key: string | undefined,
  from: number,
  count: number,
  columns: number,
): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key ?? ""];
  return to === undefined || to < 0 || to >= count || to === from ? null : to;
}
