import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { loginDemoMember, open, startSignedIn } from "../support/member.ts";

const axe = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What anybody may open. */
const visitorPages = [
  "/",
  "/pages/content/community",
  "/pages/content/questions",
  "/pages/oidclogin",
  "/pages/recover",
  "/pages/setup",
  "/pages/appeal",
  "/pages/mall/index",
  "/pages/search/search",
  "/pages/launchMiniProgram",
];

const memberPages = [
  "/",
  "/?tab=latest",
  "/pages/content/questions",
  "/pages/content/community",
  "/pages/content/circlelist",
  "/pages/content/circlelist?circleId=1",
  "/pages/content/topiczone",
  "/pages/content/topiclist?topicId=1",
  "/pages/content/recommendzone",
  "/pages/content/index?currentContentIndex=0",
  "/pages/content/index?currentContentIndex=1",
  "/pages/cherrypick/index?groupId=2",
  "/pages/activity/index",
  "/pages/training/index",
  "/pages/mall/index",
  "/pages/mall/exchangeRecord",
  "/pages/mine/integral/index",
  "/pages/search/search?keyword=%E9%95%9C",
  "/pages/mine/message/index",
  "/pages/mine/message/index?section=posts",
  "/pages/mine/sigin/index",
  "/pages/mine/sigin/calendar",
  "/pages/mine/sigin/prizelist",
  "/pages/taskinfo/index",
  "/pages/mine/draft/index",
  "/pages/mine/help/index",
  "/pages/mine/badge/index",
  "/pages/mine/history/levellist",
  "/pages/mine/history/pointslist",
  "/pages/mine/appeal/index",
  "/pages/mine/setting/index",
  "/pages/mine/start/index",
  "/pages/deviceauth/index",
];

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
  await open(page, address);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  const shifts = await page.evaluate(() => globalThis.shifts);
  const moved = shifts.reduce((sum, [value]) => sum + value, 0);
  await page.evaluate(await axe);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run: (
          on: Document,
          how: object,
        ) => Promise<{
          violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
        }>;
      };
    };
    const found = await axe.run(document, { resultTypes: ["violations"] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
  });
  return [
    ...(moved > MOST_SHIFT
      ? [`moves by ${moved.toFixed(3)}: ${shifts.map(([, what]) => what).join("; ")}`]
      : []),
    ...violations,
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
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme });
      await page.addInitScript(noteShifts);
      if (reader === "member") await startSignedIn(page, await loginDemoMember(request));
      const complaints: string[] = [];
      for (const address of pages) complaints.push(...(await complaintsOf(page, address)));
      expect(complaints).toEqual([]);
    });
  }
}
