import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { operationTable } from "@lenscape/api/operations.gen";
import { type RateLimit, rates, ratesOf } from "@lenscape/api/rates.gen";
import { hash } from "@node-rs/argon2";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { parseClientAddress } from "../core/client-address.ts";
import { nameKey } from "../core/names.ts";
import { rowsOf } from "../core/sql.ts";
import { GROUP } from "../db/base.ts";
import { deviceModels, devices, resumableUploads } from "../db/schema/index.ts";
import { issueOidcTicket } from "../modules/identity/oidc/oidc-visit.queries.ts";
import { issueTicket } from "../modules/identity/two-step/two-step-ticket.queries.ts";
import { saveSmsCode, saveState } from "../modules/identity/wechat/wechat.queries.ts";
import { resumablePath } from "../modules/media/resumable-store.ts";
import { issueAppealTicket } from "../modules/notifications/mail/account-token.queries.ts";
import { issueSetupToken } from "../modules/site/founding/founding.queries.ts";
import { publishActivity } from "../test/activity-fixtures.ts";
import { smallestBody } from "../test/contract-fixtures.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { comment, longText, makeCircle, moveTo, publish, resetRates } from "../test/thread-fixtures.ts";
import { totpCode } from "../test/totp.ts";

type LimitedId = keyof typeof ratesOf;
type LimitOf<Id extends LimitedId> = (typeof ratesOf)[Id][number];

/** A member with two rows of everything that a limited operation uses. */
interface Member {
  username: string;
  userId: string;
  token: string;
  appealTicket: string;
  threadIds: string[];
  postIds: string[];
  answerIds: string[];
  feedbackIds: string[];
  dialogIds: string[];
  activityIds: string[];
}

/** Subjects of limits. */
interface Caller {
  member: Member;
  address: string;
  /** Account that an unauthenticated call names. */
  account: Member;
  phone: string;
  email: string;
}

interface Request {
  body?: object;
  token?: string;
}

/** Makes the nth call. Calls with even and odd `n` use different targets, to detect limits per target. */
type Call = (caller: Caller, n: number) => Request | Promise<Request>;

const PASSWORD = "Lenscape2026";
const SMS_CODE = "123456";
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Limits with a larger maximum are tested by one call, and then from a counter that is set to the last allowed call. */
const MAX_DRIVEN = 10;

/** Limits that are counted in memory. */
const IN_MEMORY = new Set<string>(["invitationCode"]);

let server: TestServer;
let founding: TestServer;
let setupToken: string;
let provider: Server;
let first: Caller;
let second: Caller;
let wrongCode: string;
let smsHash: string;

let serial = 0;
function nextNumber(): number {
  serial += 1;
  return serial;
}
const unique = () => `n${randomUUID().slice(0, 8)}`;

/** Simulates WeChat, always with a new account, and the SMS provider. */
function startProvider(): Promise<Server> {
  const answering = createServer((request, response) => {
    const isWx = request.url!.startsWith("/sns/");
    const openid = new URL(request.url!, "http://provider").searchParams.get("openid") ?? unique();
    const person = { openid, unionid: openid, session_key: "k", access_token: "t", nickname: "云野" };
    response.end(JSON.stringify(isWx ? person : { Code: "OK" }));
  });
  return new Promise((resolve) => answering.listen(0, "127.0.0.1", () => resolve(answering)));
}

const of = (ids: string[], n: number) => ids[n % 2]!;
const byId =
  (name: string): Call =>
  (_, n) => ({ body: { [name]: String(900_000 + (n % 2)) } });
const wrongPassword =
  (more: object = {}): Call =>
  () => ({ body: { password: "wrong", ...more } });
const ownCall =
  (body: (caller: Caller, n: number) => object): Call =>
  (caller, n) => ({ body: body(caller, n) });
const secondProof = (caller: Member): Request => ({
  token: caller.token,
  body: { password: PASSWORD, secondCode: wrongCode },
});
const changeTwoStep = {
  password: wrongPassword({ secondCode: "000000" }),
  secondCode: ({ member }: Caller) => secondProof(member),
  secondGuess: ({ account }: Caller) => secondProof(account),
};

