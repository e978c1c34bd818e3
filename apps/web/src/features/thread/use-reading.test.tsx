import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useReading } from "./use-reading.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A text that ends 1800 px below the top of the page, in a window 800 px high. */
function open() {
  document.body.innerHTML = `<article data-slot="thread-post"><div data-slot="rich-text"></div></article>`;
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
  [500, 50],
  [1000, 100],
  [1400, 100],
])(
  "scrolled by %i px, %i percent is read: none at the top, all where the end is in sight",
  (scrolled, percent) => {
    const { result } = open();
    vi.stubGlobal("scrollY", scrolled);
    act(() => void window.dispatchEvent(new Event("scroll")));
    expect(result.current.percent).toBe(percent);
  },
);
