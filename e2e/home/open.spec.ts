import { expect, test } from "../support/journey.ts";
import { registerMember, startSignedIn } from "../support/member.ts";

test("GEN-007 the home page lists the thread feed", { tag: "@once" }, async ({ page, request }) => {
  const answer = await request.get("/api/api/without/thread/homelist?tab=recommend&pageNum=1&pageSize=10");
  const { rows } = (await answer.json()) as { rows: { title: string }[] };
  const titles = rows.map((row) => row.title).filter(Boolean);
  expect(titles.length).toBeGreaterThan(0);

  await page.goto("/");
  const feed = page.locator("[data-slot=infinite-list-items]");
  for (const title of titles.slice(0, 3))
    await expect(feed.getByRole("link", { name: title }).first()).toBeVisible();
});

test("a member's home page, thread and messages make at most three calls and one stream", {
  tag: "@once",
}, async ({ page, request }) => {
  const { token } = await registerMember(request);
  await startSignedIn(page, token);
  let requests: string[] = [];
  page.on("request", (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname.startsWith("/api/")) requests.push(pathname.replace("/api/api/", ""));
  });
  const callsOf = async (address: string) => {
    requests = [];
    const stream = page.waitForRequest("**/bbs/live/stream*");
    await page.goto(address);
    await stream;
    return requests.toSorted();
  };
  expect(await callsOf("/")).toEqual([
    "bbs/live/stream",
    "bbs/member/start",
    "bbs/user/hot/list",
    "bbs/viewer/state",
  ]);
  await expect(page.getByRole("complementary").getByRole("button", { name: /签到/ })).toBeVisible();
  expect(await callsOf("/pages/content/postdetail?threadId=1")).toEqual([
    "bbs/live/stream",
    "bbs/member/start",
    "bbs/thread/browse",
    "bbs/viewer/state",
  ]);
  expect(await callsOf("/pages/mine/message/index")).toEqual([
    "bbs/live/stream",
    "bbs/member/start",
    "notice/dialog/list",
  ]);
});
