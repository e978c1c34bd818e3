import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useReadingProgress } from "./use-reading-progress.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Renders a text that ends at 1800 px and has a heading at 900 px, in a window of 800 px. */
function open(pageHeight = 4000) {
  document.body.innerHTML = `<article data-slot="thread-post"><div data-slot="rich-text"><div data-slot="rich-text-group"><h2></h2></div></div></article>`;
  const heading = document.querySelector("h2")!;
  heading.getBoundingClientRect = () => new DOMRect(0, 900 - window.scrollY, 600, 30);
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(pageHeight);
  const text = document.querySelector("[data-slot=rich-text]")!;
  text.getBoundingClientRect = () => new DOMRect(0, 300 - window.scrollY, 600, 1500);
  vi.stubGlobal("innerHeight", 800);
  vi.stubGlobal("scrollY", 0);
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => {
    draw();
    return 0;
  });
  return renderHook(() => useReadingProgress(true));
}

test.each([
  [0, 0],
  [700, 50],
  [1000, 71],
  [1395, 99],
  [1400, 100],
])("at %i px, %i percent is read", (scrolled, percent) => {
  const { result } = open();
  vi.stubGlobal("scrollY", scrolled);
  act(() => void window.dispatchEvent(new Event("scroll")));
  expect(result.current.percent).toBe(percent);
});

test("counts a text as read at the end of the page", () => {
  const { result } = open(1900);
  vi.stubGlobal("scrollY", 1100);
  act(() => void window.dispatchEvent(new Event("scroll")));
  expect(result.current.percent).toBe(100);
});

test.each([
  [400, -1],
  [600, 0],
  [1300, 0],
])("at %i px, the current section is %i", (scrolled, section) => {
  const { result } = open();
  vi.stubGlobal("scrollY", scrolled);
  act(() => void window.dispatchEvent(new Event("scroll")));
  expect(result.current.section).toBe(section);
});
