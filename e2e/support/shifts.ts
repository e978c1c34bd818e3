import type { Page } from "@playwright/test";

/** Words that come with an answer may move in their own box: 关注 becomes 互相关注. */
const MOST_SHIFT = 0.01;

declare global {
  /** How far what was shown has moved since, by what. */
  var shifts: [value: number, what: string][];
}

function note() {
  globalThis.shifts = [];
  let path = location.pathname;
  const placeOf = ({ x, y }: DOMRectReadOnly) => `${Math.round(x)},${Math.round(y)}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as {
      value: number;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }[]) {
      // A page with a bar of another height moves `main` when it replaces another one: no move within a page, and
      // reported on slow machines only.
      const isNewPage =
        path !== location.pathname && entry.sources.some(({ node }) => (node as Element)?.id === "main");
      path = location.pathname;
      if (isNewPage) continue;
      const moves = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.textContent?.trim().slice(0, 16)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
      );
      globalThis.shifts.push([entry.value, moves.join(", ")]);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Notes what moves on every page that is opened from now on, from before its first script. */
export const noteShifts = (page: Page): Promise<unknown> => page.addInitScript(note);

/** What moved on the page while it loaded, by how much and from where to where; nothing if that was not to be seen. */
export async function shiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => globalThis.shifts);
  const moved = shifts.reduce((sum, [value]) => sum + value, 0);
  if (moved <= MOST_SHIFT) return [];
  return [`moves by ${moved.toFixed(3)}: ${shifts.map(([, what]) => what).join("; ")}`];
}
