import assert from "node:assert/strict";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright";
import { findChromium } from "../ensure-chromium.mjs";
import { withStaticServer } from "../static-server.mjs";

/** What six widgets may take as CSS, gzip: 10 kB of 1,024 bytes, as the budgets of the pages count them. */
const CSS_LIMIT = 10 * 1024;

/**
 * Opens the built apps in Chromium and demands what a visitor would see.
 * @param {string} home folder of the apps
 * @param {string} origin of the running server
 * @returns {Promise<string[]>} what was measured
 */
export async function lookAtPages(home, origin) {
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

/** Six widgets with a sheet each, and the same with the whole stylesheet: they must look the same. */
async function lookAtSpa(browser, dist) {
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

/** Plays the page and gives the style of every element, in the page and in the dialog. */
async function looksOf(browser, url) {
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

/** The style of every element once nothing moves any more: lines of element, property and value. */
async function stylesOf(page) {
  await page.mouse.move(0, 0);
  return page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    return [...document.body.querySelectorAll("*")].flatMap((element, at) => {
      const style = getComputedStyle(element);
      const name = `${at} ${element.tagName} ${element.dataset.slot ?? ""}`;
      return [...style].map((property) => `${name}: ${property}: ${style.getPropertyValue(property)}`);
    });
  });
}

/** A page that the server has rendered: whole without JavaScript, then taken over without a difference. */
async function lookAtSsr(browser, dist, origin) {
  const { render } = await import(join(dist, "server/server.js"));
  const body = await render(origin);
  assert.match(body, />Follow</);
  const document = readFileSync(join(dist, "client/index.html"), "utf8").replace("<!--page-->", () => body);
  writeFileSync(join(dist, "client/page.html"), document);
  return withStaticServer(join(dist, "client"), async (url) => {
    const { page, faults } = await open(browser, `${url}/page.html`);
    await page.getByRole("button", { name: "Follow" }).click();
    await page.locator("[data-slot=follow-button][data-state=following]").waitFor();
    assert.ok(await page.locator("a[data-router]").count(), "no link of the router");
    assert.ok(
      (await page.locator("[data-slot=rich-text]").textContent()).length > 0,
      "no post of the server",
    );
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByRole("dialog", { name: "Title" }).getByRole("button", { name: "Close" }).waitFor();
    assert.deepEqual(faults, []);
    await page.close();
    return `rendered on the server: ${body.length} characters, hydrated without a difference`;
  });
}

/** A page, and what it complains of. */
async function open(browser, url) {
  const page = await browser.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    // The pictures of HotRank are the app's own, and this one has none.
    if (message.type() === "error" && !/\/hot\d+\.png$|favicon/.test(message.location().url))
      faults.push(message.text());
  });
  await page.goto(url);
  return { page, faults };
}

/** The bytes that index.html loads, gzip: its own files and what both pages share. */
function sizes(dist) {
  const html = readFileSync(join(dist, "index.html"), "utf8");
  const files = readdirSync(join(dist, "assets")).filter((file) => html.includes(file));
  const bytes = (type) =>
    files
      .filter((file) => file.endsWith(type))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, "assets", file))).length, 0);
  return { css: bytes(".css"), js: bytes(".js") };
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