async function revisionOf(table: "threads" | "posts", id: string): Promise<number> {
  const result = await server.db.execute(
    sql`select revision from ${sql.identifier(table)} where id = ${id}::bigint`,
  );
  return rowsOf<{ revision: number }>(result)[0]!.revision;
}

const sendSms: Call = ({ phone }) => ({ body: { phone } });
const toSms = { smsMinute: sendSms, smsDay: sendSms, smsAddress: sendSms };

const oidcTicket = async (userId: string | null) =>
  issueOidcTicket(
    server.db,
    { issuer: server.config.oidc!.issuer, subject: unique(), account: "a", nickname: "云野" },
    userId,
  );

/** Creates a complete upload that is not a valid video. */
async function uploadedVideo({ userId }: Member): Promise<Request> {
  const id = randomUUID().replaceAll("-", "");
  const path = resumablePath(server.config.dataDir, id);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, brokenVideo());
  await server.db
    .insert(resumableUploads)
    .values({ id, userId, bytes: brokenVideo().length, originalName: "a.mp4" });
  return { body: { id } };
}

/** Start of an MP4 file. */
function brokenVideo(): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.writeUInt32BE(24, 0);
  bytes.write("ftypisom", 4, "latin1");
  return bytes;
}

const createThread = ownCall(() => ({ threadClassify: 0, content: longText }));
const addPost = ownCall(({ member }, n) => ({ threadId: of(member.threadIds, n), content: `第 ${n} 句` }));
const bindMail = ownCall(({ email }) => ({ email, password: PASSWORD }));
const recoverMail = ownCall(({ account }) => ({ account: account.username }));
/** Creates a call without a body. */
const emptyCall: Call = () => ({});

