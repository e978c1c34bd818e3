import { test as base, expect } from "@playwright/test";
import { recordStoppedPainting, refuseSecondAttempt } from "./painting.ts";

export { expect };

/**
 * Playwright's test for journeys on the server of the global set-up. Fails on uncaught errors of the page. Retried once
 * when the browser stopped painting, and for no other reason.
 */
export const test = base.extend<{ noPageErrors: undefined; painting: undefined }>({
  baseURL: async ({ baseURL: _ }, use) => {
    await use(process.env.E2E_BASE_URL);
  },
  noPageErrors: [
    async ({ page }, use) => {
      const errors: Error[] = [];
      page.on("pageerror", (error) => errors.push(error));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  painting: [
    async ({ browser }, use, info) => {
      refuseSecondAttempt(info);
      await use(undefined);
      await recordStoppedPainting(browser, info);
    },
    { auto: true },
  ],
});
