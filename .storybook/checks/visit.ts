import type { Page } from "playwright";

type Condition = "forcedColors" | "reducedMotion" | "largeText" | "largeNarrow" | "narrow";

/** Losses by condition, as sentences. */
export type Losses = Record<Condition, string[]>;

const waitForPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Applies a condition to the browser. forcedColors is last because its check moves the focus and may open overlays. */
const applyCondition: Record<Condition, (page: Page) => Promise<void>> = {
  reducedMotion: (page) => page.emulateMedia({ reducedMotion: "reduce" }),
  largeText: (page) => setFontSize(page, 32),
  largeNarrow: async (page) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await applyCondition.largeText(page);
  },
  narrow: (page) => page.setViewportSize({ width: 320, height: 256 }),
  forcedColors: (page) => page.emulateMedia({ forcedColors: "active" }),
};

/** Checks the current story under each condition of the real browser, and restores the browser. */
export async function findUnderConditions(page: Page): Promise<Losses> {
  const size = page.viewportSize();
  await page.evaluate(() => lenscapeChecks.note());
  const losses: Losses = { reducedMotion: [], largeText: [], largeNarrow: [], narrow: [], forcedColors: [] };
  for (const condition of Object.keys(applyCondition) as Condition[]) {
    await applyCondition[condition](page);
    await page.evaluate(waitForPaint);
    losses[condition] = [...new Set(await page.evaluate((name) => lenscapeChecks[name](), condition))];
    await resetConditions(page, size);
  }
  return losses;
}

/** Sets the browser's default font size in px, which `rem` follows in media queries too. */
async function setFontSize(page: Page, size: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: size } });
  await session.detach();
}

/** Lists all losses, each with its condition. */
export function listLosses(losses: Losses): string[] {
  return Object.entries(losses).flatMap(([condition, found]) =>
    found.map((sentence) => `${condition}: ${sentence}`),
  );
}

async function resetConditions(page: Page, size: ReturnType<Page["viewportSize"]>) {
  await page.emulateMedia({ reducedMotion: null, forcedColors: null });
  await setFontSize(page, 16);
  if (size && page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
}