/** A call for each limit of each limited operation: a missing one does not compile. */
const calls: { [Id in LimitedId]: { [Name in LimitOf<Id>]: Call } } = {
  accountCodes: { password: wrongPassword() },
  accountExport: { password: wrongPassword(), export: () => ({ body: { password: PASSWORD } }) },
  accountMailBind: {
    password: wrongPassword({ email: "a@example.org" }),
    mailBind: bindMail,
    mailTo: bindMail,
  },
  accountMailUnbind: { password: wrongPassword() },
  accountPassword: {
    password: () => ({ body: { oldPassword: "wrong", newPassword: "mountains-at-dawn" } }),
  },
  activityCheckIn: {
    checkIn: ownCall(({ member }, n) => ({ activityId: of(member.activityIds, n), code: "K7M2QX" })),
  },
  activitySignup: {
    signup: ownCall(({ member, phone }, n) => ({
      activityId: of(member.activityIds, n),
      name: "云野",
      phone,
    })),
  },
  apiKeyCreate: {
    password: wrongPassword({ name: "脚本", scopes: ["read"], days: 30 }),
    apiKey: () => ({ body: { name: "脚本", scopes: ["read"], days: 30, password: PASSWORD } }),
  },
  appealSend: {
    appeal: ownCall(({ member }, n) => ({
      ticket: member.appealTicket,
      id: String(900 + n),
      text: "不是我",
    })),
  },
  appealSubmit: { appeal: ownCall((_, n) => ({ id: String(900 + n), text: "不是我做的" })) },
  blockAdd: { follow: byId("toUserId") },
  blockDel: { follow: byId("toUserId") },
  captchaImage: { captcha: emptyCall },
  circleJoin: { circle: byId("circleId") },
  circleLeave: { circle: byId("circleId") },
  commonUpload: { upload: emptyCall, uploadBytes: emptyCall, uploadWork: emptyCall },
  dialogReport: {
    report: ownCall((_, n) => ({ ...smallestBody("dialogReport"), dialogId: String(900 + n) })),
  },
  dialogSend: {
    message: ownCall(({ member }, n) => ({ dialogId: of(member.dialogIds, n), content: "在吗" })),
  },
  draftSave: {
    draft: ownCall((_, n) => ({ ...smallestBody("draftSave"), draftId: `${n}`.padStart(32, "0") })),
  },
  feedbackReply: {
    feedbackReply: ownCall(({ member }, n) => ({ id: of(member.feedbackIds, n), content: "补一句" })),
  },
  feedbackSubmit: {
    feedback: ownCall(() => ({ kind: 1, title: "想要新手势", content: "不同场景用不同手势。" })),
  },
  followAdd: { follow: byId("toUserId") },
  followDel: { follow: byId("toUserId") },
  invitationWelcome: { invitationCode: emptyCall },
  loginSecond: {
    secondGuess: async ({ account: { userId, username }, address }) => {
      const first = { userId, usernameKey: nameKey(username), address: parseClientAddress(address) };
      return { body: { ticket: await issueTicket(server.db, first), secondCode: wrongCode } };
    },
  },
  oidcBegin: { oidc: emptyCall },
  oidcLink: {
    password: async ({ member }) => ({
      body: { ticket: await oidcTicket(member.userId), password: "wrong" },
    }),
  },
  oidcRegister: { register: async () => ({ body: { ticket: await oidcTicket(null) } }) },
  oidcUnlink: { password: wrongPassword() },
  ownInfoRevoked: { password: wrongPassword() },
  passkeyAddBegin: { password: wrongPassword() },
  passkeyBegin: { passkey: () => ({ body: {} }) },
  passkeyRemove: { password: wrongPassword({ passkeyId: "1" }) },
  passkeyRename: { password: wrongPassword({ passkeyId: "1", name: "我的手机" }) },
  phoneBind: { password: wrongPassword({ phone: "13900000000", smsCode: SMS_CODE }) },
  phoneSms: toSms,
  postEdit: {
    edit: async ({ member }, n) => {
      const postId = of(member.postIds, n);
      return { body: { postId, revision: await revisionOf("posts", postId), content: `改到第 ${n} 次` } };
    },
  },
  questionAccept: { accept: ownCall(({ member }, n) => ({ postId: of(member.answerIds, n), value: 1 })) },
  questionHelped: {
    helped: ownCall(({ member }, n) => ({ kind: "thread", id: of(member.threadIds, n) })),
  },
  questionVote: { accept: ownCall(({ member }, n) => ({ postId: of(member.answerIds, n), works: 1 })) },
  recoverMail: { recoverAddress: recoverMail, recoverAccount: recoverMail },
  register: {
    register: ownCall(() => ({ username: unique(), password: PASSWORD, invitationCode: "NOSUCH" })),
  },
  setupMailTest: { setupMail: ownCall(({ email }) => ({ token: setupToken, email })) },
  threadAddPost: { post: addPost, newcomerComments: addPost },
  threadCreate: { thread: createThread, newcomerThreads: createThread },
  threadEdit: {
    edit: async ({ member }, n) => {
      const threadId = of(member.threadIds, n);
      const content = `${longText}改到第 ${n} 次`;
      return {
        body: { threadId, revision: await revisionOf("threads", threadId), title: `改到第 ${n} 次`, content },
      };
    },
  },
  threadHighlight: {
    highlight: ownCall(({ member }, n) => ({
      ...smallestBody("threadHighlight"),
      threadId: of(member.threadIds, n),
    })),
  },
  threadReport: { report: ownCall((_, n) => ({ threadId: String(900 + n), reason: "spam" })) },
  threadTipping: { tip: ownCall((_, n) => ({ threadId: String(900 + (n % 2)), points: 5 })) },
  topicFollow: { follow: (_, n) => ({ body: { topicId: String(900 + (n % 2)), value: 1 } }) },
  twoStepBegin: { password: wrongPassword() },
  twoStepCodes: changeTwoStep,
  twoStepConfirm: { secondCode: () => ({ body: { secondCode: wrongCode } }) },
  twoStepOff: changeTwoStep,
  twoStepPasskey: { password: wrongPassword({ passkey: smallestBody("twoStepPasskey")!.passkey }) },
  uploadFinish: { uploadWork: ({ member }) => uploadedVideo(member) },
  wxBegin: { wxBegin: emptyCall },
  wxQrcode: { wxLink: ownCall((_, n) => ({ ...smallestBody("wxQrcode"), path: `pages/${n % 2}` })) },
  wxScheme: { wxScheme: ownCall((_, n) => ({ ...smallestBody("wxScheme"), path: `pages/${n % 2}` })) },
  wxShortLink: { wxLink: emptyCall },
  wxRegister: { register: () => ({ body: { code: unique() } }) },
  wxSms: toSms,
  wxSmsLogin: {
    register: async () => {
      const phone = `138${String(nextNumber()).padStart(8, "0")}`;
      await saveSmsCode(server.db, phone, smsHash, 300);
      return { body: { phone, smsCode: SMS_CODE } };
    },
  },
  wxUnbind: { password: wrongPassword({ way: "phone" }) },
  wxUserinfo: { password: wrongPassword({ code: "c", state: "s".repeat(32) }) },
  wxWebRegister: {
    register: async () => {
      const state = randomUUID().replaceAll("-", "");
      await saveState(server.db, state, 300);
      return { body: { code: unique(), state } };
    },
  },
};

