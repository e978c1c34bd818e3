import { test as base, expect } from "@playwright/test";
import { noteStoppedPainting, refuseSecondAttempt } from "./painting.ts";

export { expect };

/**
 * A journey: Playwright's test against the server of the global set-up, which also fails when the page throws an
 * error nobody catches. It is begun a second time when the browser stopped painting, and for nothing else.
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
      await noteStoppedPainting(browser, info);
    },
    { auto: true },
  ],
});
