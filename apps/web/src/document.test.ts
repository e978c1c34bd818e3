import { expect, test } from "vitest";
import { renderDocument } from "./document.ts";

const preload = '<link rel="preload" as="image" href="/banner.webp" fetchPriority="high"/>';

test("the first screen's pictures are asked for before the styles, and the root keeps its own markup", () => {
  const html = renderDocument({
    head: { title: "镜界社区", tags: [] },
    body: `${preload}<main><img src="/banner.webp"></main>`,
    assets: {},
    modules: [],
    state: { apiBase: "/base", timeZone: "Asia/Shanghai" },
    branding: { brandColor: "", logoUrl: "" },
  });
  expect(html.indexOf(preload)).toBeGreaterThan(0);
  expect(html.indexOf(preload)).toBeLessThan(html.indexOf('rel="stylesheet"'));
  expect(html).toContain('<div id="root"><main>');
  expect(html).toContain('data-api="/base"');
});

test("the community's own colour and icon stand in the head; by default there is neither", () => {
  const renderWith = (branding: { brandColor: string; logoUrl: string }) =>
    renderDocument({
      head: { title: "镜界社区", tags: [] },
      body: "",
      assets: {},
      modules: [],
      state: { apiBase: "/base", timeZone: "Asia/Shanghai" },
      branding,
    });
  const plain = renderWith({ brandColor: "", logoUrl: "" });
  expect(plain).not.toContain("brand-style");
  expect(plain).toContain('href="/logo.svg"');
  const own = renderWith({ brandColor: "#266fb8", logoUrl: "/site/logo-1.png" });
  const [head = ""] = own.split("</head>");
  expect(head).toContain('<style id="brand-style" data-color="#266fb8">');
  expect(head).toContain('<link rel="icon" href="/site/logo-1.png" type="image/png">');
});
