/** A ref for the current one of a row that scrolls sideways: the row shows it in its middle, the page stays where it is. */
export function centerInRow(item: HTMLElement | null) {
  const row = item?.parentElement;
  if (!row) return;
  const [at, around] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += at.left + at.width / 2 - around.left - around.width / 2;
}
