import { elsewhere, inside, refused } from "@lenscape/richtext/test/redirect-vectors";
import { afterEach, describe, expect, test, vi } from "vitest";
import { pages } from "#paths";
import { guard, guardOpening, isWide, returnPath } from "./guard.ts";

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, "https://in-site.invalid");
  return { pathname, search, hash };
};

/** Point 6 of the specification, row by row. */
const open: [id: string, ...addresses: string[]][] = [
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

/** Open besides: where those come who cannot log in, or log in elsewhere, and the list of questions, which are threads. */
const outside = [
  "/pages/oidclogin",
  "/pages/recover",
  "/pages/notopen",
  "/pages/setup",
  "/pages/content/questions",
  "/pages/content/moderation",
  "/pages/appeal",
];

describe("without a token", () => {
  test.each(open)("%s is open: %s", (_id, ...addresses) => {
    for (const address of addresses) expect(guard(at(`${address}?a=1`), false)).toBeNull();
  });

  test.each(outside)("%s is open", (path) => {
    expect(guard(at(`${path}?token=a`), false)).toBeNull();
  });

  const openPaths = new Set(open.flatMap(([, ...addresses]) => addresses));
  const closed = Object.values(pages)
    .map(({ path }) => path)
    .filter((path) => !openPaths.has(path) && !outside.includes(path) && !path.startsWith("/pages/console/"));

  test("ROUTE-002 only the pages of point 6 are open", () => {
    expect(openPaths.size).toBe(22);
    // The specification's 37, the box of drafts, the reference of the API, the first steps and the appeals.
    expect(closed).toHaveLength(41);
  });

  test.each(closed)("ROLE-027 STATE-045 %s leads to the PC login page", (path) => {
    expect(guard(at(`${path}?x=1`), false)).toBe(
      `/pages/pclogin?redirect=${encodeURIComponent(`${path}?x=1`)}`,
    );
  });

  test.each(["/nothing", "/pages/mine", "/pages/mine/indexx", "//evil.example/", "/pages/mall/index/../x"])(
    "AMB-022 an unknown address may go on, to the not-found page: %s",
    (address) => {
      expect(guard({ pathname: address, search: "" }, false)).toBeNull();
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
  ])("%s leads to the page that says so", (address, target) => {
    expect(guardOpening(at(address), true)).toBe(target);
    expect(guardOpening(at(address), false)).toBeNull();
  });

  test.each(["pclogin", "wxlogin", "oidclogin", "recover", "setup"])("operators come in by %s", (page) => {
    expect(guardOpening(at(`/pages/${page}?a=1`), true)).toBeNull();
  });

  test("the page that says so leads on once the viewer may enter", () => {
    expect(guardOpening(at("/pages/notopen"), true)).toBeNull();
    expect(guardOpening(at("/pages/notopen"), false)).toBe("/");
    expect(guardOpening(at("/pages/notopen?redirect=%2Fpages%2Fmall%2Findex"), false)).toBe(
      "/pages/mall/index",
    );
  });
});

describe("with a token", () => {
  test("STATE-046 ROUTE-010 the PC login page leads home", () => {
    expect(guard(at("/pages/pclogin"), true)).toBe("/");
    expect(guard(at("/pages/pclogin/?redirect=/pages/mine/index"), true)).toBe("/");
  });

  test.each(Object.values(pages).filter(({ path }) => path !== "/pages/pclogin"))(
    "$path is open",
    ({ path }) => {
      expect(guard(at(path), true)).toBeNull();
    },
  );

  test("AMB-022 an unknown address may go on, to the not-found page", () => {
    expect(guard(at("/nothing"), true)).toBeNull();
  });
});

describe("where a login returns to", () => {
  test("the in-site address it was asked for", () => {
    expect(returnPath("?redirect=%2Fpages%2Fmine%2Findex%3Fx%3D1")).toBe("/pages/mine/index?x=1");
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
  ])("AMB-070 home for %s", (search) => {
    expect(returnPath(search)).toBe("/");
  });
});

test("AMB-070 no address of the vectors leads away after a login", () => {
  const back = (redirect: string) => returnPath(`?${new URLSearchParams({ redirect })}`);
  for (const address of [...refused, ...elsewhere.map(([address]) => address), "weixin://dl/business/?t=1"])
    expect([address, back(address)]).toEqual([address, "/"]);
  for (const [address, path] of inside) expect(back(address)).toBe(path);
});

describe("tab-bar paths", () => {
  afterEach(() => void vi.unstubAllGlobals());

  test.each([
    [767, false],
    [768, true],
  ])("CONST-036 a window of %i px is wide: %s", (width, wide) => {
    const matches = (query: string) => width >= 16 * Number(/min-width: (\d+)rem/.exec(query)?.[1]);
    vi.stubGlobal("window", { matchMedia: (query: string) => ({ matches: matches(query) }) });
    expect(isWide()).toBe(wide);
  });

  test.each([
    ["ROUTE-088", "component", "/pages/component/index"],
    ["ROUTE-089", "API", "/pages/API/index"],
    ["ROUTE-090", "extUI", "/pages/extUI/index"],
    ["ROUTE-091", "template", "/pages/template/nav-button/nav-button"],
  ])("CONST-036 %s %s leads to its index page on a wide screen alone", (_id, kind, index) => {
    const path = `/pages/tabBar/${kind}/${kind}`;
    expect(guard(at(path), true, true)).toBe(index);
    expect(guard(at(path), true, false)).toBeNull();
    expect(guard(at(path), false, true)).toMatch(/^\/pages\/pclogin/);
    expect(guard(at(index), true, true)).toBeNull();
  });

  test("what is no kind of tab goes on, to the not-found page", () => {
    expect(guard(at("/pages/tabBar/constructor/x"), true, true)).toBeNull();
  });
});
