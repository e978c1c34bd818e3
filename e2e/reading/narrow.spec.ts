import type { APIRequestContext, Page } from "@playwright/test";
import { pages } from "../../apps/web/src/paths.ts";
import { furtherMemberPages, furtherVisitorPages, memberPages, visitorPages } from "../support/addresses.ts";
import { openWhole, violationsOf } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";
import { loginDemo, setFontSize, startSignedIn, withoutStream } from "../support/member.ts";

test.describe.configure({ mode: "parallel" });

/** The narrowest window that the pages promise to fit (WCAG 1.4.10). */
const narrow = { width: 320, height: 640 };

/** A phone, which the pages fit with text of twice the size too (WCAG 1.4.4). */
const phone = { width: 390, height: 844 };
const [normal, twice] = [16, 32];

/** A tablet, held either way: the console's tables have no room there, and their rows are cards. */
const tablets = [768, 1024];

/** The sections of the console, as its menu has them. */
async function consolePages(request: APIRequestContext, token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get("/api/api/bbs/console/access", { headers });
  const { data } = (await answer.json()) as { data: { name: string }[] };
  return data.map(({ name }) => `/pages/console/index?section=${name}`);
}

/** How wide a page is, and what of it ends beyond the window. */
const widthOf = (page: Page): Promise<[width: number, by: string]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const beyond = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const names = beyond.map(({ tagName, textContent }) => `${tagName} ${textContent?.trim().slice(0, 16)}`);
    return [scrollWidth, names.slice(-3).join(", ")];
  });

async function complaintsOf(page: Page, address: string): Promise<string[]> {
  // Colours turn at once, those out of the window too.
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await openWhole(page, address);
  const [width, by] = await widthOf(page);
  const inLight = await violationsOf(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const inDark = await violationsOf(page, "color-contrast");
  await page.setViewportSize(phone);
  await setFontSize(page, twice);
  const [widthAtTwice, byAtTwice] = await widthOf(page);
  await setFontSize(page, normal);
  const onTablets: string[] = [];
  for (const width of address.startsWith(pages.console.path) ? tablets : []) {
    await page.setViewportSize({ width, height: phone.height });
    const [widthThere, byThere] = await widthOf(page);
    if (widthThere > width)
      onTablets.push(`is ${widthThere} px wide in a window of ${width} px by ${byThere}`);
  }
  await page.setViewportSize(narrow);
  return [
    ...(width > narrow.width ? [`is ${width} px wide by ${by}`] : []),
    ...(widthAtTwice > phone.width
      ? [`is ${widthAtTwice} px wide on a phone with text of twice the size by ${byAtTwice}`]
      : []),
    ...onTablets,
    ...inLight,
    ...inDark.map((violation) => `in the dark ${violation}`),
  ].map((complaint) => `${address} ${complaint}`);
}

/** Pages whose rows have several things side by side, which have no room at 320 px with text of twice the size. */
const crowded = [
  "/pages/mine/setting/index",
  "/pages/mall/detail?id=1",
  "/pages/content/postdetail?threadId=319",
  "/pages/content/postdetail?threadId=316",
  "/pages/mine/draft/index",
  "/pages/mall/index",
  "/pages/mall/exchangeRecord",
];

/** What is written beyond the sides of the window, other than in rows that scroll by themselves. */
const writtenBeyond = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const texts = [...document.querySelectorAll("main *")].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const scrolls = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    return texts
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && !scrolls(element))
      .map(({ textContent }) => textContent ?? "");
  });

test("at 320 px with text of twice the size nothing is written beyond the window", {
  tag: "@phone",
}, async ({ page, request }) => {
  await startSignedIn(page, await loginDemo(request, "member"));
  await withoutStream(page);
  await page.setViewportSize(narrow);
  const complaints: unknown[] = [];
  for (const address of crowded) {
    await openWhole(page, address);
    await setFontSize(page, twice);
    const [width, by] = await widthOf(page);
    const beyond = await writtenBeyond(page);
    if (width > narrow.width || beyond.length > 0) complaints.push([address, width, by, beyond]);
    await setFontSize(page, normal);
  }
  expect(complaints).toEqual([]);
});

test("every page is among the addresses that are opened at 320 px", { tag: "@phone" }, () => {
  const addresses = [...visitorPages, ...furtherVisitorPages, ...memberPages, ...furtherMemberPages];
  const opened = new Set(addresses.map((address) => new URL(address, "http://localhost").pathname));
  const all = Object.values(pages);
  const files = new Set(all.filter(({ path }) => opened.has(path)).map(({ file }) => file));
  // Its sections are read from the server.
  files.add(pages.console.file);
  // A community that is open leads from it to home; its stories show it.
  files.add(pages.notOpen.file);
  expect(all.filter(({ file }) => !files.has(file)).map(({ path }) => path)).toEqual([]);
});

/** How many addresses one test opens, so that the tests share the processors evenly. */
const AT_ONCE = 17;

const inParts = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, part) =>
    items.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );

async function expectNarrow(page: Page, addresses: readonly string[]): Promise<void> {
  test.setTimeout(300_000);
  await page.setViewportSize(narrow);
  const complaints: string[] = [];
  for (const address of addresses) complaints.push(...(await complaintsOf(page, address)));
  expect(complaints).toEqual([]);
}

const title =
  "no page is wider than a window of 320 px, or a phone with text of twice the size, and axe finds nothing, light or dark";

for (const [part, addresses] of inParts([...visitorPages, ...furtherVisitorPages]).entries())
  test(`${title}: visitor, ${part + 1}`, { tag: "@phone" }, ({ page }) => expectNarrow(page, addresses));

for (const [part, addresses] of inParts([...memberPages, ...furtherMemberPages]).entries())
  test(`${title}: member, ${part + 1}`, { tag: "@phone" }, async ({ page, request }) => {
    await startSignedIn(page, await loginDemo(request, "member"));
    await withoutStream(page);
    await expectNarrow(page, addresses);
  });

for (const half of [0, 1])
  test(`${title}: console, ${half + 1}`, { tag: "@phone" }, async ({ page, request }) => {
    const token = await loginDemo(request, "admin");
    await startSignedIn(page, token);
    await withoutStream(page);
    const sections = await consolePages(request, token);
    await expectNarrow(
      page,
      sections.filter((_, index) => index % 2 === half),
    );
  });
