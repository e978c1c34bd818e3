import type { TestRunnerConfig } from "@storybook/test-runner";

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

const config: TestRunnerConfig = {
  /** The runner is notified of the stories in groups (`scripts/lib/story-groups.mjs`); the pages need the index as built. */
  async prepare({ page }) {
    const { REFERENCE_URL, TARGET_URL } = process.env;
    await page.goto(new URL("iframe.html", REFERENCE_URL ?? TARGET_URL).href, { waitUntil: "load" });
  },

  /** Long texts are shown where they have the least room. */
  async preVisit(page, { id }) {
    const size = id.endsWith("--long-text") ? PHONE : DESKTOP;
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
  },

  /** No text is so long that the page scrolls sideways. */
  async postVisit(page, { id }) {
    if (!id.endsWith("--long-text")) return;
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > PHONE.width) throw new Error(`${width} px wide on a phone of ${PHONE.width}`);
  },
};

export default config;
