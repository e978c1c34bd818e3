import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { loginDemo, open, startSignedIn } from "../support/member.ts";

test.use({ timezoneId: "America/Los_Angeles" });

const thread = "/pages/content/postdetail?threadId=1";
const visitorPages = ["/", thread, "/pages/content/questions"];
const memberPages = ["/pages/mine/history/pointslist", "/pages/mine/setting/index"];

const here = { timeZone: "Asia/Shanghai" };
const stampOf = (moment: Date) =>
  new Intl.DateTimeFormat("sv-SE", { ...here, dateStyle: "short", timeStyle: "medium" }).format(moment);

/** Finds times of a page that are not in the time zone of the community. */
async function wrongTimes(page: Page, address: string): Promise<string[]> {
  await open(page, address);
  await expect(page.locator("main [aria-busy=true]").filter({ visible: true })).toHaveCount(0);
  const times = await page.locator("main time[title]").evaluateAll((all) =>
    (all as HTMLTimeElement[]).map(({ dateTime, title, textContent }) => ({
      dateTime,
      title,
      said: textContent ?? "",
    })),
  );
  expect(times, address).not.toEqual([]);
  return times
    .filter(({ dateTime, title, said }) => {
      const exact = said.match(/\d+-\d+|\d+:\d+/g) ?? [];
      return stampOf(new Date(dateTime)) !== title || exact.some((part) => !title.includes(part));
    })
    .map(({ dateTime, title, said }) => `${address}: ${dateTime}, ${title}, ${said}`);
}

test("a visitor in another time zone sees the times of the community", { tag: "@once" }, async ({ page }) => {
  for (const address of visitorPages) expect(await wrongTimes(page, address)).toEqual([]);
});

test("a member in another time zone sees the times of the community and checks in for its day", {
  tag: "@once",
}, async ({ page, request }) => {
  await startSignedIn(page, await loginDemo(request, "member"));
  for (const address of memberPages) expect(await wrongTimes(page, address)).toEqual([]);
  const day = () => new Intl.DateTimeFormat("en", { ...here, day: "numeric" }).format();
  const before = day();
  await open(page, "/pages/mine/sigin/calendar");
  const currentDay = await page.locator("main [aria-current=date]").first().textContent();
  expect([before, day()]).toContain(currentDay?.match(/\d+/)?.[0]);
});
