/**
 * A ref for the current one of a row that scrolls sideways: the row shows it in its middle, the page stays where it is.
 * A row that is not shown yet does so once it is.
 */
export function centerInRow(item: HTMLElement | null) {
  const row = item?.parentElement;
  if (!row) return;
  const center = () => {
    const [at, around] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += at.left + at.width / 2 - around.left - around.width / 2;
  };
  center();
  if (row.clientWidth > 0 || !globalThis.ResizeObserver) return;
  const shown = new ResizeObserver(() => {
    if (row.clientWidth === 0) return;
    shown.disconnect();
    center();
  });
  shown.observe(row);
  return () => shown.disconnect();
}
