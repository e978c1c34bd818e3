import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import { open } from "./member.ts";

const axe = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Waits until no visible element is loading. */
export const untilWhole = (page: Page): Promise<void> =>
  // The page of components has a button that is always busy.
  expect(page.locator("main [aria-busy=true]:not(button)").filter({ visible: true })).toHaveCount(0);

/** Opens a page and waits until it has loaded its data. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.waitForLoadState("networkidle");
  await untilWhole(page);
}

/**
 * Returns the axe violations of a page.
 * @param rule checks only this rule
 */
export async function violationsOf(page: Page, rule?: string): Promise<string[]> {
  await page.evaluate(await axe);
  return page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run: (
          on: Document,
          how: object,
        ) => Promise<{
          violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
        }>;
      };
    };
    const found = await axe.run(document, { resultTypes: ["violations"], ...(only && { runOnly: [only] }) });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
  }, rule);
}
