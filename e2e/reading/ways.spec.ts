import type { Page } from "@playwright/test";
import { openWhole, untilWhole } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";
import { loginDemo, startSignedIn, withoutStream } from "../support/member.ts";
import { getShifts, recordShifts } from "../support/shifts.ts";

/** Delay of every call in milliseconds, longer than the delay before a skeleton is shown. */
const SLOW = 400;

const slowDown = (page: Page) =>
  page.addInitScript((wait) => {
    const { fetch } = globalThis;
    globalThis.fetch = async (...asked) => {
      await new Promise((resolve) => setTimeout(resolve, wait));
      return fetch(...asked);
    };
  }, SLOW);

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`no page has layout shifts on a slow connection: ${width} px`, { tag: "@once" }, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    await recordShifts(page);
    await startSignedIn(page, await loginDemo(request, "member"));
    await withoutStream(page);
    await slowDown(page);
    const complaints: string[] = [];
    for (const [from, to] of [
      ["/pages/content/community", "/"],
      ["/pages/mine/index", "/"],
      ["/", "/pages/content/topiczone"],
      ["/", "/pages/mall/index"],
      ["/", "/pages/mine/message/index"],
      ["/", "/pages/mine/friends/index?userId=2"],
      ["/", "/pages/content/circlelist?circleId=1"],
    ] as const) {
      await openWhole(page, from);
      await page.evaluate(() => void globalThis.shifts.splice(0));
      await page.locator(`a[href="${to}"]`).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(to);
      await untilWhole(page);
      complaints.push(...(await getShifts(page)).map((complaint) => `${from} → ${to} ${complaint}`));
    }
    expect(complaints).toEqual([]);
  });
