import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { startServer, type TestServer } from "../../test/support.ts";
import { issueSetupToken } from "./queries.ts";

let server: TestServer;
afterEach(() => server.close());

const start = async (env: Record<string, string> = {}) => {
  server = await startServer({ SETUP: "on", ...env });
  return issueSetupToken(server.db);
};
const look = (token: string) => server.post("/api/without/setup/look", { token });
const found = (token: string, more: object = {}) =>
  server.post("/api/without/setup/found", {
    token,
    username: "zhouyu",
    nickname: "镜界工程师小周",
    password: "mountains-at-dawn",
    brandName: "远眺社区",
    brandNameEn: "Overlook",
    officialSite: "https://overlook.example/",
    filingNumber: "",
    circles: ["help", "life"],
    ...more,
  });
const siteInfo = async () => (await server.get("/api/bbs/site/info")).data;

test("nothing but its founding is reached of an empty community", async () => {
  await start();
  const body = { username: "somebody", password: "mountains-at-dawn" };
  for (const answer of [
    await server.post("/register", body),
    await server.post("/login", body),
    await server.get("/api/without/circle"),
    await server.get("/getInfo"),
  ])
    expect(answer).toMatchObject({ status: 503, reason: "NOT_FOUNDED", msg: "社区还在准备，稍后再来" });
  expect((await server.inject({ url: "/healthz" })).statusCode).toBe(200);
});

test("one act makes the operator, the names and the circles, and opens the community", async () => {
  const token = await start({ SITE_BRAND_EN: "Fixed" });
  expect((await look(token)).data).toMatchObject({ minutesLeft: 59, fixed: ["brandNameEn"], mailHost: "" });
  const { code, data } = await found(token);
  expect(code).toBe(200);
  expect(data.recoveryCodes).toHaveLength(8);
  const { token: session } = await server.post("/login", {
    username: "zhouyu",
    password: "mountains-at-dawn",
  });
  expect((await server.get("/getInfo", session)).permissions).toContain("*:*:*");
  // What the environment says stays before what was typed.
  expect(await siteInfo()).toMatchObject({
    brandName: "远眺社区",
    brandNameEn: "Fixed",
    officialSite: "https://overlook.example/",
    filingNumber: "",
    copyright: expect.stringContaining("远眺社区"),
  });
  const menu = JSON.stringify((await server.get("/api/without/appmenu")).data);
  expect(menu).toContain("https://overlook.example/");
  const names = await server.db.execute(sql`select name from circles order by order_num`);
  expect(names).toMatchObject({ rows: [{ name: "新手与答疑" }, { name: "随便聊聊" }] });
  expect((await server.post("/register", { username: "second", password: "rivers-at-dusk-7" })).code).toBe(
    200,
  );
  expect(await found(token, { username: "other" })).toMatchObject({ code: 400, reason: "LINK_INVALID" });
});

test("what is refused uses nothing up", async () => {
  const token = await start();
  expect(await found(token, { password: "12345678" })).toMatchObject({ reason: "PASSWORD_WEAK" });
  expect(await found(token, { username: "x" })).toMatchObject({ code: 400 });
  expect(await found(token, { officialSite: "javascript:alert(1)" })).toMatchObject({
    msg: "官网应为 https:// 或 http:// 开头的地址",
  });
  expect(await found(token, { circles: ["nowhere"] })).toMatchObject({ msg: "没有这样的圈子可选" });
  expect((await found(token)).code).toBe(200);
});

test("an address that is expired, foreign, replaced or of another kind is refused with a sentence", async () => {
  const first = await start();
  const second = await issueSetupToken(server.db);
  const refused = { code: 400, reason: "LINK_INVALID" };
  for (const token of [first, "x".repeat(32)]) {
    expect(await look(token)).toMatchObject(refused);
    expect(await found(token)).toMatchObject(refused);
  }
  await server.db.execute(sql`update account_tokens set kind = 'reset'`);
  expect(await found(second)).toMatchObject(refused);
  await server.db.execute(sql`update account_tokens set kind = 'setup', expires_at = now()`);
  expect(await found(second)).toMatchObject(refused);
});

test("a community with members is never waiting", async () => {
  await start();
  await server.member("member");
  server.app.founding.open();
  expect((await server.get("/api/without/circle")).code).toBe(200);
});
