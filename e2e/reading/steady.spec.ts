import type { Page } from "@playwright/test";
import { memberPages, visitorPages } from "../support/addresses.ts";
import { openWhole, violationsOf } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";
import { loginDemo, startSignedIn, withoutStream } from "../support/member.ts";
import { noteShifts, shiftsOf } from "../support/shifts.ts";

/** Light as stories show it is looked at by axe there (1280 px); the other looks are looked at here. */
const windows = [
  { width: 390, height: 844, theme: "dark" },
  { width: 768, height: 1024, theme: "light" },
  { width: 1440, height: 900, theme: "dark" },
] as const;

async function complaintsOf(page: Page, address: string): Promise<string[]> {
  await openWhole(page, address);
  return [...(await shiftsOf(page)), ...(await violationsOf(page))].map(
    (complaint) => `${address} ${complaint}`,
  );
}

// Six tests of two minutes: one after the other they would keep one worker busy alone at the end.
test.describe.configure({ mode: "parallel" });

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
      await noteShifts(page);
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
