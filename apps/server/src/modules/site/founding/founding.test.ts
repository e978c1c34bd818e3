import { sql } from "drizzle-orm";
import sharp from "sharp";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { retryWhileBusy, startServer, type TestServer } from "../../../test/support.ts";
import { issueSetupToken } from "./founding.queries.ts";

let server: TestServer;
afterEach(() => server.close());

const start = async (env: Record<string, string> = {}) => {
  server = await startServer({ SETUP: "on", ...env });
  return issueSetupToken(server.db);
};
const look = (token: string) => server.post("/api/without/setup/look", { token });
const foundCommunity = (token: string, more: object = {}) =>
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

test("an empty community only answers operations of the setup page", async () => {
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

test("the setup page gets the command of the server's packaging until the community is founded", async () => {
  const token = await start({ CLI_COMMAND: "docker compose run --rm tools" });
  expect((await siteInfo()).setupCommand).toBe("docker compose run --rm tools setup");
  expect((await look(token)).data.cliCommand).toBe("docker compose run --rm tools");
  await foundCommunity(token);
  await expect.poll(async () => (await siteInfo()).setupCommand).toBeUndefined();
});

test("founding creates the operator, the names and the circles, and opens the community", async () => {
  const token = await start({ SITE_BRAND_EN: "Fixed" });
  expect((await look(token)).data).toMatchObject({ minutesLeft: 59, fixed: ["brandNameEn"], mailHost: "" });
  const { code, data } = await foundCommunity(token);
  expect(code).toBe(200);
  expect(data.recoveryCodes).toHaveLength(8);
  const { token: session } = await server.post("/login", {
    username: "zhouyu",
    password: "mountains-at-dawn",
  });
  expect((await server.get("/getInfo", session)).permissions).toContain("*:*:*");
  // Names from the environment take precedence over the input.
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
  const { rows: topics } = await server.get("/api/without/thread/topics?keyWord=求助");
  expect(topics).toMatchObject([{ content: "求助", intro: "遇到问题先在这里问", threadCount: 0 }]);
  expect((await server.post("/register", { username: "second", password: "rivers-at-dusk-7" })).code).toBe(
    200,
  );
  const refusal = { code: 409, reason: "STATE_CHANGED", msg: "社区已经建好了，请直接登录" };
  expect(await foundCommunity(token, { username: "other" })).toMatchObject(refusal);
  expect(await look(token)).toMatchObject(refusal);
});

test("founding writes a pact in the first circle, listed as one and editable by its operator", async () => {
  const token = await start();
  expect((await foundCommunity(token)).code).toBe(200);
  const { rows } = await server.get("/api/without/thread/list?isPact=1&orderByColumn=pact_at");
  expect(rows).toMatchObject([{ title: "远眺社区公约", circle: { groupName: "新手与答疑" } }]);
  const session = await server.post("/login", { username: "zhouyu", password: "mountains-at-dawn" });
  const detail = `/api/without/thread/detailV2?threadId=${rows[0].id}`;
  expect((await server.get(detail, session.token)).data.viewer).toMatchObject({
    marks: ["pact"],
    mayDo: expect.arrayContaining(["edit", "pact"]),
  });
  const threadCounts = await server.db.execute(sql`
    select (select thread_count from users) as own, (select thread_count from circles where name = '新手与答疑') as there`);
  expect(threadCounts).toMatchObject({ rows: [{ own: 1, there: 1 }] });
});

test("a community without an official site links to none, until one is set", async () => {
  const token = await start();
  expect((await foundCommunity(token, { officialSite: "" })).code).toBe(200);
  const links = async () => {
    const { officialSite, qrTarget } = await siteInfo();
    const { data: menu } = await server.get("/api/without/appmenu");
    const outside = menu.filter(({ menuType }: { menuType: string }) => menuType === "20");
    return {
      officialSite,
      qrTarget,
      outside: outside.map(({ routePath }: { routePath: string }) => routePath),
    };
  };
  expect(await links()).toEqual({ officialSite: "", qrTarget: "", outside: [] });
  const session = await server.post("/login", { username: "zhouyu", password: "mountains-at-dawn" });
  const look = (officialSite: string) =>
    server.post(
      "/api/bbs/console/look/save",
      { brandName: "远眺社区", brandNameEn: "", officialSite, filingNumber: "", brandColor: "" },
      session.token,
    );
  const url = "https://overlook.example/";
  expect((await look(url)).code).toBe(200);
  expect(await links()).toEqual({ officialSite: url, qrTarget: "", outside: [url] });
  expect((await look("")).code).toBe(200);
  expect(await links()).toEqual({ officialSite: "", qrTarget: "", outside: [] });
});

const square = async (side: number, format: "png" | "gif" = "png") =>
  (
    await sharp({ create: { width: side, height: side, channels: 4, background: "#266fb8" } })
      .toFormat(format)
      .toBuffer()
  ).toString("base64");

test("a logo and a colour are served from the first page on", async () => {
  const token = await start();
  const logo = await square(512);
  const answer = await retryWhileBusy(() => foundCommunity(token, { brandColor: "#266fb8", logo }));
  expect(answer.code).toBe(200);
  const { brandColor, logoUrl } = await siteInfo();
  expect({ brandColor, logoUrl }).toEqual({
    brandColor: "#266fb8",
    logoUrl: expect.stringMatching(/^\/site\/logo-[0-9a-f]{16}\.png$/),
  });
  const picture = await server.inject({ url: logoUrl });
  expect(picture.headers).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
    format: "png",
    width: 256,
    height: 256,
  });
  expect((await server.inject({ url: "/site/logo-0000000000000000.png" })).statusCode).toBe(404);
});

