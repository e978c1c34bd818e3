/**
 * Ref callback for the current item of a horizontally scrolling row: centres the item without scrolling the page. A
 * hidden row centres it once it becomes visible.
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
  const visibilityObserver = new ResizeObserver(() => {
    if (row.clientWidth === 0) return;
    visibilityObserver.disconnect();
    center();
  });
  visibilityObserver.observe(row);
  return () => visibilityObserver.disconnect();
}
