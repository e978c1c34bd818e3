import { elsewhere, inside, refused } from "@lenscape/richtext/test/redirect-vectors";
import { afterEach, describe, expect, test, vi } from "vitest";
import { pages } from "#paths";
import { getOpeningRedirect, getReturnPath, getVisitRedirect, isDesktopWidth } from "./navigation-guard.ts";

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, "https://in-site.invalid");
  return { pathname, search, hash };
};

/** Public pages by row of point 6 of the specification. */
const publicPages: [id: string, ...addresses: string[]][] = [
  ["ROLE-006", "/pages/pclogin"],
  ["ROLE-007", "/", "/pages/index"],
  ["ROLE-008", "/pages/mall/index"],
  ["ROLE-009", "/pages/mall/detail"],
  ["ROLE-010", "/pages/activity/index"],
  ["ROLE-011", "/pages/cherrypick/index"],
  ["ROLE-012", "/pages/training/index"],
  ["ROLE-013", "/pages/content/community"],
  ["ROLE-014", "/pages/content/recommendzone"],
  ["ROLE-015", "/pages/content/topiclist"],
  ["ROLE-016", "/pages/content/topiczone"],
  ["ROLE-017", "/pages/content/circlelist"],
  ["ROLE-018", "/pages/search/search"],
  ["ROLE-019", "/pages/launchMiniProgram"],
  ["ROLE-020", "/pages/wxlogin"],
  ["ROLE-021", "/pages/register"],
  ["ROLE-022", "/pages/common/webview/index"],
  ["ROLE-023", "/pages/common/rich-text"],
  ["ROLE-024", "/pages/content/postdetail"],
  ["ROLE-025", "/pages/invitation/index"],
  ["ROLE-026", "/pages/invijoin/index"],
];

/** Public pages that the specification does not list: login with a provider, recovery, setup, and lists of public content. */
const furtherPublicPages = [
  "/pages/oidclogin",
  "/pages/recover",
  "/pages/notopen",
  "/pages/setup",
  "/pages/content/questions",
  "/pages/content/moderation",
  "/pages/appeal",
];

describe("without a token", () => {
  test.each(publicPages)("%s allows %s", (_id, ...addresses) => {
    for (const address of addresses) expect(getVisitRedirect(at(`${address}?a=1`), false)).toBeNull();
  });

  test.each(furtherPublicPages)("%s is open", (path) => {
    expect(getVisitRedirect(at(`${path}?token=a`), false)).toBeNull();
  });

  const openPaths = new Set(publicPages.flatMap(([, ...addresses]) => addresses));
  const closed = Object.values(pages)
    .map(({ path }) => path)
    .filter(
      (path) =>
        !openPaths.has(path) && !furtherPublicPages.includes(path) && !path.startsWith("/pages/console/"),
    );

  test("ROUTE-002 allows only the pages of point 6", () => {
    expect(openPaths.size).toBe(22);
    // The 37 pages of the specification, plus drafts, the API reference, onboarding and appeals.
    expect(closed).toHaveLength(41);
  });

  test.each(closed)("ROLE-027 STATE-045 redirects %s to the PC login page", (path) => {
    expect(getVisitRedirect(at(`${path}?x=1`), false)).toBe(
      `/pages/pclogin?redirect=${encodeURIComponent(`${path}?x=1`)}`,
    );
  });

  test.each(["/nothing", "/pages/mine", "/pages/mine/indexx", "//evil.example/", "/pages/mall/index/../x"])(
    "AMB-022 lets an unknown path reach the not-found page: %s",
    (address) => {
      expect(getVisitRedirect({ pathname: address, search: "" }, false)).toBeNull();
    },
  );
});

