import { getJestConfig } from "@storybook/test-runner";

const base = getJestConfig();
const environment = base.testEnvironmentOptions;

export default {
  ...base,
  testTimeout: 30_000,
  maxWorkers: 2,
  testEnvironmentOptions: {
    ...environment,
    "jest-playwright": {
      ...environment["jest-playwright"],
      browsers: ["chromium"],
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
        headless: true,
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
