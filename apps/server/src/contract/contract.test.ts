import { operationTable } from "@lenscape/api/operations.gen";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Conformance } from "../../../../scripts/test/contract-conformance.ts";
import { complaintsOfDocument, servedContract } from "../test/conformance.ts";
import {
  addressOf as addressIn,
  answeringIds,
  type FilledCommunity,
  fillCommunity,
  operationSamples,
  operations,
  smallestBody,
} from "../test/contract-fixtures.ts";
import { type Answer, startServer, type TestServer } from "../test/support.ts";
import { resetRates } from "../test/thread-fixtures.ts";
import type { OperationId } from "./handler.ts";

let server: TestServer;
let community: FilledCommunity;
let served: Conformance;

beforeAll(async () => {
  // The share card of a thread is the only GET that needs configuration.
  server = await startServer({ WX_MINI_APP_ID: "wx0123456789abcdef", WX_MINI_SECRET: "secret" });
  community = await fillCommunity(server);
  served = await servedContract(server);
});
afterAll(async () => {
  served.close();
  await server.close();
});
beforeEach(() => resetRates(server));

const addressOf = (id: OperationId) => addressIn(id, community.fixture);

function call(id: OperationId, address: string, body: object | undefined, as?: string): Promise<Answer> {
  return operationTable[id].method === "get" ? server.get(address, as) : server.post(address, body, as);
}

/** Returns the contract violations of a response, by a validator that neither the server nor the generator uses. */
function complaintsOf(id: OperationId, { status, ...body }: Answer): Promise<string[]> {
  const path = `/api${addressOf(id)}`.replace(/\?.*$/, "");
  return served.complaintsOfAnswer({ method: operationTable[id].method, path, status, body });
}

/** Operations that need a permission are called by an administrator. */
const STAFF_TAGS = ["moderation", "console"];
const tokenFor = (id: OperationId) => {
  if (operationTable[id].auth !== "token") return undefined;
  return operations.get(id)!.tags.some((tag) => STAFF_TAGS.includes(tag)) ? community.staff : community.token;
};
const withBody = operationSamples.filter(
  (id) => operations.get(id)!.requestBody?.content["application/json"],
);
const gets = answeringIds.filter((id) => operationTable[id].method === "get");

/** `roles.test.ts` covers the roles of each operation. */
describe("who may call", () => {
  test.each(operationSamples.filter((id) => operationTable[id].auth === "token"))(
    "API-016 %s without a token is 401",
    async (id) => {
      for (const as of [undefined, "no-such-token"]) {
        const answer = await call(id, addressOf(id), smallestBody(id), as);
        expect(answer).toEqual({
          status: 200,
          code: 401,
          msg: "认证失败，无法访问系统资源",
          reason: "UNAUTHENTICATED",
        });
      }
    },
  );

  test.each(operationSamples.filter((id) => gets.includes(id) && operationTable[id].auth !== "token"))(
    "AMB-007 %s ignores a stale token (ruling 24)",
    async (id) => {
      expect((await server.get(addressOf(id), "stale")).code).toBe(200);
    },
  );
});

