import { afterEach, expect, test, vi } from "vitest";
import { centerInRow } from "./center-in-row.ts";

afterEach(() => vi.unstubAllGlobals());

/** A row 300 px wide from 20, or one without room, and its item 60 px wide from 500. */
function row(width: number) {
  const element = document.createElement("div");
  const item = element.appendChild(document.createElement("a"));
  const size = { width };
  Object.defineProperty(element, "clientWidth", { get: () => size.width });
  element.getBoundingClientRect = () => new DOMRect(size.width && 20, 0, size.width, 40);
  item.getBoundingClientRect = () =>
    new DOMRect(size.width && 500 - element.scrollLeft, 0, size.width && 60, 40);
  return { element, item, size };
}

function watchSizes() {
  const watched = { resize: () => {}, observed: [] as Element[], disconnect: vi.fn() };
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        watched.resize = callback;
      }
      observe = (element: Element) => watched.observed.push(element);
      disconnect = watched.disconnect;
    },
  );
  return watched;
}

test("the middle of the item comes to the middle of its row, and stays there", () => {
  const sizes = watchSizes();
  const { element, item } = row(300);
  centerInRow(item);
  expect(element.scrollLeft).toBe(360);
  centerInRow(item);
  expect(element.scrollLeft).toBe(360);
  expect(sizes.observed).toEqual([]);
});

test("a row that is not shown yet does so once, as soon as it is", () => {
  const sizes = watchSizes();
  const { element, item, size } = row(0);
  centerInRow(item);
  expect(sizes.observed).toEqual([element]);
  sizes.resize();
  expect(element.scrollLeft).toBe(0);
  expect(sizes.disconnect).not.toHaveBeenCalled();
  size.width = 300;
  sizes.resize();
  expect(element.scrollLeft).toBe(360);
  expect(sizes.disconnect).toHaveBeenCalledOnce();
});

test("an item that goes before its row is shown is waited for no longer", () => {
  const sizes = watchSizes();
  const { item } = row(0);
  const leave = centerInRow(item);
  leave?.();
  expect(sizes.disconnect).toHaveBeenCalledOnce();
});

test("without a row there is nothing to do", () => {
  expect(centerInRow(null)).toBeUndefined();
  expect(centerInRow(document.createElement("a"))).toBeUndefined();
});
