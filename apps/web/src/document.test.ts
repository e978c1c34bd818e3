import { expect, test } from "vitest";
import { documentHtml } from "./document.ts";

const preload = '<link rel="preload" as="image" href="/banner.webp" fetchPriority="high"/>';

test("the first screen's pictures are asked for before the styles, and the root keeps its own markup", () => {
  const html = documentHtml({
    head: { title: "镜界社区", tags: [] },
    body: `${preload}<main><img src="/banner.webp"></main>`,
    assets: {},
    modules: [],
    state: { apiBase: "/base", timeZone: "Asia/Shanghai" },
  });
  expect(html.indexOf(preload)).toBeGreaterThan(0);
  expect(html.indexOf(preload)).toBeLessThan(html.indexOf('rel="stylesheet"'));
  expect(html).toContain('<div id="root"><main>');
  expect(html).toContain('data-api="/base"');
});
