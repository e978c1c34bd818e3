import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import { open } from "./member.ts";

const axe = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Waits until nothing that is shown waits for an answer. */
export const untilWhole = (page: Page): Promise<void> =>
  // The page of components shows a button at work, for ever.
  expect(page.locator("main [aria-busy=true]:not(button)").filter({ visible: true })).toHaveCount(0);

/** Opens a page and waits until everything that it asks for has come. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.waitForLoadState("networkidle");
  await untilWhole(page);
}

/**
 * What axe finds on a page as it stands.
 * @param rule the one that is asked, all of them without it
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
