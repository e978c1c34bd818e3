import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findChromium } from "./ensure-chromium.ts";

const executablePath = findChromium();
/** Timeout in milliseconds; rendering is slow on a busy machine. */
const TIMEOUT_MS = 30_000;
const withBrowser = test.runIf(executablePath);

let code: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const entry = join(import.meta.dirname, "../../.storybook/checks/controls.ts");
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: "built" } },
  });
  const [output] = [built].flat() as { output: { code: string }[] }[];
  code = output?.output[0]?.code ?? "";
  if (!executablePath) return;
  browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  page = await browser.newPage();
}, TIMEOUT_MS);

afterAll(() => browser?.close());

/** Returns the controls without an effect on a page with this main content, which a restart restores. */
async function getDeadControls(body: string): Promise<string[]> {
  await page.setContent(`<!doctype html><meta charset="utf-8"><main>${body}</main>`);
  await page.evaluate(code);
  return page.evaluate((markup) => {
    globalThis.lenscapePage = {
      isSettled: () => true,
      restart: () => {
        const main = document.querySelector("main");
        if (main) main.innerHTML = markup;
      },
    };
    return globalThis.lenscapeDeadControls();
  }, body);
}

withBrowser.each([
  ["a button that nobody listens to", `<button>播放</button>`, ["button “播放”: nothing comes of a press"]],
  ["a link without an address", `<a href="#">更多</a>`, ["a “更多”: leads nowhere"]],
  [
    "a button of which only the looks of the focus change",
    `<button onfocus="this.tabIndex = 0">展开</button>`,
    ["button “展开”: nothing comes of a press"],
  ],
  [
    "a dead one after one that opens a dialog",
    `<button onclick="document.querySelector('main').innerHTML += '<div role=dialog>好</div>'">开</button><button>关</button>`,
    ["button “关”: nothing comes of a press"],
  ],
] as [string, string, string[]][])(
  "finds %s",
  async (_, body, expected) => {
    expect(await getDeadControls(body)).toEqual(expected);
  },
  TIMEOUT_MS,
);

withBrowser.each([
  ["changes the page", `<button onclick="this.textContent = '赞 1'">赞</button>`],
  ["does so a moment later", `<button onclick="setTimeout(() => { this.title = '好' }, 300)">赞</button>`],
  ["asks the server", `<button onclick="fetch('data:,')">刷新</button>`],
  [
    "opens the chooser of files",
    `<button onclick="document.querySelector('input').click()">图片</button><input type="file" hidden>`,
  ],
  ["copies", `<button onclick="document.execCommand('copy')">复制</button>`],
  ["moves the focus", `<button onclick="document.querySelector('input').focus()">写</button><input>`],
  ["is switched by the browser", `<label><input type="checkbox"> 记住</label>`],
  ["is chosen already", `<button role="radio" aria-checked="true">全部</button>`],
  ["cannot be pressed", `<button disabled>发布</button><button aria-disabled="true">发</button>`],
])(
  "ignores a control that %s",
  async (_, body) => {
    expect(await getDeadControls(body)).toEqual([]);
  },
  TIMEOUT_MS,
);
