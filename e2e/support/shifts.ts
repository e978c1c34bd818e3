import type { Page } from "@playwright/test";

/** Maximum layout shift. Labels may grow with their data: 关注 becomes 互相关注. */
const MAX_SHIFT = 0.01;

declare global {
  /** Layout shifts since the navigation, with their sources. */
  var shifts: [value: number, what: string][];
}

function recordLayoutShifts() {
  globalThis.shifts = [];
  let path = location.pathname;
  const toPosition = ({ x, y }: DOMRectReadOnly) => `${Math.round(x)},${Math.round(y)}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as {
      value: number;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }[]) {
      // A page with a header of another height moves `main` when it replaces the previous page. This is not a shift
      // within a page, and browsers report it on slow machines only.
      const isNewPage =
        path !== location.pathname && entry.sources.some(({ node }) => (node as Element)?.id === "main");
      path = location.pathname;
      if (isNewPage) continue;
      const moves = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.textContent?.trim().slice(0, 16)} from ${toPosition(previousRect)} to ${toPosition(currentRect)}`,
      );
      globalThis.shifts.push([entry.value, moves.join(", ")]);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Records layout shifts of every page opened from now on. */
export const recordShifts = (page: Page): Promise<unknown> => page.addInitScript(recordLayoutShifts);

/** Returns the layout shifts of the page as sentences, or [] when they are too small to be visible. */
export async function getShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => globalThis.shifts);
  const total = shifts.reduce((sum, [value]) => sum + value, 0);
  if (total <= MAX_SHIFT) return [];
  return [`moves by ${total.toFixed(3)}: ${shifts.map(([, what]) => what).join("; ")}`];
}
