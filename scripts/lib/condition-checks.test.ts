import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findUnderConditions, listLosses } from "../../.storybook/checks/visit.ts";
import { findChromium } from "./ensure-chromium.ts";

const executablePath = findChromium();
/** Timeout in milliseconds; rendering is slow on a busy machine. */
const TIMEOUT_MS = 30_000;
const withBrowser = test.runIf(executablePath);

let checks: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const entry = join(import.meta.dirname, "../../.storybook/checks/checks.ts");
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: "built" } },
  });
  const [output] = [built].flat() as { output: { code: string }[] }[];
  checks = output?.output[0]?.code ?? "";
  if (!executablePath) return;
  browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
}, TIMEOUT_MS);

afterAll(() => browser?.close());

/** Returns the findings on a page with this body. */
async function getFindings(body: string): Promise<string[]> {
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>body { margin: 0 }</style>${body}`);
  await page.evaluate(checks);
  return listLosses(await findUnderConditions(page));
}

withBrowser.each([
  [
    "a button that is a patch of colour",
    `<button style="border: 0; background: #067d5f; color: #fff">发布</button>`,
    `<button style="border: 1px solid transparent; background: #067d5f; color: #fff">发布</button>`,
    ["forcedColors: button “发布”: its edge is gone"],
  ],
  [
    "a dialog that is told by its shadow",
    `<div role="dialog" style="position: fixed; inset: 20px; box-shadow: 0 0 9px #000">提示</div>`,
    `<div role="dialog" style="position: fixed; inset: 20px; outline: 1px solid transparent">提示</div>`,
    ["forcedColors: div “提示”: its edge is gone"],
  ],
  [
    "a control that is nothing but a colour",
    `<a href="#a" style="display: block; width: 9px; height: 9px; background: #067d5f"></a>`,
    `<a href="#a" style="display: block; width: 9px; height: 9px; border: 1px solid"></a>`,
    ["forcedColors: a “”: nothing of it is seen"],
  ],
  [
    "a choice that only has another ground",
    `<div><a href="#a" aria-current="page" style="background: #abefd4">一</a> <a href="#b">二</a></div>`,
    `<div><a href="#a" aria-current="page" style="border-bottom: 2px solid">一</a> <a href="#b">二</a></div>`,
    ["forcedColors: a “一”: looks like what is not chosen"],
  ],
  [
    "a focus that is a shadow",
    `<style>a:focus { outline: none; box-shadow: 0 0 0 2px #067d5f }</style><a href="#a">去看看</a>`,
    `<style>a:focus { outline: 2px solid transparent }</style><a href="#a">去看看</a>`,
    ["forcedColors: a “去看看”: its focus is not seen"],
  ],
  [
    "a box of fixed height",
    `<div style="font-size: 1rem; height: 24px; overflow: hidden">一行字</div>`,
    `<div style="font-size: 1rem; height: 2rem; overflow: hidden">一行字</div>`,
    ["largeText: div “一行字”: cut off"],
  ],
  [
    "controls in columns of fixed width",
    `<div style="display: grid; grid-template-columns: 90px 90px">
       <button style="width: 5rem">一</button><button style="width: 5rem">二</button></div>`,
    `<div style="display: flex"><button style="width: 5rem">一</button><button style="width: 5rem">二</button></div>`,
    ["largeText: button “二”: lies on button “一”"],
  ],
  [
    "a name that ends in dots on a phone with large text",
    `<p style="max-width: 150px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">山里的信号塔</p>`,
    `<p style="max-width: 150px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis" title="山里的信号塔">山里的信号塔</p>`,
    ["largeNarrow: p “山里的信号塔”: ends in dots, and the rest cannot be read"],
  ],
  [
    "a name that ends in dots and is no way to the whole",
    `<p style="width: 150px; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden">山里的信号塔</p>`,
    `<a href="#a" style="width: 150px; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden">山里的信号塔</a>`,
    ["largeNarrow: p “山里的信号塔”: ends in dots, and the rest cannot be read"],
  ],
  [
    "a rule that only the window would widen",
    `<style>p { width: 14rem } @media (width < 9rem) { p { width: auto } }</style><p>一行字</p>`,
    `<style>p { width: 14rem } @media (width < 20rem) { p { width: auto } }</style><p>一行字</p>`,
    ["largeNarrow: 448 px wide in 320: p “一行字”"],
  ],
  [
    "a row that does not wrap",
    `<p style="width: 400px">一行字</p>`,
    `<p style="max-width: 400px">一行字</p>`,
    ["largeNarrow: 400 px wide in 320: p “一行字”", "narrow: 400 px wide in 320: p “一行字”"],
  ],
  [
    "a dialog that is taller than the window",
    `<div role="dialog" style="position: fixed; top: 0; border: 1px solid"><p style="height: 400px">长</p></div>`,
    `<div style="position: fixed; inset: 0; overflow: auto"><div role="dialog" style="position: absolute; border: 1px solid"><p style="height: 400px">长</p></div></div>`,
    ["narrow: div “长”: its end cannot be reached"],
  ],
  [
    "what turns for ever",
    `<style>@keyframes turn { to { rotate: 1turn } } p { animation: turn 1s infinite }</style><p>转</p>`,
    `<style>@keyframes turn { to { rotate: 1turn } } p { animation: turn 1s infinite }
       @media (prefers-reduced-motion: reduce) { p { animation: none } }</style><p>转</p>`,
    ["reducedMotion: p “转”: moves"],
  ],
])(
  "finds %s but not its fixed version",
  async (_, bad, good, findings) => {
    expect(await getFindings(bad)).toEqual(findings);
    expect(await getFindings(good)).toEqual([]);
  },
  TIMEOUT_MS,
);

withBrowser(
  "what is cut off, shortened or moved already without a condition is no finding of one",
  async () => {
    const slides = `<div style="width: 200px; overflow: hidden; white-space: nowrap">第一张 <span style="margin-left: 300px">第二张</span></div>`;
    const short = `<p style="font-size: 1rem; width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">一行很长的字</p>`;
    expect(await getFindings(slides + short)).toEqual([]);
  },
);

withBrowser("afterwards the page is as it was", async () => {
  await getFindings("<p>一行字</p>");
  expect(page.viewportSize()).toEqual({ width: 1280, height: 720 });
  expect(
    await page.evaluate(() => [
      document.documentElement.style.fontSize,
      matchMedia("(forced-colors: active)").matches,
      matchMedia("(prefers-reduced-motion: reduce)").matches,
    ]),
  ).toEqual(["", false, false]);
});
