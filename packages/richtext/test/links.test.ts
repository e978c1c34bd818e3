import fc from "fast-check";
import { expect, test } from "vitest";
import { safeHref, safeInternalPath, safeMediaUrl } from "../src/links.ts";

const siteOrigin = "https://lenscape.test";
const hostile = [
  "",
  " ",
  "javascript:alert(1)",
  "JAVASCRIPT://x/%0aalert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "\u00a0javascript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "blob:https://lenscape.test/1",
  "file:///etc/passwd",
  "ftp://x.test",
  "mailto:a@x.test",
  "//evil.test",
  "///evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "/\t/evil.test",
  "/\n/evil.test",
  "\t//evil.test",
  "/..//evil.test",
  "/./%2fevil.test/..//evil.test",
  "/.//evil.test",
  "/%2fevil.test",
  "/%5Cevil.test",
  "/a\u0000b",
  "/a\u202eb",
  "https:evil.test",
  "https:/evil.test",
  "https:///evil.test",
  "https:\\\\evil.test",
  "https://a@evil.test",
  "https://a:b@evil.test",
  "https://@evil.test",
  "https://lenscape.test\\@evil.test",
  "https://",
  "https://[",
  "http://x.test:99999",
  "weixin:",
  "weixin://",
  "weixin://a\n",
  "page/home",
  "#top",
  "?a=1",
  `/${"a".repeat(3000)}`,
];

test("AMB-070 hostile addresses and redirects are refused", () => {
  for (const href of hostile) {
    expect(safeHref(href, { siteOrigin }), href).toBeNull();
    expect(safeInternalPath(href), href).toBeNull();
    expect(safeMediaUrl(href), href).toBeNull();
  }
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

test("AMB-070 only in-site paths are places to return to", () => {
  expect(safeInternalPath("/pages/mine/index?tab=1")).toBe("/pages/mine/index?tab=1");
  expect(safeInternalPath("/a/../b")).toBe("/b");
  expect(safeInternalPath("https://ok.test/")).toBeNull();
  expect(safeInternalPath("weixin://dl/x")).toBeNull();
  expect(safeMediaUrl("weixin://dl/x")).toBeNull();
  expect(safeMediaUrl("http://cdn.test/a.png")).toBe("http://cdn.test/a.png");
});

test("AMB-070 whatever is called in-site resolves to the site, and what passes passes again unchanged", () => {
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
});
