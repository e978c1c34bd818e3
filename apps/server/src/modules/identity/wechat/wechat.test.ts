import { createCipheriv, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq, isNotNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { trusted } from "../../../core/screened.ts";
import { sessions, smsCodes, threads, users } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { publish, resetRates } from "../../../test/thread-fixtures.ts";
import { saveAccess } from "../access/access.queries.ts";
import { DEFAULT_SETTINGS, type SiteAccess } from "../access/access.rules.ts";
import { proofTexts } from "../login/login.rules.ts";
import { signedQuery } from "./sms-client.ts";
import { wxTexts } from "./wechat.rules.ts";

const APP = "wx0123456789abcdef";
const WEB = "wxfedcba9876543210";
const SESSION_KEY = randomBytes(16).toString("base64");

/** Calls received by the fake WeChat and SMS server. */
const calls: { path: string; query: URLSearchParams; body: Record<string, unknown> }[] = [];
/** Responses that replace the next default responses of a path. */
let next: { path: string; answer: (() => string) | "late" | "cut" }[] = [];
let token = 0;
let smsCode = "";

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return (text ? JSON.parse(text) : {}) as Record<string, unknown>;
};

/** Fake WeChat API as documented: tokens, single-use codes, error codes, pictures. */
const usedCodes = new Set<string>();
function createResponse(path: string, query: URLSearchParams): object | Buffer {
  const stale =
    query.has("access_token") && path.startsWith("/wxa/") && query.get("access_token") !== `token-${token}`;
  if (stale) return { errcode: 40001, errmsg: "invalid credential" };
  switch (path) {
    case "/cgi-bin/stable_token":
      token += 1;
      return { access_token: `token-${token}`, expires_in: 7200 };
    case "/wxa/generatescheme":
      return { errcode: 0, errmsg: "ok", openlink: "weixin://dl/business/?t=abc" };
    case "/wxa/genwxashortlink":
      return { errcode: 0, errmsg: "ok", link: "#小程序://镜界社区/abc" };
    case "/wxa/getwxacodeunlimit":
      return Buffer.from("picture");
    case "/sns/jscode2session":
    case "/sns/oauth2/access_token": {
      const code = query.get("js_code") ?? query.get("code") ?? "";
      if (!code.startsWith("code-")) return { errcode: 40029, errmsg: "invalid code" };
      if (usedCodes.has(code)) return { errcode: 40163, errmsg: "code been used" };
      usedCodes.add(code);
      const person = code.split("-")[1];
      const channel = path === "/sns/jscode2session" ? "mini" : "web";
      return {
        openid: `${channel}-${person}`,
        unionid: `union-${person}`,
        ...(channel === "mini"
          ? { session_key: SESSION_KEY }
          : { access_token: `user-${person}`, expires_in: 7200 }),
      };
    }
    case "/sns/userinfo": {
      const openid = query.get("openid") ?? "";
      return {
        openid,
        unionid: `union-${openid.slice(4)}`,
        nickname: "云野",
        headimgurl: "https://wx.example/a.png",
      };
    }
    default:
      // SMS provider.
      smsCode = (JSON.parse(query.get("TemplateParam") ?? "{}") as { code: string }).code;
      return { Code: "OK", Message: "OK", BizId: "1" };
  }
}

let provider: Server;
let server: TestServer;
let bare: TestServer;

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://wx.invalid");
    calls.push({ path: pathname, query: searchParams, body: await bodyOf(request) });
    const planned = next.findIndex(({ path }) => path === pathname);
    const instead = planned < 0 ? undefined : next.splice(planned, 1)[0]!.answer;
    if (instead === "late") return void response.destroy();
    if (instead === "cut") {
      response.writeHead(200, { "content-type": "image/png", "content-length": "1000" });
      return void response.write("pic", () => response.destroy());
    }
    if (instead) return void response.end(instead());
    const answer = createResponse(pathname, searchParams);
    if (Buffer.isBuffer(answer)) return void response.setHeader("content-type", "image/png").end(answer);
    response.setHeader("content-type", "application/json").end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  server = await startServer({
    WX_API_URL: url,
    WX_OPEN_URL: url,
    WX_MINI_APP_ID: APP,
    WX_MINI_SECRET: "mini-secret",
    WX_WEB_APP_ID: WEB,
    WX_WEB_SECRET: "web-secret",
    SMS_URL: url,
    SMS_ACCESS_KEY: "key",
    SMS_SECRET: "secret",
    SMS_SIGN_NAME: "镜界社区",
    SMS_TEMPLATE: "SMS_1",
  });
  bare = await startServer();
});
beforeEach(async () => {
  await resetRates(server);
  calls.length = 0;
  next = [];
});
afterAll(async () => {
  await Promise.all([server.close(), bare.close()]);
  provider.close();
});

