import { getStyle } from "./pasted-style.ts";

const MAYBE_HIDDEN = '[hidden], [style*="display" i], [style*="visibility" i], [style*="mso-hide" i]';
/** Largest number of columns that are checked; spreadsheets end their tables with columns of thousands. */
const MAX_COLUMNS = 1000;

const hasInvisibleStyle = (element: Element) =>
  /^(?:hidden|collapse)/i.test(getStyle(element, "visibility") ?? "");

const isHidden = (element: Element) =>
  element.hasAttribute("hidden") ||
  /^none/i.test(getStyle(element, "display") ?? "") ||
  /^all/i.test(getStyle(element, "mso-hide") ?? "");

/** Removes the content that the source did not show: hidden elements, filtered rows and hidden columns. */
export function removeHidden(body: HTMLElement): void {
  for (const table of body.querySelectorAll("table")) removeHiddenColumns(table);
  for (const element of body.querySelectorAll(MAYBE_HIDDEN)) {
    if (/^COL(?:GROUP)?$/.test(element.tagName)) continue;
    if (isHidden(element)) element.remove();
    else if (hasInvisibleStyle(element)) {
      const visible = [...element.querySelectorAll('[style*="visibility" i]')].filter(
        (inner) => /^visible/i.test(getStyle(inner, "visibility") ?? "") && !isHidden(inner),
      );
      element.replaceWith(...visible.filter((inner) => !visible.some((outer) => isInside(inner, outer))));
    }
  }
}

const isInside = (inner: Element, outer: Element) => inner !== outer && outer.contains(inner);

/** Returns the indexes of the columns that a spreadsheet hides. */
function findHiddenColumns(table: HTMLTableElement): Set<number> {
  const hidden = new Set<number>();
  let index = 0;
  const columns = [...table.children].flatMap((child) =>
    child.tagName === "COLGROUP" ? [...child.children] : child.tagName === "COL" ? [child] : [],
  );
  for (const column of columns) {
    const span = Math.max(1, Number(column.getAttribute("span")) || 1);
    const end = Math.min(index + span, MAX_COLUMNS);
    const isColumnHidden =
      isHidden(column) || hasInvisibleStyle(column) || column.getAttribute("width") === "0";
    if (isColumnHidden) for (let at = index; at < end; at += 1) hidden.add(at);
    index = end;
  }
  return hidden;
}

function removeHiddenColumns(table: HTMLTableElement): void {
  const hidden = findHiddenColumns(table);
  if (hidden.size === 0) return;
  /** Number of further rows that a cell of an earlier row covers, by column. */
  const covered: number[] = [];
  for (const row of [...table.rows]) {
    let index = 0;
    for (const cell of [...row.cells]) {
      while ((covered[index] ?? 0) > 0) {
        covered[index]! -= 1;
        index += 1;
      }
      const end = Math.min(index + Math.max(1, cell.colSpan), MAX_COLUMNS);
      let visible = 0;
      for (; index < end; index += 1) {
        covered[index] = Math.max(1, cell.rowSpan) - 1;
        if (!hidden.has(index)) visible += 1;
      }
      if (visible === 0) cell.remove();
      else if (cell.hasAttribute("colspan")) cell.setAttribute("colspan", String(visible));
    }
    for (; index < covered.length; index += 1) if (covered[index]! > 0) covered[index]! -= 1;
  }
}
