import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./scripts/lib/ensure-chromium.ts";

const desktop = devices["Desktop Chrome"];
const phone = devices["iPhone 13"];

// The one tool file that must have a default export. The server under test is started by the global set-up.
export default defineConfig({
  testDir: "e2e",
  // `pnpm hostile` runs these, for as long as they take.
  testIgnore: "hostile/**",
  globalSetup: "./e2e/support/global-setup.ts",
  outputDir: "test-results",
  // One more than there are processors: a journey that waits for the server or an animation leaves one idle.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env.CI),
  // Ends a journey that hangs; a busy machine takes half of this for the longest.
  timeout: 120_000,
  // For a browser that stopped painting alone: `painting.ts` refuses every other second attempt.
  retries: 1,
  // A wait ends with what it waits for, and is only this long on a machine that is busy otherwise.
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects: [
    // What proves the same at every width runs once, on the desktop; what is of a small screen alone, on the phone.
    {
      name: "desktop",
      grepInvert: /@phone/,
      use: { ...desktop, viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      grepInvert: /@once/,
      // No page is opened there.
      testIgnore: ["hostile/**", "operating/**"],
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        userAgent: phone.userAgent,
      },
    },
  ],
});
