import { expect } from "storybook/test";

/** For a story of long texts: nothing of it makes the page scroll sideways. */
export async function expectFits(): Promise<void> {
  const page = document.documentElement;
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
}
