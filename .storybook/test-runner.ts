import type { TestRunnerConfig } from "@storybook/test-runner";
import type { Page } from "playwright";
import { findUnderConditions, listLosses } from "./checks/visit.ts";
import { representatives } from "./conditions/representative.ts";

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

let representativeIds: Promise<Set<string>> | undefined;

/** Returns the ids of the stories to test under the conditions, from the index of the built Storybook. */
async function getRepresentatives(page: Page) {
  const index = await page.evaluate(() => fetch("index.json").then((response) => response.json()));
  return representatives(index.entries);
}

const config: TestRunnerConfig = {
  /** Opens the built Storybook. The runner itself gets its stories in groups (`scripts/lib/story-groups.ts`). */
  async prepare({ page }) {
    const { REFERENCE_URL, TARGET_URL } = process.env;
    await page.goto(new URL("iframe.html", REFERENCE_URL ?? TARGET_URL).href, { waitUntil: "load" });
  },

  /** Opens stories with long texts in the narrowest viewport. */
  async preVisit(page, { id }) {
    const size = id.endsWith("--long-text") ? PHONE : DESKTOP;
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
  },

  /** Checks for horizontal scrolling, props without a description and losses under the conditions, and with
   *  PRESS_CONTROLS for controls without an effect. */
  async postVisit(page, { id }) {
    if (id.endsWith("--long-text")) {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > PHONE.width) throw new Error(`${width} px wide on a phone of ${PHONE.width}`);
    }
    // A story that reloaded its page sets the variable a moment later.
    const undocumented = await page
      .waitForFunction(() => globalThis.lenscapeUndocumentedProps)
      .then((handle) => handle.jsonValue());
    if (undocumented.length > 0) throw new Error(`Props without a description: ${undocumented.join(", ")}`);
    representativeIds ??= getRepresentatives(page);
    if ((await representativeIds).has(id)) {
      const found = listLosses(await findUnderConditions(page));
      if (found.length > 0) throw new Error(`Under the conditions of the toolbar:\n${found.join("\n")}`);
    }
    if (!process.env.PRESS_CONTROLS) return;
    const dead = await page.evaluate(() => globalThis.lenscapeDeadControls());
    if (dead.length > 0) throw new Error(`Controls without an effect:\n${dead.join("\n")}`);
  },
};

export default config;