describe("input outside of the contract is refused", () => {
  test.each(operationSamples)("API-010 %s refuses an unknown parameter and names it", async (id) => {
    const answer = await call(id, `${addressOf(id)}&nonsense=1`, smallestBody(id), tokenFor(id));
    expect(answer).toEqual({
      status: 200,
      code: 400,
      msg: "不认识的字段 nonsense",
      reason: "FIELD_UNKNOWN",
      field: "nonsense",
    });
  });

  test.each(withBody)("API-010 %s refuses an unknown property and names it", async (id) => {
    const body = { ...smallestBody(id), nonsense: 1 };
    const answer = await call(id, addressOf(id), body, tokenFor(id));
    expect(answer).toEqual({
      status: 200,
      code: 400,
      msg: "不认识的字段 nonsense",
      reason: "FIELD_UNKNOWN",
      field: "nonsense",
    });
  });

  test.each(withBody)(
    "API-010 %s refuses a body that is not an object, not JSON, or contains text that cannot be stored",
    async (id) => {
      const send = (payload: string, type: string) =>
        server.inject({
          method: "POST",
          url: `/api${addressOf(id)}`,
          headers: {
            "content-type": type,
            ...(tokenFor(id) ? { authorization: `Bearer ${tokenFor(id)}` } : {}),
          },
          payload,
        });
      for (const payload of ["[]", '"text"', "{", `{"nonsense":"\\u0000"}`]) {
        expect((await send(payload, "application/json")).json()).toMatchObject({
          code: 400,
          msg: expect.any(String),
        });
      }
      for (const type of ["application/x-www-form-urlencoded", "text/plain"]) {
        const foreign = await send("{}", type);
        expect([foreign.statusCode, foreign.json().code]).toEqual([415, 415]);
      }
    },
  );

  test.each(withBody.filter((id) => operations.get(id)!.requestBody!.required))(
    "API-010 %s refuses a call without a body",
    async (id) => {
      const answer = await call(id, addressOf(id), undefined, tokenFor(id));
      expect(answer).toMatchObject({ code: 400, msg: "请求体不能为空" });
    },
  );

  test("API-010 an unknown address answers 404 in the envelope, and nothing is mounted outside the base (ruling 1)", async () => {
    for (const url of [
      "/api/no/such/call",
      "/login",
      "/api/without/emoji/",
      "/api/api/without/dictreport_reason",
    ]) {
      const answer = await server.inject({ url });
      expect(answer.json()).toEqual({ code: 404, msg: "访问资源不存在", reason: "NOT_FOUND" });
    }
  });
});

const TIME = /^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})?$/;
/** Fields with days, and a time without seconds. */
const NO_TIMES = ["purchaseAt", "warrantyAt", "expectedAt", "restoresAt", "occurredAt"];

/** Lists the fields of a response whose name denotes a time. */
function timesIn(value: unknown): [name: string, time: string][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === "string" && /(At|Time)$/.test(name) && !NO_TIMES.includes(name)
      ? [[name, part] as [string, string]]
      : timesIn(part),
  );
}

describe("answers keep the contract", () => {
  test.each(gets)(
    "API-010 API-011 API-012 CONST-043 ENT-121 the response of %s follows the contract and is not empty",
    async (id) => {
      const answer = await server.get(addressOf(id), tokenFor(id));
      const { status, ...body } = answer;
      expect([status, body.code]).toEqual([200, 200]);
      expect(await complaintsOf(id, answer)).toEqual([]);
      const { envelope } = operationTable[id];
      if (envelope === "page")
        expect([Array.isArray(body.rows), typeof body.total]).toEqual([true, "number"]);
      if (envelope === "data") expect(body.data).toBeDefined();
      expect(timesIn(body).filter(([, time]) => !TIME.test(time))).toEqual([]);
    },
  );

  test.each(["otherInfo", "ownInfo", "unreadNotification", "readAll", "viewerState"] as const)(
    "API-010 API-011 the response of %s follows the contract",
    async (id) => {
      const me = await server.post("/api/my/user/info/get", undefined, community.token);
      const body = { ...smallestBody(id), ...(id === "otherInfo" ? { userId: me.data.userId } : {}) };
      const answer = await server.post(addressOf(id), body, tokenFor(id));
      expect([answer.status, answer.code]).toEqual([200, 200]);
      expect(await complaintsOf(id, answer)).toEqual([]);
    },
  );

  test("API-010 the refusals of every operation follow the contract", async () => {
    for (const id of answeringIds) {
      const needsToken = operationTable[id].auth === "token";
      const address = addressOf(id) + (needsToken ? "" : "&nonsense=1");
      const answer = await call(id, address, smallestBody(id));
      expect([id, answer.code >= 400, await complaintsOf(id, answer)]).toEqual([id, true, []]);
    }
  });

  test("the served contract is valid OpenAPI 3.1", async () => {
    expect(await complaintsOfDocument(served.document)).toEqual([]);
  });
});
