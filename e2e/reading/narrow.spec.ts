import type { APIRequestContext, Page } from "@playwright/test";
import { pages } from "../../apps/web/src/paths.ts";
import { furtherMemberPages, furtherVisitorPages, memberPages, visitorPages } from "../support/addresses.ts";
import { openWhole, violationsOf } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";
import { loginDemo, setFontSize, startSignedIn, withoutStream } from "../support/member.ts";

test.describe.configure({ mode: "parallel" });

/** Narrowest supported window (WCAG 1.4.10). */
const narrow = { width: 320, height: 640 };

/** Phone, on which pages also fit with text at 200% (WCAG 1.4.4). */
const phone = { width: 390, height: 844 };
const [normal, twice] = [16, 32];

/** Tablet in both orientations, on which tables of the console become cards. */
const tablets = [768, 1024];

/** Sections of the console, from its menu. */
async function consolePages(request: APIRequestContext, token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get("/api/api/bbs/console/access", { headers });
  const { data } = (await answer.json()) as { data: { name: string }[] };
  return data.map(({ name }) => `/pages/console/index?section=${name}`);
}

/** Measures the width of a page and finds elements beyond the window. */
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
  // With reduced motion, colours change without a transition.
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

/** Pages whose rows have several columns, the critical case at 320 px with text at 200%. */
const crowded = [
  "/pages/mine/setting/index",
  "/pages/mall/detail?id=1",
  "/pages/content/postdetail?threadId=319",
  "/pages/content/postdetail?threadId=316",
  "/pages/mine/draft/index",
  "/pages/mall/index",
  "/pages/mall/exchangeRecord",
];

/** Finds text beyond the sides of the window, except in rows that scroll horizontally. */
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

test("no text is beyond the window at 320 px with text at 200%", {
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

test("the addresses at 320 px include every page", { tag: "@phone" }, () => {
  const addresses = [...visitorPages, ...furtherVisitorPages, ...memberPages, ...furtherMemberPages];
  const opened = new Set(addresses.map((address) => new URL(address, "http://localhost").pathname));
  const all = Object.values(pages);
  const files = new Set(all.filter(({ path }) => opened.has(path)).map(({ file }) => file));
  // The sections of the console are read from its menu.
  files.add(pages.console.file);
  // Redirects to the home page in an open community; covered by stories.
  files.add(pages.notOpen.file);
  expect(all.filter(({ file }) => !files.has(file)).map(({ path }) => path)).toEqual([]);
});

/** Number of addresses per test, so that the tests are distributed evenly among the workers. */
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
