import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useReading } from "./use-reading-progress.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A text that ends 1800 px below the top of a page that is so high, in a window 800 px high; with a heading 900 px down. */
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
  return renderHook(() => useReading(true));
}

test.each([
  [0, 0],
  [700, 50],
  [1000, 71],
  [1395, 99],
  [1400, 100],
])(
  "scrolled by %i px, %i percent is read: none at the top, all where the end is halfway up the window",
  (scrolled, percent) => {
    const { result } = open();
    vi.stubGlobal("scrollY", scrolled);
    act(() => void window.dispatchEvent(new Event("scroll")));
    expect(result.current.percent).toBe(percent);
  },
);

test("all is read too where the page ends, before the text's end is halfway up", () => {
  const { result } = open(1900);
  vi.stubGlobal("scrollY", 1100);
  act(() => void window.dispatchEvent(new Event("scroll")));
  expect(result.current.percent).toBe(100);
});

test.each([
  [400, -1],
  [600, 0],
  [1300, 0],
])(
  "scrolled by %i px, one is in section %i: in the first as soon as it is well in sight",
  (scrolled, section) => {
    const { result } = open();
    vi.stubGlobal("scrollY", scrolled);
    act(() => void window.dispatchEvent(new Event("scroll")));
    expect(result.current.section).toBe(section);
  },
);
