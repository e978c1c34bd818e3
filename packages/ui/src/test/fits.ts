import { expect } from "storybook/test";

/** Play function of stories with long texts: the page does not scroll horizontally. */
export async function expectFits(): Promise<void> {
  const page = document.documentElement;
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
}
