import fc from "fast-check";
import { expect, test } from "vitest";
import { safeHref, safeInternalPath, safeMediaUrl } from "../src/links.ts";
import { elsewhere, inside, refused } from "./redirect-vectors.ts";

const siteOrigin = "https://lenscape.test";

test("AMB-070 hostile addresses and redirects are refused", () => {
  for (const href of refused) {
    expect(safeHref(href, { siteOrigin }), href).toBeNull();
    expect(safeInternalPath(href), href).toBeNull();
    expect(safeMediaUrl(href), href).toBeNull();
  }
});

test("AMB-070 external addresses are recognised by their real host and are not return paths", () => {
  for (const [href, host] of elsewhere) {
    const link = safeHref(href, { siteOrigin });
    expect([href, link?.kind, link && new URL(link.href).host]).toEqual([href, "external", host]);
    expect(safeInternalPath(href), href).toBeNull();
  }
});

test("AMB-070 in-site addresses that resemble external ones stay in-site", () => {
  for (const [href, path] of inside) expect(safeInternalPath(href), href).toBe(path);
});

test("AMB-070 http(s), weixin and in-site addresses pass with their kind", () => {
  expect(safeHref("https://OK.test/a b?q=1#c")).toEqual({
    kind: "external",
    href: "https://ok.test/a%20b?q=1#c",
  });
  expect(safeHref(" http://ok.test ")).toEqual({ kind: "external", href: "http://ok.test/" });
  expect(safeHref("weixin://dl/business/?t=abc")).toEqual({
    kind: "weixin",
    href: "weixin://dl/business/?t=abc",
  });
  expect(safeHref("/pages/home?redirect=https://x.test//y")).toEqual({
    kind: "internal",
    href: "/pages/home?redirect=https://x.test//y",
  });
  expect(safeHref(`${siteOrigin}/a?b#c`, { siteOrigin })).toEqual({ kind: "internal", href: "/a?b#c" });
  expect(safeHref(`${siteOrigin}.evil.test/a`, { siteOrigin })?.kind).toBe("external");
  expect(safeHref(`${siteOrigin}//evil.test`, { siteOrigin })).toBeNull();
  expect(safeHref(`${siteOrigin}:444/a`, { siteOrigin })?.kind).toBe("external");
});

test("AMB-070 only in-site paths are return paths", () => {
  expect(safeInternalPath("/pages/mine/index?tab=1")).toBe("/pages/mine/index?tab=1");
  expect(safeInternalPath("/a/../b")).toBe("/b");
  expect(safeInternalPath("https://ok.test/")).toBeNull();
  expect(safeInternalPath("weixin://dl/x")).toBeNull();
  expect(safeMediaUrl("weixin://dl/x")).toBeNull();
  expect(safeMediaUrl("http://cdn.test/a.png")).toBe("http://cdn.test/a.png");
});

test("AMB-070 in-site addresses resolve to the site, and accepted addresses are accepted unchanged", () => {
  const piece = fc.constantFrom(
    "/",
    "\\",
    ".",
    "..",
    "//",
    "%2f",
    "@",
    ":",
    "?",
    "#",
    "a",
    "evil.test",
    "https",
    "\t",
  );
  const address = fc.oneof(
    fc.webUrl(),
    fc.string({ unit: "binary" }),
    fc.array(piece).map((all) => all.join("")),
  );
  fc.assert(
    fc.property(address, (text) => {
      const link = safeHref(text);
      if (!link) return;
      expect(safeHref(link.href)).toEqual(link);
      if (link.kind === "internal") expect(new URL(link.href, siteOrigin).origin).toBe(siteOrigin);
    }),
    { numRuns: 5000 },
  );
}, 60_000);