test("founding creates the chosen content only", async () => {
  const token = await start();
  const { groups, extras, circles } = (await look(token)).data;
  expect(circles[0]).toMatchObject({ name: "新手与答疑", topics: ["第一次戴上它", "求助", "我的配置"] });
  expect(groups.map(({ name }: { name: string }) => name)).toContain("版主");
  expect(groups.at(-1)).toEqual({ name: "管理员", permissions: -1 });
  expect(extras).toEqual([
    { key: "tasks", count: 15 },
    { key: "prizes", count: 5 },
    { key: "goods", count: 4 },
    { key: "pact", count: 1 },
  ]);
  expect((await foundCommunity(token, { circles: [], extras: ["goods"] })).code).toBe(200);
  const counts = await server.db.execute(sql`
    select (select count(*) from circles)::int as circles, (select count(*) from topics)::int as topics,
      (select count(*) from tasks where status = 1)::int as tasks,
      (select count(*) from prizes where status = 1)::int as prizes, (select count(*) from goods where status = 0)::int as drafts`);
  expect(counts).toMatchObject({ rows: [{ circles: 0, topics: 0, tasks: 0, prizes: 0, drafts: 4 }] });
});

test("the setup page shows the checks of database, disk and address", async () => {
  const token = await start({ PUBLIC_ORIGIN: "http://forum.example.org" });
  const { checks } = (await look(token)).data;
  expect(checks).toContainEqual({ state: "ok", text: "与数据库的时钟一致" });
  expect(checks).toContainEqual({ state: "bad", text: expect.stringContaining("不是 https") });
});

test("a test mail reports the answer of the mail server, only to the holder of the token", async () => {
  const smtp = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    onAuth: (_auth, _session, callback) => callback(Object.assign(new Error("no"), { responseCode: 535 })),
  });
  await new Promise<void>((listening) => smtp.listen(0, "127.0.0.1", listening));
  try {
    const { port } = smtp.server.address() as { port: number };
    const token = await start({
      SMTP_URL: `smtp://noreply:wrong@127.0.0.1:${port}`,
      MAIL_FROM: "noreply@example.org",
      PUBLIC_ORIGIN: "https://forum.example.org",
    });
    const send = (body: object) => server.post("/api/without/setup/mail", body);
    expect(await send({ token, email: "zhou@example.org" })).toMatchObject({
      data: { isSent: 0, answer: "账号或密码不对（服务器答复 535）" },
    });
    expect(await send({ token: "x".repeat(32), email: "zhou@example.org" })).toMatchObject({
      code: 400,
      reason: "LINK_INVALID",
    });
  } finally {
    await new Promise<void>((closed) => smtp.close(closed));
  }
});

test("without a mail server a test mail is refused", async () => {
  const token = await start();
  expect(await server.post("/api/without/setup/mail", { token, email: "zhou@example.org" })).toMatchObject({
    reason: "NOT_CONFIGURED",
  });
});

test("a refused request does not use up the token", async () => {
  const token = await start();
  expect(await foundCommunity(token, { password: "12345678" })).toMatchObject({ reason: "PASSWORD_WEAK" });
  expect(await foundCommunity(token, { username: "x" })).toMatchObject({ code: 400 });
  expect(await foundCommunity(token, { officialSite: "javascript:alert(1)" })).toMatchObject({
    msg: "官网应为 https:// 或 http:// 开头的地址",
  });
  expect(await foundCommunity(token, { brandColor: "red" })).toMatchObject({ code: 400 });
  expect(await foundCommunity(token, { logo: await square(512, "gif") })).toMatchObject({
    msg: "标志要是 png、jpg 或 webp 图片",
  });
  const small = await square(64);
  expect(await retryWhileBusy(() => foundCommunity(token, { logo: small }))).toMatchObject({
    msg: "标志的边长至少 256 像素，换一张大的",
  });
  const broken = (await square(512)).slice(0, 200);
  expect(await retryWhileBusy(() => foundCommunity(token, { logo: broken }))).toMatchObject({
    msg: "标志的图片已损坏或像素过多，换一张",
  });
  expect(await foundCommunity(token, { circles: ["nowhere"] })).toMatchObject({ msg: "没有这样的圈子可选" });
  expect((await foundCommunity(token)).code).toBe(200);
});

test("a token that is expired, unknown, replaced or of another kind is refused", async () => {
  const first = await start();
  const second = await issueSetupToken(server.db);
  const refused = { code: 400, reason: "LINK_INVALID" };
  for (const token of [first, "x".repeat(32)]) {
    expect(await look(token)).toMatchObject(refused);
    expect(await foundCommunity(token)).toMatchObject(refused);
  }
  await server.db.execute(sql`update account_tokens set kind = 'reset'`);
  expect(await foundCommunity(second)).toMatchObject(refused);
  await server.db.execute(sql`update account_tokens set kind = 'setup', expires_at = now()`);
  expect(await foundCommunity(second)).toMatchObject(refused);
});

test("a community with members is open", async () => {
  await start();
  await server.member("member");
  server.app.founding.open();
  expect((await server.get("/api/without/circle")).code).toBe(200);
});
