import { keyScopes } from "@lenscape/api/call-policy.gen";
import { operationTable } from "@lenscape/api/operations.gen";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../../../app.ts";
import type { OperationId } from "../../../contract/handler.ts";
import { newKeyToken } from "../../../core/api-keys.ts";
import { GROUP } from "../../../db/base.ts";
import { apiKeys } from "../../../db/schema/index.ts";
import { addressOf, answeringIds, fillCommunity, operations } from "../../../test/contract-fixtures.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { appoint, comment, moveTo, publish } from "../../../test/thread-fixtures.ts";

const reads = answeringIds.filter((id) => operationTable[id].method === "get");

let server: TestServer;
/** A replica that requires the second step, on the same database. */
let strict: FastifyInstance;
let fixture: Record<string, string>;

type Caller = Awaited<ReturnType<TestServer["member"]>>;
/** A member and an administrator who moderates the circle of the threads; neither has a second step. */
let plain: Caller;
let operator: Caller;
/** Access keys with all scopes. The member's group may create keys. */
let plainKey: string;
let operatorKey: string;

async function createKey({ userId }: Caller): Promise<string> {
  const { token, tokenHash, hint } = newKeyToken();
  const scopes = Object.keys(keyScopes);
  await server.db.insert(apiKeys).values({ userId, name: "脚本", hint, tokenHash, scopes });
  return token;
}

beforeAll(async () => {
  server = await startServer();
  const { staff, ...filled } = await fillCommunity(server);
  // Distinct user IDs, so that `read` can replace them in a response.
  await server.db.execute(sql`select setval(pg_get_serial_sequence('users', 'id'), 700000)`);
  plain = await server.member("member-one");
  operator = await server.member("member-two");
  await appoint(server, operator.userId, "1");
  await moveTo(server, operator.userId, GROUP.admin);
  await server.db.execute(sql`insert into user_groups (id, name, rank, permissions)
    select 90, '开发者', rank, permissions || array['apikey.create'] from user_groups where id = ${GROUP.member}`);
  await moveTo(server, plain.userId, "90");
  plainKey = await createKey(plain);
  operatorKey = await createKey(operator);

  const author = await server.member("author");
  const threadId = await publish(server, author.token, { content: "<p>雾散之前的十分钟</p>" });
  const { id: postId } = await comment(server, author.token, threadId);
  await server.db.execute(sql`update threads set circle_id = 1, revision = 2 where id = ${threadId}::bigint`);
  const removedId = await publish(server, author.token, { title: "会被下架的一篇" });
  await server.db.execute(sql`update threads set circle_id = 1 where id = ${removedId}::bigint`);
  await server.post("/api/thread/display", { threadId: removedId, value: 0, reason: "广告" }, staff);
  fixture = {
    ...filled.fixture,
    threadId,
    postId,
    removedId,
    toUserId: author.userId,
    userId: author.userId,
  };
  strict = await buildApp({ ...server.config, operatorTwoStep: true }, server.database);
});
afterAll(async () => {
  await strict?.close();
  await server?.close();
});

/** Returns the response to a GET, with accounts, times and random values replaced by constants. */
async function read(url: string, token: string) {
  const { body } = await strict.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } });
  const accounts = new RegExp(`member-(one|two)|${plain.userId}|${operator.userId}`, "g");
  return JSON.parse(
    body
      .replaceAll(accounts, "ACCOUNT")
      .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, "TIME")
      .replaceAll(/"(code|invitationCode|traceId)":"[^"]+"/g, '"$1":"RANDOM"'),
  );
}

/** Operations that return rows of the caller's own account. */
const OWN: readonly OperationId[] = [
  "getInfo",
  "memberStart",
  "accountSecurity",
  "accountSessionList",
  "apiKeyList",
];

describe.each(["session", "key"] as const)("by %s", (credential) => {
  const tokens = () => (credential === "session" ? [operator.token, plain.token] : [operatorKey, plainKey]);

  test.each(reads.filter((id) => !OWN.includes(id)))(
    "%s responds as to a member without permissions",
    async (id) => {
      const permission = (operations.get(id) as { "x-permission"?: string })["x-permission"];
      const [operatorToken, memberToken] = tokens();
      const url = addressOf(id, fixture);
      const actual = await read(url, operatorToken!);
      const expected = await read(url, memberToken!);
      if (permission !== undefined && expected.reason !== "SCOPE_MISSING") {
        expect([expected.code, actual.code]).toEqual([403, 409]);
        expect(actual.reason).toBe("SECOND_STEP_MISSING");
      } else expect(actual).toEqual(expected);
    },
  );
});

test("an operator without a second step cannot read a removed thread of a moderated circle", async () => {
  const url = addressOf("threadDetailV2", { threadId: fixture.removedId! });
  for (const token of [operator.token, operatorKey]) expect((await read(url, token)).code).toBe(404);
});

test("an operator without a second step has a member's permissions and console.enter", async () => {
  const { permissions } = await read("/getInfo", (await server.member("third")).token);
  const expected = [...permissions, "console.enter"];
  expect(await read("/getInfo", operator.token)).toMatchObject({ roles: [], permissions: expected });
  const { info, own } = (await read(addressOf("memberStart", {}), operator.token)).data;
  expect([info.permissions, own.group.permissionList]).toEqual([expected, expected]);
});

test("a key without moderation scopes has no roles of its owner", async () => {
  const { token, tokenHash, hint } = newKeyToken();
  const { userId } = operator;
  await server.db.insert(apiKeys).values({ userId, name: "读", hint, tokenHash, scopes: ["read"] });
  expect((await read("/getInfo", token)).roles).toEqual([]);
});
