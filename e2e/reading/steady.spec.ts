import type { Page } from "@playwright/test";
import { memberPages, visitorPages } from "../support/addresses.ts";
import { openWhole, violationsOf } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";
import { loginDemo, startSignedIn, withoutStream } from "../support/member.ts";

/** Light as stories show it is looked at by axe there (1280 px); the other looks are looked at here. */
const windows = [
  { width: 390, height: 844, theme: "dark" },
  { width: 768, height: 1024, theme: "light" },
  { width: 1440, height: 900, theme: "dark" },
] as const;

/** Words that come with an answer may move in their own box: 关注 becomes 互相关注. */
const MOST_SHIFT = 0.01;

declare global {
  /** How far what was shown has moved since, by what; noted from before the first script. */
  var shifts: [value: number, what: string][];
}

function noteShifts() {
  globalThis.shifts = [];
  const nameOf = (node: Node | null) => node?.textContent?.trim().slice(0, 16) ?? "";
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as {
      value: number;
      sources: { node: Node | null }[];
    }[])
      globalThis.shifts.push([entry.value, entry.sources.map(({ node }) => nameOf(node)).join(", ")]);
  }).observe({ type: "layout-shift", buffered: true });
}

async function complaintsOf(page: Page, address: string): Promise<string[]> {
  await openWhole(page, address);
  const shifts = await page.evaluate(() => globalThis.shifts);
  const moved = shifts.reduce((sum, [value]) => sum + value, 0);
  return [
    ...(moved > MOST_SHIFT
      ? [`moves by ${moved.toFixed(3)}: ${shifts.map(([, what]) => what).join("; ")}`]
      : []),
    ...(await violationsOf(page)),
  ].map((complaint) => `${address} ${complaint}`);
}

for (const { width, height, theme } of windows) {
  for (const [reader, pages] of [
    ["visitor", visitorPages],
    ["member", memberPages],
  ] as const) {
    test(`no page moves while it loads, and axe finds nothing: ${reader}, ${width} px, ${theme}`, {
      tag: "@once",
    }, async ({ page, request }) => {
      test.setTimeout(600_000);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme });
      await page.addInitScript(noteShifts);
      if (reader === "member") {
        await startSignedIn(page, await loginDemo(request, "member"));
        await withoutStream(page);
      }
      const complaints: string[] = [];
      for (const address of pages) complaints.push(...(await complaintsOf(page, address)));
      expect(complaints).toEqual([]);
    });
  }
}
