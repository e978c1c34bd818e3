import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config.ts";

/** `pnpm hostile`: what attackers send, against a built server of its own; every test prints what it has counted. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  testIgnore: [],
  globalSetup: "./global-setup.ts",
  outputDir: "../../test-results",
  timeout: 15 * 60_000,
  // One attack at a time: what one of them costs is measured meanwhile.
  workers: 1,
  projects: [{ name: "hostile" }],
});