/** Query parameters of limited GET operations. */
const QUERIES: Partial<Record<LimitedId, string>> = {
  captchaImage: "?wanted=1",
  wxShortLink: "?threadId=900",
  invitationWelcome: "?code=NOSUCH",
};

async function makeMember(username: string, [helper, other]: { userId: string; token: string }[]) {
  const member = await server.member(username);
  const { token, userId } = member;
  await moveTo(server, userId, GROUP.operator);
  const secret = (await server.post("/api/bbs/account/twostep/begin", { password: PASSWORD }, token)).data
    .secret;
  await server.post("/api/bbs/account/twostep/confirm", { secondCode: totpCode(secret) }, token);
  await server.db.execute(
    sql`update users set password_hash = ${await hash(PASSWORD, CHEAP)} where id = ${userId}::bigint`,
  );
  const [threadIds, postIds, answerIds, feedbackIds, dialogIds, activityIds]: string[][] = [
    [],
    [],
    [],
    [],
    [],
    [],
  ];
  for (const [n, peer] of [helper!, other!].entries()) {
    const question = { model: "Test One", firmware: "1.1.0" };
    const body = { threadClassify: 1, title: "抬显偏左怎么调回来？", circleId: "1", question };
    const threadId = await publish(server, token, body);
    threadIds!.push(threadId);
    postIds!.push((await comment(server, token, threadId)).id);
    const answerId = (await comment(server, peer.token, threadId)).id;
    answerIds!.push(answerId);
    await server.post("/api/bbs/question/accept", { postId: answerId, value: 1 }, token);
    const feedback = { kind: 1, title: `想要新的手势 ${n}`, content: "不同场景想用不同的手势。" };
    feedbackIds!.push((await server.post("/api/bbs/feedback/submit", feedback, token)).data.id);
    const send = (from: string, toUserId: string) =>
      server.post("/api/notice/dialog/send", { toUserId, content: "在吗" }, from);
    dialogIds!.push((await send(token, peer.userId)).data.dialogId);
    await send(peer.token, userId);
    activityIds!.push(await publishActivity(server, token));
    await resetRates(server);
  }
  const sn = `SN${userId.padStart(12, "0")}`;
  await server.db.insert(devices).values({
    ...{ userId, modelId: "1", sn, snHash: sn, channel: "official", purchaseAt: "2026-01-01", images: [] },
    ...{ status: 1, isPrimary: true },
  });
  return {
    ...{ ...member, username, secret, appealTicket: await issueAppealTicket(server.db, userId) },
    ...{ threadIds, postIds, answerIds, feedbackIds, dialogIds, activityIds },
  } as Member & { secret: string };
}

