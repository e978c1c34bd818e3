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
/** A plain member and an administrator who moderates the circle of the content; neither has a second step. */
let plain: Caller;
let operator: Caller;
/** Keys with every scope. The plain member's group may hold keys. */
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
  // IDs that no other row has, so that they can be recognised in a response.
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

/** The response to a GET, with the two members and what is random or of the moment made alike. */
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

/** Operations whose response lists rows of the caller's own account, with IDs. */
const OWN: readonly OperationId[] = [
  "getInfo",
  "memberStart",
  "accountSecurity",
  "accountSessionList",
  "apiKeyList",
];

describe.each(["session", "key"] as const)("by %s", (by) => {
  const tokens = () => (by === "session" ? [operator.token, plain.token] : [operatorKey, plainKey]);

  test.each(reads.filter((id) => !OWN.includes(id)))("%s shows a plain member's view", async (id) => {
    const permission = (operations.get(id) as { "x-permission"?: string })["x-permission"];
    const [theirs, members] = tokens();
    const url = addressOf(id, fixture);
    const seen = await read(url, theirs!);
    const expected = await read(url, members!);
    if (permission !== undefined && expected.reason !== "SCOPE_MISSING") {
      expect([expected.code, seen.code]).toEqual([403, 409]);
      expect(seen.reason).toBe("SECOND_STEP_MISSING");
    } else expect(seen).toEqual(expected);
  });
});

test("a removed thread of a circle that the operator moderates is not found", async () => {
  const url = addressOf("threadDetailV2", { threadId: fixture.removedId! });
  for (const token of [operator.token, operatorKey]) expect((await read(url, token)).code).toBe(404);
});

test("an operator's own permissions are a member's, and the console that asks for the second step", async () => {
  const { permissions } = await read("/getInfo", (await server.member("third")).token);
  const expected = [...permissions, "console.enter"];
  expect(await read("/getInfo", operator.token)).toMatchObject({ roles: [], permissions: expected });
  const { info, own } = (await read(addressOf("memberStart", {}), operator.token)).data;
  expect([info.permissions, own.group.permissionList]).toEqual([expected, expected]);
});

test("a key without a governing scope does not carry the rank of its owner", async () => {
  const { token, tokenHash, hint } = newKeyToken();
  const { userId } = operator;
  await server.db.insert(apiKeys).values({ userId, name: "读", hint, tokenHash, scopes: ["read"] });
  expect((await read("/getInfo", token)).roles).toEqual([]);
});
