import { expect, test } from "vitest";
import { thread as answers } from "#test/answers/thread.ts";
import { render, renderFrame } from "./entry-server.tsx";
import { isPublicPath, pages, tabBarIndex } from "./paths.ts";

const origin = "https://forum.example";
const found = answers.threadDetail;

async function open(url: string, thread: object = found, timeZone = "Asia/Shanghai") {
  const result = await render({
    url,
    origin,
    apiBase: "/api",
    timeZone,
    assets: {},
    fetch: async (request) =>
      Response.json(
        new URL(request.url).pathname === "/api/api/without/thread/detail"
          ? { code: 200, msg: "操作成功", data: thread }
          : { code: 404, msg: "访问资源不存在" },
      ),
  });
  return "html" in result ? result : { ...result, html: "" };
}

const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];
const dataOf = (html: string) => /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];

test("a private page comes with its own title, before its code does", async () => {
  const own = Object.values(pages).filter(({ path }) => !isPublicPath(path));
  expect(own.length).toBeGreaterThan(30);
  for (const { path, title } of own) expect(titleOf((await open(path)).html)).toBe(`${title} · 镜界社区`);
  expect(titleOf((await open(tabBarIndex.extUI)).html)).toBe("社区组件 · 镜界社区");
  expect(titleOf((await open("/pages/tabBar/API/anything")).html)).toBe("接口 · 镜界社区");
});

test("the frame that fits any address names the community alone, stays out of search engines, and says nothing to a router", async () => {
  const frame = async (code: number) => {
    const fetch = async () => Response.json({ code, msg: "访问资源不存在" });
    const rendered = await renderFrame({
      origin,
      apiBase: "/api",
      timeZone: "Asia/Shanghai",
      assets: {},
      fetch,
    });
    return "html" in rendered ? rendered : { ...rendered, html: "" };
  };
  expect((await frame(503)).status).toBe(503);
  const { status, html } = await frame(404);
  expect(status).toBe(200);
  expect(titleOf(html)).toBe("镜界社区");
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('"router"');
});

test("an address without a page says so, and stays out of search engines", async () => {
  const { status, html } = await open("/pages/nothing");
  expect(status).toBe(404);
  expect(titleOf(html)).toBe("这里什么也没有 · 镜界社区");
  expect(html).toContain('<meta name="robots" content="noindex"');
});

test("times are those of the community's zone, on the server and in the browser", async () => {
  const url = "/pages/content/postdetail?threadId=327";
  const { html } = await open(url, { ...found, postedAt: "2026-07-22 09:12:40" }, "America/New_York");
  expect(JSON.parse(dataOf(html) ?? "")["@graph"][0].datePublished).toBe("2026-07-22T09:12:40-04:00");
  expect(html).toContain('dateTime="2026-07-22T09:12:40-04:00"');
  const shell = await open("/pages/nothing", found, "America/New_York");
  for (const page of [html, shell.html]) {
    expect(page).toContain('"timeZone":"America/New_York"');
    expect(page).not.toContain('"utcOffsetMs"');
  }
  // A clock that is never put forward comes with its distance, so that the browser opens no calendar.
  for (const page of [await open(url), await open("/pages/nothing")])
    expect(page.html).toContain('"timeZone":"Asia/Shanghai","utcOffsetMs":28800000');
});

test("a thread tells search engines who wrote what and when, and where it stands", async () => {
  const { html } = await open("/pages/content/postdetail?threadId=327");
  const [posting, crumbs] = JSON.parse(dataOf(html) ?? "")["@graph"];
  const url = `${origin}/pages/content/postdetail?threadId=327`;
  expect(posting).toMatchObject({
    "@type": "DiscussionForumPosting",
    url,
    headline: found.title,
    text: found.excerpt,
    datePublished: `${found.postedAt.replace(" ", "T")}+08:00`,
    author: { "@type": "Person", name: "苏木木", url: `${origin}/pages/mine/friends/index?userId=2` },
    commentCount: found.replyCount,
  });
  expect(posting.image).toMatch(/^https:\/\//);
  expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    "首页",
    found.circle.groupName,
    found.title,
  ]);
});

test("what a member wrote cannot end the data for search engines, and no other page has any", async () => {
  const title = "</script><script>alert(1)</script>";
  const { html } = await open("/pages/content/postdetail?threadId=327", { ...found, title });
  expect(dataOf(html)).not.toContain("<");
  expect(JSON.parse(dataOf(html) ?? "")["@graph"][0].headline).toBe(title);
  expect(dataOf((await open("/pages/content/community")).html)).toBeUndefined();
  expect(dataOf((await open("/pages/content/postdetail")).html)).toBeUndefined();
});

const API = "/api/api/without/";

/** The status of a page whose calls are answered as `answers` says by the beginning of their path, any other with an empty list. */
async function statusWith(url: string, answers: Record<string, number>) {
  const { status } = await render({
    url,
    origin,
    apiBase: "/api",
    timeZone: "Asia/Shanghai",
    assets: {},
    fetch: async (request) => {
      const path = new URL(request.url).pathname.replace(API, "");
      const code = Object.entries(answers).find(([start]) => path.startsWith(start))?.[1] ?? 200;
      const body = code === 200 ? { code, msg: "查询成功", rows: [], total: 0 } : { code, msg: "没有" };
      return Response.json(body, { status: code });
    },
  });
  return status;
}

test.each([
  pages.home.path,
  pages.community.path,
  pages.mall.path,
  pages.topicZone.path,
  pages.search.path,
  `${pages.thread.path}?threadId=327`,
])("%s is 503 while its calls cannot be answered", async (path) => {
  expect(await statusWith(path, { "": 503 })).toBe(503);
});

test("a page is a fault where what it is about has one, and whole where only something next to it has", async () => {
  expect(await statusWith("/", {})).toBe(200);
  expect(await statusWith("/", { "thread/homelist": 500 })).toBe(500);
  expect(await statusWith("/", { threadhot: 500 })).toBe(200);
  expect(await statusWith("/", { threadhot: 503 })).toBe(503);
  expect(await statusWith("/", { "thread/homelist": 404 })).toBe(200);
});
