import type { APIRequestContext, Page } from "@playwright/test";
import { pages } from "../../apps/web/src/paths.ts";
import { furtherMemberPages, furtherVisitorPages, memberPages, visitorPages } from "../support/addresses.ts";
import { openWhole, violationsOf } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";
import { demoPassword, fromElsewhere, startSignedIn } from "../support/member.ts";

test.describe.configure({ mode: "parallel" });

/** The narrowest window that the pages promise to fit (WCAG 1.4.10). */
const narrow = { width: 320, height: 640 };

async function logIn(request: APIRequestContext, username: string): Promise<string> {
  const data = { username, password: demoPassword, code: "", uuid: "" };
  const answer = await request.post("/api/login", { data, headers: fromElsewhere() });
  return ((await answer.json()) as { token: string }).token;
}

/** The sections of the console, as its menu has them. */
async function consolePages(request: APIRequestContext, token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get("/api/api/bbs/console/access", { headers });
  const { data } = (await answer.json()) as { data: { name: string }[] };
  return data.map(({ name }) => `/pages/console/index?section=${name}`);
}

async function complaintsOf(page: Page, address: string): Promise<string[]> {
  // Colours turn at once, those out of the window too.
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await openWhole(page, address);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const inLight = await violationsOf(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const inDark = await violationsOf(page, "color-contrast");
  return [
    ...(width > narrow.width ? [`is ${width} px wide`] : []),
    ...inLight,
    ...inDark.map((violation) => `in the dark ${violation}`),
  ].map((complaint) => `${address} ${complaint}`);
}

test("every page is among the addresses that are opened at 320 px", { tag: "@phone" }, () => {
  const addresses = [...visitorPages, ...furtherVisitorPages, ...memberPages, ...furtherMemberPages];
  const opened = new Set(addresses.map((address) => new URL(address, "http://localhost").pathname));
  const all = Object.values(pages);
  const files = new Set(all.filter(({ path }) => opened.has(path)).map(({ file }) => file));
  // Its sections are read from the server.
  files.add(pages.console.file);
  expect(all.filter(({ file }) => !files.has(file)).map(({ path }) => path)).toEqual([]);
});

for (const reader of ["visitor", "member", "admin"] as const) {
  test(`no page is wider than a window of 320 px, and axe finds nothing, light or dark: ${reader}`, {
    tag: "@phone",
  }, async ({ page, request }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(narrow);
    let addresses = [...visitorPages, ...furtherVisitorPages];
    if (reader !== "visitor") {
      const token = await logIn(request, reader);
      await startSignedIn(page, token);
      // What is told as it happens stays open: on a busy machine a page that has it first is never idle.
      await page.route("**/bbs/live/stream", (route) => route.abort());
      addresses =
        reader === "admin" ? await consolePages(request, token) : [...memberPages, ...furtherMemberPages];
    }
    const complaints: string[] = [];
    for (const address of addresses) complaints.push(...(await complaintsOf(page, address)));
    expect(complaints).toEqual([]);
  });
}
