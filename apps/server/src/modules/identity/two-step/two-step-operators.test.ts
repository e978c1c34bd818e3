import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GROUP } from "../../../db/base.ts";
import { passkeySteps, passkeys, totpSecrets, users } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { appoint, makeCircle, publish } from "../../../test/thread-fixtures.ts";
import { newTotpSecret } from "./totp.ts";

let strict: TestServer;
let lax: TestServer;

beforeAll(async () => {
  [strict, lax] = await Promise.all([
    startServer({ OPERATOR_TWO_STEP: "on", DEMO: "on" }),
    startServer({ DEMO: "on" }),
  ]);
});
afterAll(() => Promise.all([strict.close(), lax.close()]));

async function operator(server: TestServer, username: string, groupId: string = GROUP.admin) {
  const member = await server.member(username);
  const roles = groupId === GROUP.admin ? ["admin"] : [];
  await server.db.update(users).set({ groupId, roles }).where(eq(users.id, member.userId));
  return member;
}
const enable = (server: TestServer, userId: string) =>
  server.db.insert(totpSecrets).values({ userId, secret: newTotpSecret(), enabledAt: new Date() });
const access = (server: TestServer, token: string) => server.get("/api/bbs/console/access", token);
const missing = { code: 409, reason: "SECOND_STEP_MISSING" };
const required = async (server: TestServer, token: string) =>
  (await server.get("/api/bbs/account/security", token)).data.twoStepRequired;

test("the console is closed to an operator without a second step", async () => {
  for (const [name, group] of [
    ["boss", GROUP.admin],
    ["keeper", GROUP.moderator],
  ] as const) {
    const { token, userId } = await operator(strict, name, group);
    expect(await access(strict, token)).toMatchObject(missing);
    expect(await required(strict, token)).toBe(1);
    await enable(strict, userId);
    expect((await access(strict, token)).code).toBe(200);
  }
});

test("passkeys open the console only if they are the second step", async () => {
  const { token, userId } = await operator(strict, "keyholder");
  await strict.db.insert(passkeys).values({ userId, credentialId: "a", publicKey: "b", name: "手机" });
  expect(await access(strict, token)).toMatchObject(missing);
  await strict.db.insert(passkeySteps).values({ userId });
  expect((await access(strict, token)).code).toBe(200);
});

test("an operator without a second step has a member's permissions and cannot create a key", async () => {
  const { token, userId } = await operator(strict, "halfway");
  const threadId = await publish(strict, (await strict.member("writer")).token);
  const del = () => strict.post("/api/thread/del", { threadId, reason: "违规" }, token);
  expect((await del()).code).toBe(403);
  expect((await strict.get("/api/bbs/word/list?pageNum=1&pageSize=10", token)).code).toBe(409);
  await publish(strict, token);
  const key = { name: "脚本", scopes: ["console"], days: 90, password: "Lenscape2026" };
  expect(await strict.post("/api/bbs/apikey/create", key, token)).toMatchObject(missing);
  await enable(strict, userId);
  expect((await del()).code).toBe(200);
});

test("a circle moderator without a second step cannot moderate", async () => {
  const { token, userId } = await operator(strict, "warden", GROUP.moderator);
  const { token: author, userId: authorId } = await strict.member("circlewriter");
  await makeCircle(strict, "1");
  await appoint(strict, userId, "1");
  const threadId = await publish(strict, author);
  await strict.db.execute(sql`update threads set circle_id = 1 where id = ${threadId}::bigint`);
  const del = () => strict.post("/api/thread/del", { threadId, reason: "违规" }, token);
  const deny = () =>
    strict.post("/api/bbs/user/deny", { userId: authorId, circleId: "1", days: 1, reason: "刷屏" }, token);
  expect([(await del()).code, (await deny()).code]).toEqual([403, 403]);
  await enable(strict, userId);
  expect([(await deny()).code, (await del()).code]).toEqual([200, 200]);
});

test("an administrator without a second step cannot close the account", async () => {
  const { token } = await operator(strict, "founder");
  expect(await strict.post("/api/my/user/info/revoked", { password: "Lenscape2026" }, token)).toMatchObject({
    code: 400,
    msg: "管理员账号不能注销",
  });
});

test("demo operators need a second step; members and sites without the setting do not", async () => {
  const { token } = await strict.member("ordinary");
  expect(await required(strict, token)).toBe(0);
  expect((await access(strict, token)).code).toBe(403);
  const demo = await operator(strict, "admin");
  expect(await required(strict, demo.token)).toBe(1);
  expect(await access(strict, demo.token)).toMatchObject(missing);
  const free = await operator(lax, "boss");
  expect((await access(lax, free.token)).code).toBe(200);
});