const begin = async () => (await server.post("/api/bbs/wx/begin")).data.state as string;
const web = async (code: string, more: object = {}) =>
  server.post("/api/without/wxweb/register", { code, state: await begin(), ...more });
const info = async (token: string) => (await server.post("/api/wx/getinfo", undefined, token)).data;
const members = async () => Number((await server.db.$count(sql`users`)) ?? 0);

test("API-128 API-129 API-138 a scheme link is created with a cached access token, which is renewed when stale", async () => {
  const scheme = () => server.post("/api/without/wx/getscheme", { path: "pages/index", query: "t=1" });
  expect(await scheme()).toMatchObject({ code: 200, data: { openlink: "weixin://dl/business/?t=abc" } });
  expect(await scheme()).toMatchObject({ code: 200 });
  const tokens = () => calls.filter(({ path }) => path === "/cgi-bin/stable_token");
  expect(tokens()).toHaveLength(1);
  expect(calls.find(({ path }) => path === "/wxa/generatescheme")?.body).toMatchObject({
    jump_wxa: { path: "pages/index", query: "t=1" },
  });
  // After WeChat rejects the token, one new token is fetched and the call succeeds.
  token += 1;
  expect(await scheme()).toMatchObject({ code: 200 });
  expect(tokens()).toHaveLength(2);
  expect(tokens()[1]?.body).toMatchObject({ force_refresh: true, appid: APP });
  for (const path of ["javascript:alert(1)", "//evil.example", "a b"])
    expect((await server.post("/api/without/wx/getscheme", { path, query: "" })).code).toBe(400);
});

test("API-131 API-132 API-136 short link, share card and code of a page are created", async () => {
  const { token: mine } = await server.member("sharer");
  const threadId = await publish(server, mine);
  const q = `?threadId=${threadId}`;
  for (const [method, path] of [
    ["post", `/api/wx/gencommentwxshortlink${q}`],
    ["get", `/api/wx/getshareminiprogram${q}`],
  ] as const) {
    expect((await (method === "get" ? server.get(path) : server.post(path))).code).toBe(401);
  }
  expect((await server.post(`/api/wx/gencommentwxshortlink${q}`, undefined, mine)).data.link).toBe(
    "#小程序://镜界社区/abc",
  );
  expect((await server.get(`/api/wx/getshareminiprogram${q}`, mine)).data).toMatchObject({
    appId: APP,
    path: `pages/content/postdetail?threadId=${threadId}`,
  });
  expect((await server.get("/api/wx/getshareminiprogram?threadId=999999", mine)).code).toBe(404);
  const picture = await server.post("/api/wx/qrcode", { path: "pages/index", scene: "t=1" }, mine);
  expect(picture.data.url).toBe(`data:image/png;base64,${Buffer.from("picture").toString("base64")}`);
  next = [{ path: "/wxa/getwxacodeunlimit", answer: "cut" }];
  expect(await server.post("/api/wx/qrcode", { path: "pages/index", scene: "t=1" }, mine)).toMatchObject({
    status: 503,
    msg: wxTexts.late,
  });
});

test("ENT-039 a share card has the first image, or else the first https image of the content, as an absolute URL", async () => {
  const { token: mine } = await server.member("carder");
  const imageOf = async (change: Partial<typeof threads.$inferInsert>) => {
    const id = await publish(server, mine);
    await server.db.update(threads).set(change).where(eq(threads.id, id));
    return (await server.get(`/api/wx/getshareminiprogram?threadId=${id}`, mine)).data.imageUrl;
  };
  const content = trusted('<p><img src="http://a.test/1.png"><img src="https://a.test/2.png"></p>');
  expect(await imageOf({ content })).toBe("https://a.test/2.png");
  const stored = { url: "/static/demo/alley.webp", thumbnailUrl: "/static/demo/alley-t.webp" };
  const listed = await imageOf({ content, images: [stored as never] });
  expect(listed).toMatch(/^http:\/\/[^/]+\/static\/demo\/alley-t\.webp$/);
  expect(await imageOf({ content: trusted("<p>没有图</p>") })).toBe("");
});