beforeAll(async () => {
  provider = await startProvider();
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const env = {
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "forum@example.org",
    PUBLIC_ORIGIN: "https://forum.example.org",
  };
  server = await startServer({
    ...env,
    ...{ SMS_URL: url, SMS_ACCESS_KEY: "k", SMS_SECRET: "s", SMS_SIGN_NAME: "镜界", SMS_TEMPLATE: "SMS_1" },
    ...{ WX_API_URL: url, WX_OPEN_URL: url, WX_MINI_APP_ID: "wx0123456789abcdef", WX_MINI_SECRET: "s" },
    ...{ WX_WEB_APP_ID: "wxfedcba9876543210", WX_WEB_SECRET: "s" },
    ...{ OIDC_ISSUER: url, OIDC_CLIENT_ID: "c", OIDC_CLIENT_SECRET: "s" },
  });
  founding = await startServer({ ...env, SETUP: "on" });
  setupToken = await issueSetupToken(founding.db);
  smsHash = await hash(SMS_CODE, CHEAP);
  await makeCircle(server, "1");
  await server.db.delete(deviceModels);
  await server.db
    .insert(deviceModels)
    .values({ id: "1", name: "Test One", variant: "黑", firmware: "1.1.0" });
  const peers = [await server.member("helper"), await server.member("other")];
  const [ann, bob] = [await makeMember("ann", peers), await makeMember("bob", peers)];
  await server.db.execute(sql`update device_models set firmware = '1.2.0'`);
  await server.db.execute(sql`update activities set start_at = now() - interval '1 minute'`);
  const guesses = ["000000", "111111", "222222", "333333", "444444"];
  const rightCodes = [ann, bob].flatMap(({ secret }) =>
    [-2, -1, 0, 1, 2, 3, 4].map((n) => totpCode(secret, n)),
  );
  wrongCode = guesses.find((code) => !rightCodes.includes(code))!;
  const at = (member: Member, n: number): Caller => ({
    ...{
      member,
      account: member,
      address: `192.0.${n}.7`,
      phone: `1390000000${n}`,
      email: `m${n}@example.org`,
    },
  });
  [first, second] = [at(ann, 1), at(bob, 2)];
});
afterAll(async () => {
  await Promise.all([server.close(), founding.close()]);
  provider.close();
});

const cases = (Object.keys(ratesOf) as LimitedId[]).flatMap((id) =>
  ratesOf[id].map((name) => ({ id, limit: rates[name] as RateLimit })),
);

/** Creates a form with an incomplete video. */
async function form(): Promise<{ headers: Record<string, string>; payload: Buffer }> {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(brokenVideo())], { type: "video/mp4" }), "a.mp4");
  const request = new Response(body);
  return {
    headers: { "content-type": request.headers.get("content-type")! },
    payload: Buffer.from(await request.arrayBuffer()),
  };
}

const serverOf = (id: LimitedId) => (id === "setupMailTest" ? founding : server);
const counters = async (id: LimitedId, { name }: RateLimit) =>
  rowsOf<{ count: number; resetAt: number }>(
    await serverOf(id).db.execute(
      sql`select count, extract(epoch from reset_at)::float8 as "resetAt" from rate_counters where key like ${`${name}:%`}`,
    ),
  );
const setCounters = (id: LimitedId, { name }: RateLimit, change: ReturnType<typeof sql>) =>
  serverOf(id).db.execute(sql`update rate_counters set ${change} where key like ${`${name}:%`}`);
const secondsNow = async (id: LimitedId) =>
  rowsOf<{ now: number }>(
    await serverOf(id).db.execute(sql`select extract(epoch from now())::float8 as now`),
  )[0]!.now;

