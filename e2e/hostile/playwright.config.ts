import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config.ts";

/** `pnpm hostile`: sends attacks to a built server; every test prints its counts. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  testIgnore: [],
  globalSetup: "./global-setup.ts",
  outputDir: "../../test-results",
  timeout: 15 * 60_000,
  // One attack at a time, because their cost is measured.
  workers: 1,
  projects: [{ name: "hostile" }],
});
