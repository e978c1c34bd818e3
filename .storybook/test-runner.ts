import type { TestRunnerConfig } from "@storybook/test-runner";

const config: TestRunnerConfig = {
  /** The runner is told of the stories in groups (`scripts/lib/story-groups.mjs`); the pages need the index as built. */
  async prepare({ page }) {
    const { REFERENCE_URL, TARGET_URL } = process.env;
    await page.goto(new URL("iframe.html", REFERENCE_URL ?? TARGET_URL).href, { waitUntil: "load" });
  },
};

export default config;