describe("while the community is not open", () => {
  test.each([
    ["/", "/pages/notopen"],
    [
      "/pages/content/postdetail?threadId=1#comments",
      "/pages/notopen?redirect=%2Fpages%2Fcontent%2Fpostdetail%3FthreadId%3D1%23comments",
    ],
    ["/pages/register", "/pages/notopen?redirect=%2Fpages%2Fregister"],
    ["/nothing", "/pages/notopen?redirect=%2Fnothing"],
  ])("redirects %s to the not-open page", (address, target) => {
    expect(getOpeningRedirect(at(address), true)).toBe(target);
    expect(getOpeningRedirect(at(address), false)).toBeNull();
  });

  test.each(["pclogin", "wxlogin", "oidclogin", "recover", "setup"])(
    "allows operators to reach %s",
    (page) => {
      expect(getOpeningRedirect(at(`/pages/${page}?a=1`), true)).toBeNull();
    },
  );

  test("redirects from the not-open page after the opening", () => {
    expect(getOpeningRedirect(at("/pages/notopen"), true)).toBeNull();
    expect(getOpeningRedirect(at("/pages/notopen"), false)).toBe("/");
    expect(getOpeningRedirect(at("/pages/notopen?redirect=%2Fpages%2Fmall%2Findex"), false)).toBe(
      "/pages/mall/index",
    );
  });
});

describe("with a token", () => {
  test("STATE-046 ROUTE-010 redirects the PC login page home", () => {
    expect(getVisitRedirect(at("/pages/pclogin"), true)).toBe("/");
    expect(getVisitRedirect(at("/pages/pclogin/?redirect=/pages/mine/index"), true)).toBe("/");
  });

  test.each(Object.values(pages).filter(({ path }) => path !== "/pages/pclogin"))(
    "$path is open",
    ({ path }) => {
      expect(getVisitRedirect(at(path), true)).toBeNull();
    },
  );

  test("AMB-022 lets an unknown path reach the not-found page", () => {
    expect(getVisitRedirect(at("/nothing"), true)).toBeNull();
  });
});

describe("the return path after a login", () => {
  test("is the in-site path of the query", () => {
    expect(getReturnPath("?redirect=%2Fpages%2Fmine%2Findex%3Fx%3D1")).toBe("/pages/mine/index?x=1");
  });

  test.each([
    "",
    "?redirect=",
    "?redirect=https://evil.example/",
    "?redirect=//evil.example",
    "?redirect=/%5Cevil.example",
    "?redirect=javascript:alert(1)",
    "?redirect=/pages/pclogin?redirect=/",
    "?redirect=/pages/login",
    "?redirect=/pages/login/index",
  ])("AMB-070 is home for %s", (search) => {
    expect(getReturnPath(search)).toBe("/");
  });
});

test("AMB-070 never leads to another site after a login", () => {
  const back = (redirect: string) => getReturnPath(`?${new URLSearchParams({ redirect })}`);
  for (const address of [...refused, ...elsewhere.map(([address]) => address), "weixin://dl/business/?t=1"])
    expect([address, back(address)]).toEqual([address, "/"]);
  for (const [address, path] of inside) expect(back(address)).toBe(path);
});

describe("tab-bar paths", () => {
  afterEach(() => void vi.unstubAllGlobals());

  test.each([
    [767, false],
    [768, true],
  ])("CONST-036 a window of %i px has the desktop width: %s", (width, wide) => {
    const matches = (query: string) => width >= 16 * Number(/min-width: (\d+)rem/.exec(query)?.[1]);
    vi.stubGlobal("window", { matchMedia: (query: string) => ({ matches: matches(query) }) });
    expect(isDesktopWidth()).toBe(wide);
  });

  test.each([
    ["ROUTE-088", "component", "/pages/component/index"],
    ["ROUTE-089", "API", "/pages/API/index"],
    ["ROUTE-090", "extUI", "/pages/extUI/index"],
    ["ROUTE-091", "template", "/pages/template/nav-button/nav-button"],
  ])("CONST-036 %s redirects %s to its index page on desktop only", (_id, kind, index) => {
    const path = `/pages/tabBar/${kind}/${kind}`;
    expect(getVisitRedirect(at(path), true, true)).toBe(index);
    expect(getVisitRedirect(at(path), true, false)).toBeNull();
    expect(getVisitRedirect(at(path), false, true)).toMatch(/^\/pages\/pclogin/);
    expect(getVisitRedirect(at(index), true, true)).toBeNull();
  });

  test("lets an unknown tab-bar path reach the not-found page", () => {
    expect(getVisitRedirect(at("/pages/tabBar/constructor/x"), true, true)).toBeNull();
  });
});
