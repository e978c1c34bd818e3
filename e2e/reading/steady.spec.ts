import type { Page } from "@playwright/test";
import { memberPages, visitorPages } from "../support/addresses.ts";
import { openWhole, violationsOf } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";
import { loginDemo, startSignedIn, withoutStream } from "../support/member.ts";
import { getShifts, recordShifts } from "../support/shifts.ts";

/** Window sizes and themes to check; stories cover the light theme at 1280 px. */
const windows = [
  { width: 390, height: 844, theme: "dark" },
  { width: 768, height: 1024, theme: "light" },
  { width: 1440, height: 900, theme: "dark" },
] as const;

async function complaintsOf(page: Page, address: string): Promise<string[]> {
  await openWhole(page, address);
  return [...(await getShifts(page)), ...(await violationsOf(page))].map(
    (complaint) => `${address} ${complaint}`,
  );
}

// Six tests of two minutes each; in sequence they would occupy one worker at the end.
test.describe.configure({ mode: "parallel" });

for (const { width, height, theme } of windows) {
  for (const [reader, pages] of [
    ["visitor", visitorPages],
    ["member", memberPages],
  ] as const) {
    test(`no page has layout shifts or axe violations: ${reader}, ${width} px, ${theme}`, {
      tag: "@once",
    }, async ({ page, request }) => {
      test.setTimeout(600_000);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme });
      await recordShifts(page);
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
