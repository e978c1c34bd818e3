import contract from "@lenscape/api/contract.gen.json" with { type: "json" };
import { operationTable } from "@lenscape/api/operations.gen";
import { Ajv, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { GROUP } from "../db/base.ts";
import { sessions, users } from "../db/schema/index.ts";
import { answeringIds, fillCommunity, operations } from "../test/contract-fixtures.ts";
import { type FuzzCall, fuzzCalls, type KnownValues } from "../test/fuzz-inputs.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { appoint, moveTo, resetRates } from "../test/thread-fixtures.ts";
import type { OperationId } from "./handler.ts";

/** Set by `pnpm fuzz`. The tests include a short run with a fixed seed. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);
const rounds = Number(process.env.FUZZ_ROUNDS ?? 2);
const only = process.env.FUZZ_ONLY;
/** Shrinking is off, because it takes as long as the whole run. */
const shrinks = process.env.FUZZ_SEED !== undefined;
/** Maximum duration of a response on a busy machine. */
const slowestMs = 5000;

const ROLES = {
  member: undefined,
  moderator: GROUP.moderator,
  superModerator: GROUP.superModerator,
  admin: GROUP.admin,
} as const;
type Role = "visitor" | keyof typeof ROLES;

/** Operations that delete the data of others or end sessions, which run last. */
const ENDS = /del|cancel|withdraw|remove|unbind|closed|forbidden|revoked|logout|password|sessionEnd|leave/i;
const rank = (id: OperationId) => (operationTable[id].method === "get" ? 0 : ENDS.test(id) ? 2 : 1);
const ids = answeringIds.filter((id) => !only || id === only).sort((a, b) => rank(a) - rank(b));

const ajv = new Ajv({ strict: false });
(addFormats as unknown as (ajv: Ajv) => void)(ajv);
ajv.addSchema(contract, "contract");

type Responses = Record<string, { $ref?: string; content?: { "application/json": { schema: object } } }>;
const promises = new Map<string, ValidateFunction>();

/** Returns the validator for an HTTP status of an operation; undefined if the contract does not list the status. */
function promiseOf(id: OperationId, status: number): ValidateFunction | undefined {
  const key = `${id} ${status}`;
  const response = (operations.get(id)!.responses as unknown as Responses)[status];
  if (!response) return undefined;
  const { content } = response.$ref
    ? (contract.components.responses as unknown as Responses)[response.$ref.split("/").at(-1)!]!
    : response;
  const text = JSON.stringify(content!["application/json"].schema).replaceAll('"#/', '"contract#/');
  if (!promises.has(key)) promises.set(key, ajv.compile(JSON.parse(text)));
  return promises.get(key)!;
}

let server: TestServer;
let fixtureIds: KnownValues;
const tokens: Partial<Record<Role, string>> = {};
let restore: () => Promise<void>;
/** Faults that the server has logged since the last call. */
const faults: unknown[] = [];
const counts = { calls: 0, slowestMs: 0, slowest: "" };
const codes: Record<number, number> = {};

beforeAll(async () => {
  server = await startServer({ READS_PER_MINUTE: "0" });
  const { fixture } = await fillCommunity(server);
  fixtureIds = { ...fixture, toUserId: fixture.userId! };
  const moderator = await server.member("roleModerator");
  await appoint(server, moderator.userId, "1");
  for (const [role, group] of Object.entries(ROLES)) {
    const { token, userId } = role === "moderator" ? moderator : await server.member(`role${role}`);
    if (group) await moveTo(server, userId, group);
    tokens[role as Role] = token;
  }
  const [people, logins] = await Promise.all([
    server.db.select().from(users),
    server.db.select().from(sessions),
  ]);
  restore = async () => {
    for (const { id, groupId, passwordHash } of people)
      await server.db.execute(sql`
        update users set group_id = ${groupId}, password_hash = ${passwordHash}, status = 1, closes_at = null,
          denied_until = null, forbidden_until = null where id = ${id}`);
    await server.db.insert(sessions).values(logins).onConflictDoNothing();
  };
  for (const level of ["error", "warn"] as const)
    vi.spyOn(server.app.log, level).mockImplementation(((...line: unknown[]) => faults.push(line)) as never);
});
beforeEach(() => restore());
afterAll(async () => {
  await server.close();
  if (counts.calls > 0)
    console.log(
      `fuzz: seed ${seed}, ${rounds} rounds, ${counts.calls} calls of ${ids.length} operations;`,
      `answers by code ${JSON.stringify(codes)}; slowest ${Math.round(counts.slowestMs)} ms (${counts.slowest})`,
    );
});

function addressOf(id: OperationId, { path, query }: FuzzCall): string {
  const place = operationTable[id].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name]!),
  );
  return `/api${place}?${query.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join("&")}`;
}

async function ask(id: OperationId, role: Role, call: FuzzCall) {
  const { raw, body } = call;
  const payload = raw ? raw.payload : body === undefined ? undefined : JSON.stringify(body);
  const type = raw ? raw.type : payload === undefined ? "" : "application/json";
  const token = tokens[role];
  return server.inject({
    method: operationTable[id].method.toUpperCase() as "GET",
    url: addressOf(id, call),
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(type && { "content-type": type }) },
    ...(payload !== undefined && { payload }),
  });
}

/** Calls an operation and describes a contract violation of the response; undefined if there is none. */
async function complaint(id: OperationId, role: Role, call: FuzzCall): Promise<string | undefined> {
  faults.length = 0;
  const began = performance.now();
  const response = await ask(id, role, call);
  const ms = performance.now() - began;
  const answer = JSON.parse(response.body) as { code: number; msg: string };
  counts.calls += 1;
  codes[answer.code] = (codes[answer.code] ?? 0) + 1;
  if (ms > counts.slowestMs) Object.assign(counts, { slowestMs: ms, slowest: id });
  const summary = `${role}: HTTP ${response.statusCode} ${response.body.slice(0, 500)}`;
  if (faults.length > 0)
    return `${summary}\nlogged ${JSON.stringify(faults, (_, value) => value?.stack ?? value)}`;
  if (answer.code === 500) return summary;
  const promise = promiseOf(id, response.statusCode);
  if (!promise) return `${summary}\nthe contract declares no such status`;
  if (!promise(answer)) return `${summary}\n${JSON.stringify(promise.errors)}`;
  if (role === "visitor" && operationTable[id].auth === "token" && answer.code !== 401) return summary;
  if (ms > slowestMs) return `${summary}\ntook ${Math.round(ms)} ms`;
  return undefined;
}

test.each(ids)("the responses of %s follow the contract for random input of all roles", async (id) => {
  const property = fc.asyncProperty(fuzzCalls(id, fixtureIds), async (call) => {
    await resetRates(server);
    for (const role of ["visitor", ...Object.keys(ROLES)] as Role[])
      expect(await complaint(id, role, call)).toBeUndefined();
  });
  await fc.assert(property, { seed, numRuns: rounds, endOnFailure: !shrinks });
});
