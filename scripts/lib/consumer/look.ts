import assert from "node:assert/strict";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "playwright";
import { findChromium } from "../ensure-chromium.ts";
import { withStaticServer } from "../static-server.ts";

/** Maximum CSS of six widgets in bytes, gzip. */
const CSS_LIMIT = 10.5 * 1024;

/**
 * Opens the built apps in Chromium and checks their pages as a visitor sees them.
 * @param home folder of the apps
 * @param origin of the running server
 * @returns a line for each app with its measurements
 */
export async function lookAtPages(home: string, origin: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  try {
    return [
      await lookAtSpa(browser, join(home, "spa/dist")),
      await lookAtSsr(browser, join(home, "ssr/dist"), origin),
    ];
  } finally {
    await browser.close();
  }
}

/** Checks that six widgets with a sheet each look the same as with the whole stylesheet. */
async function lookAtSpa(browser: Browser, dist: string): Promise<string> {
  const { css, js } = sizes(dist);
  assert.ok(css <= CSS_LIMIT, `six widgets take ${css} bytes of CSS`);
  return withStaticServer(dist, async (url) => {
    const apart = await looksOf(browser, `${url}/index.html`);
    const whole = await looksOf(browser, `${url}/whole.html`);
    const known = new Set(whole);
    assert.deepEqual(
      apart.filter((line) => !known.has(line)),
      [],
      "with sheets of their own the widgets look different",
    );
    return `six widgets: ${kilobytes(css)} CSS, ${kilobytes(js)} JavaScript with React (gzip)`;
  });
}

/** Plays the page and returns the style of every element, in the page and in the dialog. */
async function looksOf(browser: Browser, url: string): Promise<string[]> {
  const { page, faults } = await open(browser, url);
  const follow = page.getByRole("button", { name: /林间/ });
  assert.equal(await follow.textContent(), "关注");
  await follow.click();
  await page.getByRole("button", { name: "已关注 林间" }).waitFor();
  assert.equal(
    await page.getByRole("button", { name: "主要" }).evaluate((button) => getComputedStyle(button).height),
    "36px",
  );
  const atRest = await stylesOf(page);
  await page.getByRole("button", { name: "打开" }).click();
  const dialog = page.getByRole("dialog", { name: "标题" });
  await dialog.getByText("对话框里的话").waitFor();
  assert.equal(await dialog.evaluate((element) => getComputedStyle(element).position), "fixed");
  const opened = await stylesOf(page);
  await page.close();
  assert.deepEqual(faults, []);
  return [...atRest, ...opened];
}

/** Returns the style of every element after all animations, as lines of element, property and value. */
async function stylesOf(page: Page): Promise<string[]> {
  await page.mouse.move(0, 0);
  return page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    return [...document.body.querySelectorAll<HTMLElement>("*")].flatMap((element, at) => {
      const style = getComputedStyle(element);
      const name = `${at} ${element.tagName} ${element.dataset.slot ?? ""}`;
      return [...style].map((property) => `${name}: ${property}: ${style.getPropertyValue(property)}`);
    });
  });
}

/** Checks a server-rendered page: complete without JavaScript, then hydrated without a difference. */
async function lookAtSsr(browser: Browser, dist: string, origin: string): Promise<string> {
  const { render }: { render: (origin: string) => Promise<string> } = await import(
    join(dist, "server/server.js")
  );
  const body = await render(origin);
  assert.match(body, />Follow</);
  const document = readFileSync(join(dist, "client/index.html"), "utf8").replace("<!--page-->", () => body);
  writeFileSync(join(dist, "client/page.html"), document);
  return withStaticServer(join(dist, "client"), async (url) => {
    const { page, faults } = await open(browser, `${url}/page.html`);
    await page.getByRole("button", { name: "Follow" }).click();
    await page.locator("[data-slot=follow-button][data-state=following]").waitFor();
    assert.ok(await page.locator("a[data-router]").count(), "no link of the router");
    assert.ok(await page.locator("[data-slot=rich-text]").textContent(), "no post of the server");
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByRole("dialog", { name: "Title" }).getByRole("button", { name: "Close" }).waitFor();
    assert.deepEqual(faults, []);
    await page.close();
    return `rendered on the server: ${body.length} characters, hydrated without a difference`;
  });
}

/** Opens a page and gathers its errors. */
async function open(browser: Browser, url: string): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    // The pictures of HotRank are the app's own, and this one has none.
    if (message.type() === "error" && !/\/hot\d+\.png$|favicon/.test(message.location().url))
      faults.push(message.text());
  });
  await page.goto(url);
  return { page, faults };
}

/** Measures the bytes that index.html loads, gzip: its own files and those that both pages share. */
function sizes(dist: string): { css: number; js: number } {
  const html = readFileSync(join(dist, "index.html"), "utf8");
  const files = readdirSync(join(dist, "assets")).filter((file) => html.includes(file));
  const bytes = (type: string) =>
    files
      .filter((file) => file.endsWith(type))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, "assets", file))).length, 0);
  return { css: bytes(".css"), js: bytes(".js") };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