/** Makes a call without counting it in other limits. */
async function ask({ id, limit }: (typeof cases)[number], caller: Caller, n: number) {
  const at = serverOf(id);
  await at.db.execute(sql`delete from rate_counters where key not like ${`${limit.name}:%`}`);
  if (!IN_MEMORY.has(limit.name)) at.app.attempts.clear();
  const call = (calls[id] as Record<string, Call>)[limit.name]!;
  const { body, token = caller.member.token } = await call(caller, n);
  const { method, path, auth } = operationTable[id];
  const { headers = {}, payload = body } = id === "commonUpload" ? await form() : {};
  const response = await at.inject({
    method: method.toUpperCase() as "POST",
    url: `/api${path}${QUERIES[id] ?? ""}`,
    remoteAddress: caller.address,
    headers: { ...headers, ...(auth !== "public" && { authorization: `Bearer ${token}` }) },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, header: response.headers["retry-after"], ...response.json() };
}

/** Combines the limit's subject of one caller with the other properties of the second one. */
function mixed({ key }: RateLimit, base: Caller, other: Caller): Caller {
  return key === "site" ? base : { ...base, [key]: other[key] };
}

test.each(cases)("$id: $limit.name, $limit.max in $limit.windowSeconds s by $limit.key", async (limited) => {
  const { id, limit } = limited;
  const { name, key, max, windowSeconds } = limit;
  await resetRates(serverOf(id));
  let n = 0;
  const next = (caller: Caller) => {
    n += 1;
    return ask(limited, caller, n);
  };
  const allow = async (caller: Caller) => {
    const answer = await next(caller);
    expect(answer.code, answer.msg).not.toBe(429);
    return answer;
  };
  if (IN_MEMORY.has(name)) {
    const now = performance.now();
    vi.spyOn(performance, "now").mockReturnValue(now);
    onTestFinished(() => void vi.restoreAllMocks());
    while (n < max) await allow(first);
  } else {
    const before = await secondsNow(id);
    const answer = await allow(first);
    const [counted, ...others] = await counters(id, limit);
    if (!counted) throw new Error(`not counted: ${answer.msg}`);
    expect(others).toEqual([]);
    expect(counted.resetAt - windowSeconds).toBeGreaterThanOrEqual(before);
    expect(counted.resetAt - windowSeconds).toBeLessThanOrEqual(await secondsNow(id));
    // Extend the window, because calls may be slow.
    await setCounters(id, limit, sql`reset_at = now() + interval '1 hour'`);
    if (max > MAX_DRIVEN) {
      await setCounters(id, limit, sql`count = ${max - counted.count}::int`);
      await allow(first);
    } else while (n < max) await allow(first);
  }

  const refusal = await next(first);
  expect(refusal).toMatchObject({
    ...{ status: 429, code: 429, reason: "RATE_LIMITED" },
    ...{ msg: expect.stringMatching(/^[^{}]+$/), header: String(refusal.retryAfter) },
  });
  expect(refusal.retryAfter).toBeGreaterThan(0);
  expect(await next(mixed(limit, second, first))).toMatchObject({ code: 429 });
  if (key !== "site") await allow(mixed(limit, first, second));

  if (IN_MEMORY.has(name)) return;
  await setCounters(id, limit, sql`reset_at = now()`);
  await allow(first);
});

/** Modules with their own counter keys: log-ins, which are delayed instead of refused, and configurable limits. */
const COUNTING_THEMSELVES = [
  "modules/identity/login/login-attempts.ts",
  "modules/notifications/mail/mail.worker.ts",
  "modules/messaging/message/message.handlers.ts",
  "modules/identity/passkey/passkey-ceremony.ts",
  "modules/content/thread/thread-create.handlers.ts",
  "modules/identity/two-step/two-step.handlers.ts",
  "modules/media/resumable.ts",
];

test("other modules only count calls by the limits of the contract", () => {
  const source = fileURLToPath(new URL("..", import.meta.url));
  const counting = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && file !== "core/rate.ts")
    .filter((file) => {
      const text = readFileSync(join(source, file), "utf8");
      return /\b(limitRate|countEvent)\(/.test(text) || text.includes("rates.gen");
    });
  expect(counting.sort()).toEqual(
    [...COUNTING_THEMSELVES, "contract/admission.ts", "contract/handler.ts", "contract/mount.ts"].sort(),
  );
});