test("API-140 a web login registers once, needs its own state, and finds the same member again", async () => {
  const first = await web("code-ann-1");
  expect(first).toMatchObject({ code: 200, token: expect.any(String) });
  const again = await web("code-ann-2");
  const [a, b] = await Promise.all([first, again].map(({ token: t }) => server.get("/getInfo", t)));
  expect(a!.user.userId).toBe(b!.user.userId);
  // An unknown or used state is refused.
  const state = await begin();
  const body = { code: "code-ann-3", state };
  const twice = await Promise.all([1, 2].map(() => server.post("/api/without/wxweb/register", body)));
  expect(twice.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(
    await server.post("/api/without/wxweb/register", { code: "code-x-1", state: "forged" }),
  ).toMatchObject({
    code: 400,
    msg: wxTexts.badState,
  });
  expect(await web("code-ann-1")).toMatchObject({ code: 400, msg: wxTexts.badCode });
});

test("API-141 API-142 the mini-program refuses unknown identities, registers them, and finds members of the web login", async () => {
  expect(await server.post("/api/without/wx/login", { code: "code-bob-1" })).toMatchObject({
    code: 409,
    msg: wxTexts.unbound,
  });
  const registered = await server.post("/api/without/wx/register", { code: "code-bob-2", nickname: "小鲍" });
  expect(registered.code).toBe(200);
  expect((await server.get("/getInfo", registered.token)).user.nickName).toBe("小鲍");
  expect((await server.post("/api/without/wx/login", { code: "code-bob-3" })).code).toBe(200);
  const byWeb = await web("code-bob-4");
  expect((await server.get("/getInfo", byWeb.token)).user.nickName).toBe("小鲍");
  expect(await server.post("/api/without/wx/login", { code: "nonsense" })).toMatchObject({
    code: 400,
    msg: wxTexts.badCode,
  });
});

test("API-143 failures of WeChat return a clear message and create no account", async () => {
  const before = await members();
  const plans: [string, (() => string) | "late", string][] = [
    ["/sns/oauth2/access_token", "late", wxTexts.late],
    ["/sns/oauth2/access_token", () => "<html>", wxTexts.late],
    ["/sns/oauth2/access_token", () => "{}", wxTexts.late],
    [
      "/sns/oauth2/access_token",
      () => JSON.stringify({ openid: "o-long", access_token: "t", unionid: "u".repeat(100_000) }),
      wxTexts.late,
    ],
    ["/sns/oauth2/access_token", () => '{"errcode":-1}', wxTexts.busy],
    ["/sns/userinfo", () => '{"errcode":48001}', wxTexts.refused],
    ["/sns/userinfo", () => '{"openid":"somebody-else"}', wxTexts.late],
  ];
  for (const [index, [path, answer, msg]] of plans.entries()) {
    next = [{ path, answer }];
    expect(await web(`code-late${index}-1`)).toMatchObject({ status: 503, code: 503, msg });
  }
  expect(await members()).toBe(before);
});

test("API-134 API-137 a WeChat identity is bound to one member, and the last login method cannot be removed", async () => {
  const { token: mine } = await server.member("binder");
  const bind = async (as: string, code: string, password: string | undefined = "Lenscape2026") =>
    server.post("/api/wx/userinfo", { code, state: await begin(), password }, as);
  expect(await bind(mine, "code-cat-1")).toMatchObject({ code: 200, data: { nickname: "云野" } });
  expect(await info(mine)).toMatchObject({ isWxBound: 1, wxNickname: "云野", phone: "", hasPassword: 1 });
  expect(await bind(mine, "code-dog-1")).toMatchObject({ code: 409, msg: wxTexts.boundAlready });
  const { token: other } = await server.member("other");
  expect(await bind(other, "code-cat-2")).toMatchObject({ code: 409, msg: wxTexts.taken });
  const unbind = (as: string, password?: string) =>
    server.post("/api/bbs/wx/unbind", { way: "wx", password }, as);
  expect(await unbind(mine)).toMatchObject({ code: 400, msg: "请输入登录密码", field: "password" });
  expect((await unbind(mine, "Lenscape2026")).code).toBe(200);
  expect(await info(mine)).toMatchObject({ isWxBound: 0 });
  const guest = (await web("code-eve-1")).token;
  expect(await unbind(guest)).toMatchObject({ code: 409, msg: wxTexts.lastWay });
});

test("API-137 binding needs the password, is limited to five wrong ones, and a wrong one does not use up WeChat's code", async () => {
  const { token: mine } = await server.member("guarded");
  const state = await begin();
  const bind = (password?: string) =>
    server.post("/api/wx/userinfo", { code: "code-owl-1", state, password }, mine);
  expect(await bind()).toMatchObject({ code: 400, msg: "请输入登录密码", field: "password" });
  expect(await bind("guess")).toMatchObject({ code: 400, msg: "登录密码错误", field: "password" });
  expect(await info(mine)).toMatchObject({ isWxBound: 0 });
  expect((await bind("Lenscape2026")).code).toBe(200);

  const phone = "13922223333";
  await server.post("/api/wx/getsms", { phone }, mine);
  const bindPhone = (password?: string) =>
    server.post("/api/bbs/phone/bind", { phone, smsCode, password }, mine);
  expect(await bindPhone()).toMatchObject({ code: 400, field: "password" });
  for (let times = 0; times < 4; times++)
    expect(await bindPhone("guess")).toMatchObject({ code: 400, field: "password" });
  expect(await bindPhone("Lenscape2026")).toMatchObject({
    status: 429,
    msg: "密码输入错误次数过多，请稍后再试",
  });
  await resetRates(server);
  // The SMS code still works, and right passwords are not counted.
  for (let times = 0; times < 7; times++) expect((await bindPhone("Lenscape2026")).code).not.toBe(429);
  expect(await info(mine)).toMatchObject({ phone: "139****3333" });
});

test("API-137 a member without a password can bind within ten minutes of logging in", async () => {
  const mine = (await web("code-yak-1")).token;
  const phone = "13922224444";
  await server.post("/api/wx/getsms", { phone }, mine);
  const bindPhone = () => server.post("/api/bbs/phone/bind", { phone, smsCode }, mine);
  await server.db.execute(sql`update sessions set created_at = now() - interval '11 minutes'`);
  expect(await bindPhone()).toMatchObject({
    code: 400,
    msg: "没有密码的账号，要在登录后 10 分钟内操作，请退出后重新登录",
  });
  expect(await info(mine)).toMatchObject({ phone: "" });
  await server.db.execute(sql`update sessions set created_at = now()`);
  expect((await bindPhone()).code).toBe(200);
});

test("API-135 encrypted data is decrypted with the session key and accepted only for this app", async () => {
  const { token: mine } = await server.post("/api/without/wx/register", { code: "code-fox-1" });
  const iv = randomBytes(16);
  const seal = (appid: string) => {
    const cipher = createCipheriv("aes-128-cbc", Buffer.from(SESSION_KEY, "base64"), iv);
    const text = JSON.stringify({ purePhoneNumber: "13800138001", watermark: { appid } });
    return Buffer.concat([cipher.update(text), cipher.final()]).toString("base64");
  };
  const read = (encryptedData: string, as = mine) =>
    server.post("/api/wx/decrypt", { encryptedData, iv: iv.toString("base64") }, as);
  expect(await read(seal("wx-another"))).toMatchObject({ code: 400, msg: wxTexts.decryptFailed });
  expect(await read("AAAA")).toMatchObject({ code: 400, msg: wxTexts.decryptFailed });
  expect((await read(seal(APP))).data).toEqual({ phone: "138****8001", nickname: "", avatar: "" });
  expect(await info(mine)).toMatchObject({ phone: "138****8001" });
  const { token: other } = await server.post("/api/without/wx/register", { code: "code-gnu-1" });
  expect(await read(seal(APP), other)).toMatchObject({ code: 409, msg: wxTexts.phoneTaken });
});

test("an expired invitation code does not prevent registration by WeChat or phone", async () => {
  const phone = "13966667777";
  const inviter = await server.member("host");
  const { invitationCode: code } = (await server.get("/api/bbs/invitation/mine", inviter.token)).data;
  await server.db.execute(
    sql`update users set invitation_code_at = now() - interval '1 year' where id = ${inviter.userId}::bigint`,
  );
  await server.post("/api/bbs/phone/sms", { phone });
  const body = { phone, smsCode, invitationCode: "NOBODY" };
  expect(await server.post("/api/without/wx/smslogin", body)).toMatchObject({ code: 200 });
  expect(await web("code-lynx-1", { invitationCode: code })).toMatchObject({ code: 200 });
  expect(await server.db.$count(users, isNotNull(users.invitedBy))).toBe(0);
});

test("API-133 API-139 an SMS code works once within five minutes, registers a new phone, and five wrong guesses invalidate it", async () => {
  const phone = "13912345678";
  const send = () => server.post("/api/bbs/phone/sms", { phone });
  const enter = (code: string) => server.post("/api/without/wx/smslogin", { phone, smsCode: code });
  expect((await send()).code).toBe(200);
  const [stored] = await server.db.select().from(smsCodes).where(eq(smsCodes.phone, phone));
  expect(stored?.codeHash).toMatch(/^\$argon2id\$/);
  const early = await send();
  expect(early.status).toBe(429);
  expect(early.retryAfter).toBeGreaterThan(50);
  expect(early.msg).toBe(wxTexts.smsTooSoon.replace("{n}", String(early.retryAfter)));
  expect(await enter("000000".replace(smsCode, "111111"))).toMatchObject({
    code: 400,
    msg: wxTexts.smsWrong,
  });
  const answers = await Promise.all([1, 2, 3].map(() => enter(smsCode)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  const me = answers.find(({ code }) => code === 200)!.token;
  expect(await info(me)).toMatchObject({ phone: "139****5678", hasPassword: 0 });

  await resetRates(server);
  await send();
  const [again] = await server.db.select().from(smsCodes).where(eq(smsCodes.phone, phone));
  expect(again!.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(5 * 60_000);
  await server.db.update(smsCodes).set({ expiresAt: sql`now()` });
  expect(await enter(smsCode)).toMatchObject({ code: 400, msg: wxTexts.smsExpired });

  await resetRates(server);
  await send();
  const wrong = smsCode === "123456" ? "654321" : "123456";
  for (let i = 0; i < 5; i++) await enter(wrong);
  expect(await enter(smsCode)).toMatchObject({ code: 400, msg: wxTexts.smsExpired });
  expect(await server.post("/api/wx/getsms", { phone: "12345" }, me)).toMatchObject({
    code: 400,
    msg: wxTexts.phone,
  });
});

test("phone and WeChat follow the registration policy for newcomers and always let members log in", async () => {
  const phone = "13955558888";
  const enter = () => server.post("/api/without/wx/smslogin", { phone, smsCode });
  const setAccess = async (change: Partial<SiteAccess>) => {
    await saveAccess(server.db, { ...DEFAULT_SETTINGS, ...change });
    server.app.access.forget();
  };
  const sendCode = async () => {
    await resetRates(server);
    expect((await server.post("/api/bbs/phone/sms", { phone })).code).toBe(200);
  };
  const before = await server.db.$count(users);
  for (const [change, reason] of [
    [{ registration: "closed" }, "CLOSED"],
    [{ registration: "invitation" }, "INVITATION_INVALID"],
    [{ mode: "readOnly" }, "READ_ONLY"],
    [{ mode: "notOpen" }, "NOT_OPEN"],
  ] as const) {
    await setAccess(change);
    await sendCode();
    expect(await enter()).toMatchObject({ reason });
    expect(await web(`code-gate${reason}-1`)).toMatchObject({ reason });
  }
  expect(await server.db.$count(users)).toBe(before);

  await setAccess({ registration: "approval" });
  await sendCode();
  expect(await enter()).toMatchObject({ reason: "ACCOUNT_PENDING" });
  expect(await server.db.$count(users)).toBe(before + 1);
  await setAccess({});
  expect((await web("code-gate-1")).code).toBe(200);
  await setAccess({ mode: "readOnly", registration: "closed" });
  expect((await web("code-gate-2")).code).toBe(200);
  await setAccess({});
});

test("a member who joined by phone can set a first password with an SMS code", async () => {
  const phone = "13955556666";
  const send = () => server.post("/api/bbs/phone/sms", { phone });
  await send();
  const me = (await server.post("/api/without/wx/smslogin", { phone, smsCode })).token;
  const other = (await server.member("haspassword")).token;
  const set = (body: object = {}, token = me) =>
    server.post(
      "/api/bbs/phone/password",
      { phone, smsCode, newPassword: "mountains-at-dawn", ...body },
      token,
    );
  await resetRates(server);
  await send();
  expect(await set({ smsCode: "000000" === smsCode ? "111111" : "000000" })).toMatchObject({
    msg: wxTexts.smsWrong,
  });
  expect(await set({ phone: "13955550000" })).toMatchObject({ code: 400, msg: wxTexts.otherPhone });
  expect((await set({ newPassword: "123" })).code).toBe(400);
  expect(await set({}, other)).toMatchObject({ code: 409, msg: wxTexts.hasPassword });
  expect((await set()).code).toBe(200);
  expect((await server.get("/api/notice/system/list", me)).rows[0]).toMatchObject({
    title: "已设置登录密码",
  });
  expect(await info(me)).toMatchObject({ hasPassword: 1 });
  expect(await set()).toMatchObject({ code: 409, msg: wxTexts.hasPassword });
  expect((await server.post("/api/bbs/account/export", { password: "mountains-at-dawn" }, me)).code).toBe(
    200,
  );
});

test("a member without a password can export and close the account within ten minutes of logging in", async () => {
  const phone = "13955557777";
  await server.post("/api/bbs/phone/sms", { phone });
  const me = (await server.post("/api/without/wx/smslogin", { phone, smsCode })).token;
  const { userId } = (await server.post("/api/my/user/info/get", {}, me)).data;
  const ask = () => server.post("/api/bbs/account/export", {}, me);
  const close = () => server.post("/api/my/user/info/revoked", {}, me);
  const age = (minutes: number) =>
    server.db
      .update(sessions)
      .set({ createdAt: sql`now() - make_interval(mins => ${minutes})` })
      .where(eq(sessions.userId, userId));
  expect((await ask()).code).toBe(200);
  await age(11);
  const stale = { code: 400, msg: proofTexts.stale, reason: "PASSWORD_REQUIRED" };
  expect(await ask()).toMatchObject(stale);
  expect(await close()).toMatchObject(stale);
  await age(0);
  expect(await close()).toMatchObject({ code: 200, data: { closesAt: expect.any(String) } });
});

test("a failed SMS stores no code, and another one can be requested at once", async () => {
  const answers: (typeof next)[number]["answer"][] = [
    () => '{"Code":"isv.MOBILE_NUMBER_ILLEGAL"}',
    () => "[]",
    "late",
  ];
  next = answers.map((answer) => ({ path: "/", answer }));
  const phone = "13700000000";
  const send = () => server.post("/api/bbs/phone/sms", { phone });
  for (const _ of answers) expect(await send()).toMatchObject({ code: 503, msg: wxTexts.smsLate });
  const enter = () => server.post("/api/without/wx/smslogin", { phone, smsCode: smsCode || "1" });
  expect(await enter()).toMatchObject({ code: 400, msg: wxTexts.smsExpired });
  expect((await send()).code).toBe(200);
  expect((await enter()).code).toBe(200);
});

test("the SMS signature follows the provider's documentation", () => {
  const query = signedQuery({ B: "2 *~", A: "一" }, "secret");
  expect(query).toMatch(/^Signature=[A-Za-z0-9%]+&A=%E4%B8%80&B=2%20%2A~$/);
});

test("features that are not configured are refused and not offered (ruling 15)", async () => {
  expect((await bare.get("/api/bbs/wx/ways")).data).toMatchObject({ web: 0, mini: 0, sms: 0 });
  expect((await server.get("/api/bbs/wx/ways")).data).toMatchObject({ web: 1, mini: 1, sms: 1 });
  const { token: mine } = await bare.member("plain");
  for (const [path, body, msg] of [
    ["/api/bbs/wx/begin", undefined, wxTexts.noWeb],
    ["/api/without/wxweb/register", { code: "a", state: "b" }, wxTexts.noWeb],
    ["/api/without/wx/login", { code: "a" }, wxTexts.noMini],
    ["/api/without/wx/getscheme", { path: "", query: "" }, wxTexts.noMini],
    ["/api/bbs/phone/sms", { phone: "13800138000" }, wxTexts.noSms],
    ["/api/wx/qrcode", { path: "pages/index", scene: "a" }, wxTexts.noMini],
  ] as const) {
    expect(await bare.post(path, body, mine)).toMatchObject({ status: 503, code: 503, msg });
  }
});
