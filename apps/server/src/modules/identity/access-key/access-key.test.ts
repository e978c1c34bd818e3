import { callPolicy, keyScopes } from "@lenscape/api/call-policy.gen";
import contract from "@lenscape/api/contract.gen.json" with { type: "json" };
import { operationTable } from "@lenscape/api/operations.gen";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildApp } from "../../../app.ts";
import { parseClientAddress } from "../../../core/client-address.ts";
import { openSession } from "../../../core/session.ts";
import { GROUP } from "../../../db/base.ts";
import { apiKeys, systemNotices, threads } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { operationIds } from "../../../test/contract-fixtures.ts";
import { openStream } from "../../../test/live-fixtures.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { appoint, comment, makeCircle, moveTo, publish, resetRates } from "../../../test/thread-fixtures.ts";
import { deleteOldKeys } from "./access-key.queries.ts";

const PASSWORD = "Lenscape2026";

let server: TestServer;
let operator: { token: string; userId: string };
let member: { token: string; userId: string };

beforeAll(async () => {
  server = await startServer();
  operator = await server.member("operator");
  await moveTo(server, operator.userId, GROUP.operator);
  member = await server.member("member");
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const create = (body: object = {}, token = operator.token) =>
  server.post(
    "/api/bbs/apikey/create",
    { name: "机器人", scopes: ["read"], days: 30, password: PASSWORD, ...body },
    token,
  );
async function keyWith(...scopes: string[]): Promise<{ id: string; token: string }> {
  const { code, msg, data } = await create({ scopes });
  if (code !== 200) throw new Error(msg);
  return { id: data.key.id, token: data.token };
}
const revoke = (keyId: string, token = operator.token) =>
  server.post("/api/bbs/apikey/revoke", { keyId }, token);
const listOf = async (token = operator.token) => (await server.get("/api/bbs/apikey/list", token)).data;

test("the key is returned once, stored as a hash, and its owner is notified", async () => {
  const { data } = await create({ name: " 周报 ", scopes: ["read", "write:threads"] });
  expect(data.token).toMatch(/^lsk_[\w-]{43}$/);
  expect(data.key).toMatchObject({
    name: "周报",
    hint: data.token.slice(0, 8),
    scopes: ["read", "write:threads"],
    state: "active",
    lastUsedAt: "",
  });
  const stored = await server.db.select().from(apiKeys).where(eq(apiKeys.id, data.key.id));
  expect(JSON.stringify(stored)).not.toContain(data.token);
  const list = await listOf();
  expect(list).toMatchObject({ max: policy.apiKeys.max, keys: [data.key] });
  expect(JSON.stringify(list)).not.toContain(data.token);
  const notices = await server.get("/api/notice/system/list", operator.token);
  expect(notices.rows[0].title).toBe("新的访问密钥");
  expect(notices.rows[0].content).not.toContain(data.token);
  await revoke(data.key.id);
});

test("creating a key needs the permission and the password, and the number of keys is limited", async () => {
  expect(await create({}, member.token)).toMatchObject({ code: 403 });
  expect(await create({ password: "wrong-password" })).toMatchObject({ code: 400, field: "password" });
  expect(await create({ password: undefined })).toMatchObject({ code: 400, field: "password" });
  expect(await create({ name: "  " })).toMatchObject({ code: 400, msg: "请填写名称" });
  expect(await create({ scopes: [] })).toMatchObject({ code: 400 });
  expect(await create({ scopes: ["all"] })).toMatchObject({ code: 400 });
  await resetRates(server);
  const responses = [];
  for (let n = 2; n < policy.apiKeys.max; n++) responses.push(await create());
  // Two keys are left, so two of four concurrent creations succeed.
  responses.push(...(await Promise.all(Array.from({ length: 4 }, () => create()))));
  expect(responses.filter(({ code }) => code === 200)).toHaveLength(policy.apiKeys.max);
  expect(responses.find(({ code }) => code !== 200)).toMatchObject({
    code: 409,
    msg: `访问密钥最多 ${policy.apiKeys.max} 个，请先撤销不用的`,
  });
  for (const answer of responses) if (answer.code === 200) await revoke(answer.data.key.id);
});

test("a key may call the operations of its scopes; other calls are refused with the missing scope", async () => {
  const reader = await keyWith("read");
  expect(await server.get("/getInfo", reader.token)).toMatchObject({ code: 200 });
  expect(await server.get("/api/without/thread/homelist?tab=latest", reader.token)).toMatchObject({
    code: 200,
  });
  const before = await server.db.$count(threads);
  const body = { threadClassify: 0, content: "机器人想说的一句话，长度足够了。" };
  expect(await server.post("/api/thread/create", body, reader.token)).toMatchObject({
    code: 403,
    reason: "SCOPE_MISSING",
    msg: "访问密钥缺少权限 write:threads（发帖、改帖、删自己的帖子，存草稿，上传图片）",
  });
  expect(await server.db.$count(threads)).toBe(before);
  const writer = await keyWith("write:threads", "write:comments");
  const threadId = await publish(server, writer.token);
  expect((await comment(server, writer.token, threadId)).id).toBeTruthy();
  expect(await server.post("/api/thread/thumbup", { threadId }, writer.token)).toMatchObject({ code: 403 });
  expect(await server.get("/getInfo", writer.token)).toMatchObject({ code: 403 });
  for (const { id } of [reader, writer]) await revoke(id);
});

test("no scope gives access to account, session, password and key operations", async () => {
  const all = await keyWith(...Object.keys(keyScopes));
  for (const [path, body] of [
    ["/api/bbs/apikey/create", { name: "x", scopes: ["read"], days: 0, password: PASSWORD }],
    ["/api/bbs/apikey/revoke", { keyId: all.id }],
    ["/api/bbs/account/password", { oldPassword: PASSWORD, newPassword: "mountains-at-dawn" }],
    ["/api/my/user/info/revoked", { password: PASSWORD }],
    ["/logout", undefined],
  ] as const)
    expect(await server.post(path, body, all.token), path).toMatchObject({
      code: 403,
      msg: "访问密钥不能用于这项操作，请登录后进行",
    });
  expect(await server.get("/api/bbs/account/session/list", all.token)).toMatchObject({ code: 403 });
  expect(await server.get("/getInfo", operator.token)).toMatchObject({ code: 200 });
  await revoke(all.id);
});

test("a key without the scopes moderate and console has none of its owner's moderation permissions", async () => {
  await makeCircle(server, "31");
  await appoint(server, operator.userId, "31");
  const threadId = await publish(server, member.token);
  await server.db.execute(sql`update threads set circle_id = 31 where id = ${threadId}::bigint`);
  const writer = await keyWith("read", "write:threads");
  const del = { threadId, reason: "不合适" };
  expect(await server.post("/api/thread/del", del, writer.token)).toMatchObject({ code: 403 });
  expect((await server.get("/getInfo", writer.token)).permissions).toEqual([
    "thread.create",
    "thread.reply",
    "thread.like",
    "thread.hideOwnThread",
    "thread.activity.create",
  ]);
  const moderator = await keyWith("moderate", "write:threads");
  expect(await server.get("/api/bbs/console/member/list", moderator.token)).toMatchObject({ code: 403 });
  expect(await server.post("/api/thread/del", del, moderator.token)).toMatchObject({ code: 200 });
  const desk = await keyWith("console");
  expect(await server.get("/api/bbs/console/member/list", desk.token)).toMatchObject({ code: 200 });
  for (const { id } of [writer, moderator, desk]) await revoke(id);
});

test("unknown, expired and revoked keys and keys of banned owners are refused with the reason", async () => {
  const { id, token } = await keyWith("read");
  const getInfoWith = async (with_ = token) => server.get("/getInfo", with_);
  expect(await getInfoWith(`lsk_${"x".repeat(43)}`)).toMatchObject({
    code: 401,
    msg: expect.stringContaining("没有这个密钥"),
  });
  expect(await getInfoWith("lsk_short")).toMatchObject({
    code: 401,
    msg: expect.stringContaining("没有这个密钥"),
  });
  const set = (column: string, value: string) =>
    server.db.execute(sql.raw(`update users set ${column} = ${value} where id = ${operator.userId}`));
  await set("forbidden_until", "now() + interval '1 day'");
  expect(await getInfoWith()).toMatchObject({ code: 401, msg: "访问密钥的主人目前不能使用社区" });
  await set("forbidden_until", "null");
  await moveTo(server, operator.userId, GROUP.member);
  expect(await getInfoWith()).toMatchObject({
    code: 401,
    msg: expect.stringContaining("不再有使用访问密钥的权限"),
  });
  await moveTo(server, operator.userId, GROUP.operator);
  expect(await getInfoWith()).toMatchObject({ code: 200 });
  await server.db.update(apiKeys).set({ expiresAt: new Date() }).where(eq(apiKeys.id, id));
  expect(await getInfoWith()).toMatchObject({
    code: 401,
    reason: "KEY_EXPIRED",
    msg: "访问密钥已过期，请换一个",
  });
  expect((await listOf()).keys[0].state).toBe("expired");
  await revoke(id);
  expect(await getInfoWith()).toMatchObject({
    code: 401,
    reason: "KEY_REVOKED",
    msg: "访问密钥已被撤销，请换一个",
  });
  // A stale session is treated as a visitor (ruling 24), but a program must learn that its key has expired.
  expect(await server.get("/api/without/thread/homelist?tab=latest", token)).toMatchObject({ code: 401 });
  expect(await revoke(id, member.token)).toMatchObject({ code: 404 });
});

test("a key revoked in one process is refused in the others, even by cached callers", async () => {
  const there = await buildApp(server.config, server.database);
  const { id, token } = await keyWith("read");
  const poll = async () =>
    (
      await there.inject({
        method: "POST",
        url: `/api${operationTable.unreadNotification.path}`,
        headers: { authorization: `Bearer ${token}` },
        payload: { tick: 5 },
      })
    ).json();
  expect(await poll()).toMatchObject({ code: 200 });
  await revoke(id);
  expect(await poll()).toMatchObject({ code: 401, reason: "KEY_REVOKED", msg: "访问密钥已被撤销，请换一个" });
  await there.close();
});

test("each key has its own rate limit per minute, and refused calls carry retry-after", async () => {
  const { id, token } = await keyWith("read");
  for (let n = 0; n < policy.apiKeys.perMinute; n++)
    server.app.attempts.take(`key:${id}`, 1, policy.apiKeys.perMinute);
  const response = await server.inject({
    url: "/api/getInfo",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  expect(response.json().retryAfter).toBeGreaterThan(0);
  const other = await keyWith("read");
  expect(await server.get("/getInfo", other.token)).toMatchObject({ code: 200 });
  expect(await server.get("/getInfo", operator.token)).toMatchObject({ code: 200 });
  for (const key of [id, other.id]) await revoke(key);
});

test("lastUsedAt is written by the flush and not by each call", async () => {
  const { id, token } = await keyWith("read");
  const lastUsed = async () => (await listOf()).keys.find((key: { id: string }) => key.id === id).lastUsedAt;
  await server.get("/getInfo", token);
  expect(await lastUsed()).toBe("");
  await server.app.keyUses.flush();
  expect(await lastUsed()).toMatch(/^\d{4}-/);
  await revoke(id);
});

test("revoking a key closes its event stream", async () => {
  const { id, token } = await keyWith("read");
  const stream = await openStream(server.app, token);
  await stream.hears("unread", {});
  const session = await openStream(server.app, operator.token);
  await session.hears("unread", {});
  await revoke(id);
  await stream.ended;
  await expect.poll(() => session.events.length).toBeGreaterThan(0);
  session.close();
});

test("old revoked keys are deleted, active ones are not", async () => {
  const revoked = await keyWith("read");
  const serving = await keyWith("read");
  await revoke(revoked.id);
  await server.db.execute(
    sql`update api_keys set revoked_at = now() - interval '91 days' where id = ${revoked.id}::bigint`,
  );
  await server.db.transaction(deleteOldKeys);
  const ids = (await server.db.select({ id: apiKeys.id }).from(apiKeys)).map(({ id }) => id);
  expect(ids).toContain(serving.id);
  expect(ids).not.toContain(revoked.id);
  await revoke(serving.id);
});

test("every operation has a scope or none, and the KeyScope schema lists all scopes", () => {
  const { KeyScope } = contract.components.schemas as unknown as { KeyScope: { enum: string[] } };
  expect(KeyScope.enum.sort()).toEqual(Object.keys(keyScopes).sort());
  const free = operationIds.filter(
    (id) => operationTable[id].auth === "token" && !("scope" in callPolicy[id]),
  );
  for (const id of [
    "accountPassword",
    "accountExport",
    "accountSessionEnd",
    "addressList",
    "logout",
    "phoneBind",
  ])
    expect(free).toContain(id);
  for (const id of operationIds.filter((one) => operationTable[one].path.includes("/apikey/")))
    expect(free).toContain(id);
});

test("recovering an account revokes its keys and names them in a notice", async () => {
  const { userId } = await server.member("recovered");
  await moveTo(server, userId, GROUP.operator);
  const owned = await openSession(server.db, userId, parseClientAddress("127.0.0.1"), "test");
  const key = (await create({ name: "周报" }, owned)).data.token;
  expect((await server.get("/getInfo", key)).code).toBe(200);
  const { codes } = (await server.post("/api/bbs/account/codes", { password: PASSWORD }, owned)).data;
  const body = { account: "recovered", recoveryCode: codes[0], newPassword: "mountains-at-dawn" };
  expect((await server.post("/api/without/recover/code", body)).code).toBe(200);
  expect((await server.get("/getInfo", key)).code).toBe(401);
  const notices = await server.db.select().from(systemNotices).where(eq(systemNotices.userId, userId));
  expect(notices.map(({ content }) => content).join()).toContain("访问密钥「周报」已撤销");
});

test("changing the password or ending other sessions revokes keys only on request", async () => {
  const { userId, token } = await server.member("changing");
  await moveTo(server, userId, GROUP.operator);
  await create({}, token);
  const change = (oldPassword: string, newPassword: string, more: object = {}) =>
    server.post("/api/bbs/account/password", { oldPassword, newPassword, ...more }, token);
  const end = (body: object) => server.post("/api/bbs/account/session/end", body, token);
  expect((await change(PASSWORD, "mountains-at-dawn")).data).toEqual({ keysLeft: 1 });
  expect((await end({})).data).toEqual({ keysLeft: 1 });
  expect((await end({ revokeKeys: 1 })).data).toEqual({ keysLeft: 0 });
  await server.post(
    "/api/bbs/apikey/create",
    { name: "新的", scopes: ["read"], days: 30, password: "mountains-at-dawn" },
    token,
  );
  const revoked = await change("mountains-at-dawn", "rivers-at-dusk", { revokeKeys: 1 });
  expect(revoked.data).toEqual({ keysLeft: 0 });
});
