import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { loginDemo, open, registerMember, startSignedIn } from "../support/member.ts";

const rows = (page: Page) => page.locator("#main [data-row]");

/** Distance of a row from the top of the window in px; undefined while the row is missing. */
const topOf = (page: Page, key: string) =>
  page.evaluate(
    (row) => document.querySelector(`#main [data-row="${row}"]`)?.getBoundingClientRect().top,
    key,
  );

/** Loads more rows until the list has the row at an index, scrolls to it, and returns its id and position. */
async function standAt(page: Page, index: number) {
  await expect(async () => {
    await rows(page)
      .last()
      .evaluate((element) => element.scrollIntoView({ block: "end" }));
    await expect(rows(page).nth(index + 1)).toBeAttached({ timeout: 1000 });
  }).toPass();
  const row = rows(page).nth(index);
  const key = (await row.getAttribute("data-row")) ?? "";
  let top = Number.NaN;
  // Rows may still change by a few pixels when they become visible.
  await expect(async () => {
    await row.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const before = await topOf(page, key);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    top = (await topOf(page, key)) ?? Number.NaN;
    expect(top).toBe(before);
  }).toPass();
  return { key, top };
}

type Stand = Awaited<ReturnType<typeof standAt>>;

/** Waits until the row is at its previous position. */
const expectSamePlace = (page: Page, { key, top }: Stand) =>
  expect.poll(async () => Math.abs(((await topOf(page, key)) ?? Number.NaN) - top)).toBeLessThanOrEqual(2);

const publish = async (request: APIRequestContext, token: string, content: string) => {
  const created = await request.post("/api/api/thread/create", {
    headers: { authorization: `Bearer ${token}` },
    data: { threadClassify: 0, content },
  });
  expect(await created.json()).toMatchObject({ code: 200 });
};

for (const [name, address] of [
  ["home", "/"],
  ["a circle", "/pages/content/circlelist?circleId=1"],
  ["a search", "/pages/search/search?keyword=%E7%9C%BC%E9%95%9C"],
  ["the topics", "/pages/content/topiczone"],
] as const)
  test(`a reload deep in ${name} restores the same row`, async ({ page }) => {
    await open(page, address);
    const stand = await standAt(page, 14);
    await page.reload();
    await expectSamePlace(page, stand);
  });

test("new rows above do not move the position after a reload or on the way back from a reloaded thread", async ({
  page,
  request,
}) => {
  const { token } = await registerMember(request);
  await open(page, "/?tab=latest");
  // Seven rows before the end of the third page, because other journeys publish meanwhile, and below the blocks between
  // the rows on phones.
  const stand = await standAt(page, 22);
  await publish(request, token, `一条新动态 ${Date.now()}`);
  await page.reload();
  await expectSamePlace(page, stand);

  await page.locator(`#main [data-row="${stand.key}"]`).getByRole("link", { name: "评论" }).click();
  await expect(page).toHaveURL(/postdetail/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await publish(request, token, `又一条新动态 ${Date.now()}`);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expectSamePlace(page, stand);
});

test("a typed address opens at the top of the page", {
  tag: "@once",
}, async ({ page }) => {
  await open(page, "/");
  await standAt(page, 14);
  await page.goto("/pages/content/topiczone");
  await expect(rows(page).first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("a reload deep in a table of the console restores the same row", { tag: "@once" }, async ({
  page,
  request,
}) => {
  await startSignedIn(page, await loginDemo(request, "admin"));
  await open(page, "/pages/console/index?section=threads");
  const stand = await standAt(page, 14);
  await page.reload();
  await expectSamePlace(page, stand);
});

test("going back before the scripts of a reloaded page have loaded shows the previous page", {
  tag: "@once",
}, async ({ page }) => {
  await open(page, "/");
  await rows(page).getByRole("link", { name: "评论" }).first().click();
  await expect(page).toHaveURL(/postdetail/);
  let letScriptsCome: () => void = () => undefined;
  const scripts = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route("**/assets/**", (route) => scripts.then(() => route.continue()));
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack({ waitUntil: "commit" });
  letScriptsCome();
  await expect(rows(page).first()).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
});
