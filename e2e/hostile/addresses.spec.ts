import { test as base, expect } from "@playwright/test";
import { elsewhere, refused } from "../../packages/richtext/test/redirect-vectors.ts";
import { open } from "../support/member.ts";
import { attacker, recordSideEffects } from "./support.ts";

/** Not a journey, because a page may re-render when it parses a broken address differently from the server. */
const test = base.extend({
  baseURL: async ({ baseURL: _ }, use) => {
    await use(process.env.E2E_BASE_URL);
  },
});

const vectors = [...refused, ...elsewhere.map(([href]) => href)].map((href) => href.toWellFormed());

/** Public pages with a URL parameter, and the attribute that uses it. */
const pages = [
  (value: string) => `/pages/login?redirect=${value}`,
  (value: string) => `/pages/common/webview/index?url=${value}`,
  (value: string) => `/pages/launchMiniProgram?schemeUrl=${value}`,
];

test("AMB-070 no address that a page is given leads away by itself or is written as code", async ({
  page,
}) => {
  const seen = await recordSideEffects(page);
  const left: string[] = [];
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame() && !frame.url().startsWith(process.env.E2E_BASE_URL as string))
      left.push(frame.url());
  });
  let opened = 0;
  for (const vector of vectors) {
    for (const at of pages) {
      await page.goto(at(encodeURIComponent(vector)));
      const links = await page
        .locator("a[href], iframe[src], form[action]")
        .evaluateAll((elements) =>
          elements.map(
            (element) => (element as HTMLAnchorElement).href ?? (element as HTMLIFrameElement).src ?? "",
          ),
        );
      for (const link of links) expect(link, vector).toMatch(/^(https?:|weixin:|#|$)/);
      opened += 1;
    }
  }
  console.log(
    `addresses given to pages: ${opened}, left the site: ${left.length}, executed: ${seen.executed.length}`,
  );
  expect({ left, executed: seen.executed }).toEqual({ left: [], executed: [] });
});

test("AMB-070 links and pictures of a post carry no hostile address", async ({ page, request }) => {
  const seen = await recordSideEffects(page);
  const member = await attacker(request);
  // NUL is refused with the whole text.
  const written = vectors.filter((vector) => !vector.includes("\0"));
  const paragraphs = written.map((vector) => {
    const address = vector.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    return `<p><a href="${address}">链接</a><img src="${address}"></p>`;
  });
  const { code, msg, data } = await member.post("/api/thread/create", {
    threadClassify: 0,
    content: `<p>地址</p>${paragraphs.join("")}`,
  });
  expect(code, msg).toBe(200);
  await open(page, `/pages/content/postdetail?threadId=${data.threadId ?? data.id}`);
  const links = await page
    .locator("article a[href]")
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
  for (const link of links) expect(link).toMatch(/^(https?:\/\/|\/(?![/\\]))/);
  console.log(
    `addresses in a post: ${written.length * 2}, kept as links: ${links.length}, asked: ${seen.asked.length}`,
  );
  expect(seen).toEqual({ executed: [], asked: [] });
});
