import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { loginDemoMember, open, startSignedIn } from "../support/member.ts";

const thread = "/pages/content/postdetail?threadId=1";
const visitorPages = ["/", thread, "/pages/content/questions"];
const memberPages = [
  "/pages/mine/sigin/calendar",
  "/pages/mine/message/index?section=system",
  "/pages/mine/history/pointslist",
  "/pages/mine/setting/index",
];

/** Every time a page tells, to the minute, and the day it calls today; 3 分钟前 may have become 4. */
async function timesOf(page: Page, address: string): Promise<string[]> {
  await open(page, address);
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  return page
    .locator("main")
    .evaluate((main) => [
      ...[...main.querySelectorAll("time")].map((time) => `${time.dateTime} ${time.title}`),
      ...[...main.querySelectorAll("[aria-current=date]")].map((day) => day.textContent ?? ""),
    ]);
}

for (const [reader, pages] of [
  ["visitor", visitorPages],
  ["member", memberPages],
] as const) {
  test(`a ${reader} far away reads the community's times, and no page changes them once it answers`, {
    tag: "@once",
  }, async ({ page, browser, request }) => {
    const far = await browser.newPage({
      baseURL: process.env.E2E_BASE_URL,
      locale: "zh-CN",
      timezoneId: "America/Los_Angeles",
    });
    const faults: string[] = [];
    far.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    far.on("pageerror", (error) => faults.push(error.message));
    if (reader === "member") {
      const token = await loginDemoMember(request);
      for (const one of [page, far]) await startSignedIn(one, token);
    }
    for (const address of pages) {
      const here = await timesOf(page, address);
      expect(here, address).not.toEqual([]);
      expect(await timesOf(far, address), address).toEqual(here);
    }
    expect(faults).toEqual([]);
    await far.close();
  });
}
