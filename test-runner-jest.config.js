import { availableParallelism } from "node:os";
import { getJestConfig } from "@storybook/test-runner";
import { findChromium } from "./scripts/lib/ensure-chromium.ts";

const base = getJestConfig();
const environment = base.testEnvironmentOptions;

export default {
  ...base,
  // Long enough for a slow machine: a story that ran out of it takes those after it along.
  testTimeout: 90_000,
  // One more than there are processors: a page that waits for its story leaves one idle.
  maxWorkers: availableParallelism() + 1,
  testEnvironmentOptions: {
    ...environment,
    "jest-playwright": {
      ...environment["jest-playwright"],
      browsers: ["chromium"],
      launchOptions: {
        executablePath: findChromium(),
        headless: true,
        // A scrollbar that takes room is what most desktops have.
        ignoreDefaultArgs: ["--hide-scrollbars"],
        args: [
          "--no-sandbox",
          "--disable-dev-shm-usage",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--no-first-run",
          "--lang=zh-CN",
        ],
      },
      contextOptions: { locale: "zh-CN" },
    },
  },
};
