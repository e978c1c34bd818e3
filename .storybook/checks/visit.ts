import type { Page } from "playwright";

type Condition = "forcedColors" | "reducedMotion" | "largeText" | "largeNarrow" | "narrow";

/** Condition → what gets lost under it, one sentence each. */
export type Losses = Record<Condition, string[]>;

const settled = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** How a browser is put under each condition; focus moves in the last, and what it opens is in nobody's way then. */
const enter: Record<Condition, (page: Page) => Promise<void>> = {
  reducedMotion: (page) => page.emulateMedia({ reducedMotion: "reduce" }),
  largeText: (page) => setFontSize(page, 32),
  largeNarrow: async (page) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await enter.largeText(page);
  },
  narrow: (page) => page.setViewportSize({ width: 320, height: 256 }),
  forcedColors: (page) => page.emulateMedia({ forcedColors: "active" }),
};

/** Puts the story that is shown under each condition in turn, really, and leaves it as it was. */
export async function findUnderConditions(page: Page): Promise<Losses> {
  const size = page.viewportSize();
  await page.evaluate(() => lenscapeChecks.note());
  const losses: Losses = { reducedMotion: [], largeText: [], largeNarrow: [], narrow: [], forcedColors: [] };
  for (const condition of Object.keys(enter) as Condition[]) {
    await enter[condition](page);
    await page.evaluate(settled);
    losses[condition] = [...new Set(await page.evaluate((name) => lenscapeChecks[name](), condition))];
    await leave(page, size);
  }
  return losses;
}

/** The browser's own font size, in px: `rem` follows it everywhere, in media queries too. */
async function setFontSize(page: Page, size: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: size } });
  await session.detach();
}

/** The losses as one list, each with its condition in front. */
export function listed(losses: Losses): string[] {
  return Object.entries(losses).flatMap(([condition, found]) =>
    found.map((sentence) => `${condition}: ${sentence}`),
  );
}

async function leave(page: Page, size: ReturnType<Page["viewportSize"]>) {
  await page.emulateMedia({ reducedMotion: null, forcedColors: null });
  await setFontSize(page, 16);
  if (size && page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
}
