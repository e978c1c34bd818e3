import { appendFileSync } from "node:fs";
import type { TestRunnerConfig } from "@storybook/test-runner";
import type { Page } from "playwright";
import { findUnderConditions, listed } from "./checks/visit.ts";
import { representatives } from "./conditions/representative.ts";

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

let chosen: Promise<Set<string>> | undefined;

/** The stories that are put under the conditions, by the index as built: the page is where that is. */
async function chosenStories(page: Page) {
  const index = await page.evaluate(() => fetch("index.json").then((answer) => answer.json()));
  return representatives(index.entries);
}

const config: TestRunnerConfig = {
  /** The runner is notified of the stories in groups (`scripts/lib/story-groups.ts`); the pages need the index as built. */
  async prepare({ page }) {
    const { REFERENCE_URL, TARGET_URL } = process.env;
    await page.goto(new URL("iframe.html", REFERENCE_URL ?? TARGET_URL).href, { waitUntil: "load" });
  },

  /** Long texts are shown where they have the least room. */
  async preVisit(page, { id }) {
    const size = id.endsWith("--long-text") ? PHONE : DESKTOP;
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
  },

  /** No text is so long that the page scrolls sideways, every prop says what it does, no condition takes anything
   *  away; and where it is asked for, every control of a page does something. */
  async postVisit(page, { id }) {
    if (id.endsWith("--long-text")) {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > PHONE.width) throw new Error(`${width} px wide on a phone of ${PHONE.width}`);
    }
    // A page that a slow story had loaded anew comes a moment later.
    const silent = await page
      .waitForFunction(() => globalThis.lenscapeSilentProps)
      .then((it) => it.jsonValue());
    if (silent.length > 0) throw new Error(`Props without a description: ${silent.join(", ")}`);
    chosen ??= chosenStories(page);
    if ((await chosen).has(id)) {
      const losses = await findUnderConditions(page);
      const { CONDITION_VISITS } = process.env;
      if (CONDITION_VISITS) appendFileSync(CONDITION_VISITS, `${JSON.stringify({ id, losses })}\n`);
      const found = listed(losses);
      if (found.length > 0) throw new Error(`Under the conditions of the toolbar:\n${found.join("\n")}`);
    }
    if (!process.env.PRESS_CONTROLS) return;
    const dead = await page.evaluate(() => globalThis.lenscapeDeadControls());
    if (dead.length > 0) throw new Error(`Controls without an effect:\n${dead.join("\n")}`);
  },
};

export default config;
