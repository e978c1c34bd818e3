import { expect, test, vi } from "vitest";
import { thread as answers } from "#test/answers/thread.ts";
import { render } from "./entry-server.tsx";
import { pageAddress, pageQuery } from "./page-address.ts";
import { isPublicPath, type PageName, pages, paths } from "./paths.ts";

const THREAD = pages.thread.path;

test("parameters that no page reads make no page of their own, nor do their order and repetition", () => {
  expect(pageAddress("/?x=1&utm_source=qq")).toBe("/");
  expect(pageAddress("/?x=1&tab=latest&tab=essence")).toBe("/?tab=latest");
  expect(pageAddress(`${pages.mall.path}?order=points&mine=1`)).toBe(
    pageAddress(`${pages.mall.path}?mine=1&order=points&page=7`),
  );
  expect(pageAddress("/?toString=1&__proto__=2")).toBe("/");
});

test("a value that its page does not know is none; what can be no id is one and the same", () => {
  expect(pageAddress("/?tab=t1")).toBe("/");
  expect(pageAddress("/?tab=")).toBe("/");
  expect(pageAddress(`${THREAD}?threadId=327`)).toBe(paths.thread("327"));
  for (const id of ["abc", "-1", "0x10", "9".repeat(30), "0"])
    expect(pageAddress(`${THREAD}?threadId=${id}`)).toBe(`${THREAD}?threadId=0`);
});

test("texts are bounded, and come through whole", () => {
  const address = "https://example.org/a?b=c&d=镜";
  expect(pageAddress(paths.webview(address))).toBe(paths.webview(address));
  expect(pageAddress(`${pages.webview.path}?url=https://example.org/?a=b`)).toBe(
    paths.webview("https://example.org/?a=b"),
  );
  expect(pageAddress(paths.search(" 镜片 "))).toBe(paths.search("镜片"));
  expect(pageAddress(paths.search("字".repeat(101)))).toBe(paths.search("字".repeat(100)));
  expect(pageAddress(paths.search(`${"字".repeat(99)}👓 `))).toBe(paths.search("字".repeat(99)));
  expect(pageAddress(`${pages.topicZone.path}?keyword=${"x".repeat(101)}`)).toBe(pages.topicZone.path);
});

test("all that is no page is one page, and a page behind the login has no parameters", () => {
  const nowhere = pageAddress("/abc1");
  expect(pageAddress("/pages/mall/index/deeper?x=1")).toBe(nowhere);
  expect(pageAddress("//abc2")).toBe(nowhere);
  expect(pageAddress("http://elsewhere.example/")).toBe(nowhere);
  expect(isPublicPath(nowhere)).toBe(false);
  expect(pageAddress(paths.edit("5"))).toBe(pages.publish.path);
  expect(pageAddress("/pages/tabBar/API/anything?x=1")).toBe("/pages/API/index");
});

const samples = (name: PageName) =>
  Object.entries(pageQuery[name] ?? {}).map(([key, kind]) => {
    if (kind === "id") return [key, "327"] as const;
    if (kind === "keyword") return [key, "镜片"] as const;
    return [key, "text" in kind ? "https://example.org/" : (kind.at(-1) ?? "")] as const;
  });

/** The parameters that a page reads while the server renders it. */
async function readBy(address: string): Promise<Set<string>> {
  const read = new Set<string>();
  const { get, has } = URLSearchParams.prototype;
  const spies = [
    vi.spyOn(URLSearchParams.prototype, "get").mockImplementation(function (this: URLSearchParams, name) {
      read.add(name);
      return get.call(this, name);
    }),
    vi.spyOn(URLSearchParams.prototype, "has").mockImplementation(function (this: URLSearchParams, name) {
      read.add(name);
      return has.call(this, name);
    }),
  ];
  await render({
    url: address,
    origin: "https://forum.example",
    apiBase: "/api",
    timeZone: "Asia/Shanghai",
    assets: {},
    fetch: async ({ url }) =>
      Response.json(
        url.includes("/thread/detail?")
          ? { code: 200, msg: "操作成功", data: answers.threadDetail }
          : { code: 404, msg: "访问资源不存在" },
      ),
  });
  for (const spy of spies) spy.mockRestore();
  return read;
}

const publicPages = (Object.keys(pages) as PageName[]).filter((name) => isPublicPath(pages[name].path));

test.each(publicPages)(
  "the server renders %s with no parameter that the table does not name",
  async (name) => {
    const { path } = pages[name];
    const known = Object.keys(pageQuery[name] ?? {});
    const all = samples(name);
    const addresses = [
      path,
      `${path}?${new URLSearchParams(all.map(([key, value]) => [key, value]))}`,
      ...all.map(([key, value]) => `${path}?${new URLSearchParams({ [key]: value })}`),
    ];
    const read = new Set<string>();
    for (const address of addresses) {
      // The address as a browser asks for it, so that nothing is hidden from the page.
      for (const key of await readBy(address)) read.add(key);
    }
    expect([...read].filter((key) => !known.includes(key))).toEqual([]);
    expect(known.filter((key) => !read.has(key))).toEqual([]);
  },
);
