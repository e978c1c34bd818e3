import { test as base, expect } from "@playwright/test";

export { expect };

/**
 * A journey: Playwright's test against the server of the global set-up, which also fails when the page throws an
 * error nobody catches.
 */
export const test = base.extend<{ noPageErrors: undefined }>({
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
});
