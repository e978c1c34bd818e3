import { vi } from "vitest";

/** Stands for a reader who is far from every place of the page. @returns brings them near */
export function stubNear(): () => void {
  const places: (() => void)[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        places.push(() => seen([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => {
    for (const arrive of places) arrive();
  };
}
