import contract from "@lenscape/api/contract.gen.json" with { type: "json" };
import { operationTable } from "@lenscape/api/operations.gen";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROUP } from "../db/base.ts";
import {
  activities,
  banners,
  circleModerators,
  circles,
  floorItems,
  floors,
  surveys,
} from "../db/schema/index.ts";
import { tellSystem } from "../domains/notices/queries.ts";
import { refreshRankings } from "../domains/rankings/refresh.ts";
import { exchange, makeGoods, pay, saveAddress } from "../test/mall-fixtures.ts";
import { type Answer, startServer, type TestServer } from "../test/support.ts";
import { moveTo } from "../test/thread-fixtures.ts";
import type { OperationId } from "./handler.ts";

interface Schema {
  $ref?: string;
  type?: string;
  examples?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
}

interface Operation {
  operationId: OperationId;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: { "application/json"?: { schema: Schema } } };
  responses: { 200: { content: { "application/json": { schema: Schema } } } };
}

const operations = new Map<OperationId, Operation>(
  Object.values(contract.paths as unknown as Record<string, Record<string, Operation>>)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [operation.operationId, operation]),
);
const ids = Object.keys(operationTable) as OperationId[];

const ajv = new Ajv({ strict: false, allErrors: true });
(addFormats as unknown as (ajv: Ajv) => void)(ajv);
ajv.addSchema(contract, "contract");

/** What the contract promises for an operation, failures included. */
const promiseOf = (id: OperationId) => {
  const { schema } = operations.get(id)!.responses[200].content["application/json"];
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')));
};

const resolve = (schema: Schema): Schema =>
  schema.$ref
    ? (contract.components.schemas as unknown as Record<string, Schema>)[schema.$ref.split("/").pop()!]!
    : schema;

/** A body with the required members alone, each as its example in the contract. */
function smallestBody(id: OperationId): Record<string, unknown> | undefined {
  const schema = operations.get(id)!.requestBody?.content["application/json"]?.schema;
  if (!schema) return undefined;
  const { required = [], properties = {} } = resolve(schema);
  return Object.fromEntries(required.map((name) => [name, resolve(properties[name]!).examples![0]]));
}

let server: TestServer;
let token: string;
let staff: string;
let fixture: Record<string, string>;

beforeAll(async () => {
  // The share card of a thread is the one GET that an unconfigured server refuses.
  server = await startServer({ WX_MINI_APP_ID: "wx0123456789abcdef", WX_MINI_SECRET: "secret" });
  const { userId, ...member } = await server.member("reader");
  token = member.token;
  await server.db.insert(circles).values({ id: "1", name: "影像创作", category: "创作" });
  await server.post("/api/bbs/circle/join", { circleId: "1" }, token);
  await server.db.insert(circleModerators).values({ circleId: "1", userId });
  const thread = await server.post(
    "/api/thread/create",
    {
      title: "用眼镜拍完一整个秋天",
      content: "<p>没有取景框之后，我反而拍得更慢了。</p>",
      threadClassify: 1,
      circleId: "1",
      groupId: "2",
      topicList: [{ content: "第一视角的秋天" }],
      poll: { options: ["留下", "删掉"], maxChoices: 1, days: 7 },
    },
    token,
  );
  const threadId = thread.data.id as string;
  const comment = await server.post(
    "/api/thread/addPost",
    { threadId, content: "<p>第三张的光真好。</p>" },
    token,
  );
  const topic = await server.get("/api/without/thread/topics");
  await server.post("/api/bbs/topic/follow", { topicId: topic.rows[0].id, value: 1 }, token);
  await server.post("/api/bbs/recommend/hide", { threadId, value: 1 }, token);
  const follower = await server.member("follower");
  await server.db.execute(sql`update circles set join_type = 1`);
  await server.post("/api/bbs/circle/join", { circleId: "1", reason: "想一起走走" }, follower.token);
  await server.post("/api/bbs/user/follow/add", { toUserId: userId }, follower.token);
  await server.post("/api/thread/thumbup", { threadId }, follower.token);
  const said = { toUserId: userId, content: "周末去林场吗？" };
  const message = await server.post("/api/notice/dialog/send", said, follower.token);
  await tellSystem(server.db, { userId, kind: "news", title: "欢迎来到社区" });
  await server.post("/api/bbs/user/block/add", { toUserId: follower.userId }, token);
  await server.db.insert(banners).values({ title: "日出之前", picUrl: "/b.jpg", linkUrl: "/" });
  await server.db.insert(floors).values({ id: "1", title: "第一次戴上它" });
  await server.db
    .insert(floorItems)
    .values({ floorId: "1", position: 1, kind: "thread", targetId: threadId });
  await server.db.execute(sql`update threads set essence_at = now(), cherrypick_at = now()`);
  const device = await server.post(
    "/api/bbs/device/apply",
    {
      modelId: "1",
      sn: "LS267A404418",
      channel: "official",
      purchaseAt: "2026-11-02",
      imageList: [{ url: "/static/demo/g-one.svg" }],
    },
    token,
  );
  const feedback = await server.post(
    "/api/bbs/feedback/submit",
    { kind: 1, title: "希望能自定义单击与双击", content: "不同场景想用不同的手势。" },
    token,
  );
  const goodsId = await makeGoods(server, { type: 2 });
  await pay(server, userId, 1000);
  await saveAddress(server, { userId, token });
  const order = await exchange(server, { userId, token }, { goodsId });
  await server.db.insert(floorItems).values({ floorId: "1", position: 2, kind: "goods", targetId: goodsId });
  await server.db.insert(surveys).values({
    id: "1",
    title: "说说感受",
    startAt: new Date(Date.now() - 3_600_000),
    endAt: new Date(Date.now() + 3_600_000),
    questions: [
      { id: "q1", type: "rating", title: "顺手吗", required: true, options: [], min: 0, max: 0, hint: "" },
    ],
  });
  await moveTo(server, userId, GROUP.admin);
  await server.db.transaction(refreshRankings);
  staff = (await server.member("staff")).token;
  await server.db.execute(sql`update users set group_id = 5 where username = 'staff'`);
  await server.post("/api/thread/report", { threadId, reason: "spam" }, follower.token);
  const cases = await server.get("/api/bbs/report/list", staff);
  // It needs no permission to be there: what makes one is proved elsewhere.
  await server.db.insert(activities).values({
    threadId,
    organiserId: userId,
    startAt: new Date(Date.now() + 7_200_000),
    endAt: new Date(Date.now() + 14_400_000),
    signStartAt: new Date(),
    signEndAt: new Date(Date.now() + 3_600_000),
    isOnline: false,
    placeName: "城北林场东门",
    overAt: new Date(Date.now() + 14_400_000),
  });
  const guest = { activityId: threadId, name: "云野", phone: "13800008000" };
  await server.post("/api/bbs/activity/signup", guest, token);
  const draftId = "k3Jd8sLq0aZx7CvB1nM5pW2eR9tY4uIo";
  const draft = { draftId, revision: 0, threadClassify: 1, title: "没写完", content: "", form: {} };
  await server.post("/api/bbs/draft/save", { ...draft, circleId: "1" }, token);
  fixture = {
    activityId: threadId,
    caseId: cases.rows[0].id,
    userId: follower.userId,
    kind: "thread",
    circleId: "1",
    groupId: "2",
    id: "1",
    dictType: "report_reason",
    threadId,
    topicId: topic.rows[0].id,
    postId: comment.data.id,
    dialogId: message.data.dialogId,
    deviceId: device.data.id,
    code: "K7M2QX",
    feedbackId: feedback.data.id,
    goodsId,
    orderId: order.data.id,
    surveyId: "1",
    questionId: "q1",
    draftId,
  };
});
afterAll(() => server.close());
beforeEach(() => server.db.execute(sql`delete from rate_counters`));

/** The address of an operation with what it cannot do without. */
function addressOf(id: OperationId): string {
  const parameters = (operations.get(id)!.parameters ?? []).filter((parameter) => parameter.required);
  const query = parameters.filter((parameter) => parameter.in === "query");
  const path = operationTable[id].path.replace(/\{(\w+)\}/g, (_, name: string) => fixture[name]!);
  return `${path}?${new URLSearchParams(query.map(({ name }): [string, string] => [name, fixture[name]!]))}`;
}

function call(id: OperationId, address: string, body: object | undefined, as?: string): Promise<Answer> {
  return operationTable[id].method === "get" ? server.get(address, as) : server.post(address, body, as);
}

/** What only those responsible may do is asked for by an administrator. */
const STAFF_TAGS = ["moderation", "console"];
const tokenFor = (id: OperationId) => {
  if (operationTable[id].auth !== "token") return undefined;
  return operations.get(id)!.tags.some((tag) => STAFF_TAGS.includes(tag)) ? staff : token;
};
const withBody = ids.filter((id) => operations.get(id)!.requestBody?.content["application/json"]);
const gets = ids.filter((id) => operationTable[id].method === "get");

describe("who may call", () => {
  test.each(ids.filter((id) => operationTable[id].auth === "token"))(
    "API-016 %s without a token is 401",
    async (id) => {
      for (const as of [undefined, "no-such-token"]) {
        const answer = await call(id, addressOf(id), smallestBody(id), as);
        expect(answer).toEqual({ status: 200, code: 401, msg: "认证失败，无法访问系统资源" });
      }
    },
  );

  test.each(gets.filter((id) => operationTable[id].auth !== "token"))(
    "AMB-007 %s takes no notice of a stale token (ruling 24)",
    async (id) => {
      expect((await server.get(addressOf(id), "stale")).code).toBe(200);
    },
  );
});

describe("what is not in the contract is refused", () => {
  test.each(ids)("API-010 %s refuses an unknown parameter and names it", async (id) => {
    const answer = await call(id, `${addressOf(id)}&nonsense=1`, smallestBody(id), tokenFor(id));
    expect(answer).toEqual({ status: 200, code: 400, msg: "不认识的字段 nonsense" });
  });

  test.each(withBody)("API-010 %s refuses an unknown property and names it", async (id) => {
    const body = { ...smallestBody(id), nonsense: 1 };
    const answer = await call(id, addressOf(id), body, tokenFor(id));
    expect(answer).toEqual({ status: 200, code: 400, msg: "不认识的字段 nonsense" });
  });

  test.each(withBody)(
    "API-010 %s refuses a body that is not an object, not JSON, or not text it can keep",
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

  test("API-010 an unknown address answers 404 in the envelope, and nothing is mounted beside the base (ruling 1)", async () => {
    for (const url of [
      "/api/no/such/call",
      "/login",
      "/api/without/emoji/",
      "/api/api/without/dictreport_reason",
    ]) {
      const answer = await server.inject({ url });
      expect(answer.json()).toEqual({ code: 404, msg: "访问资源不存在" });
    }
  });
});

const TIME = /^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})?$/;
/** Days, and the minute that somebody remembers. */
const NO_TIMES = ["purchaseAt", "warrantyAt", "expectedAt", "restoresAt", "occurredAt"];

/** Everything in an answer that is named as a point of time; empty where there is none. */
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
    "API-010 API-011 API-012 CONST-043 ENT-121 %s answers as promised, with something in it",
    async (id) => {
      const answer = await server.get(addressOf(id), tokenFor(id));
      const { status, ...body } = answer;
      const promise = promiseOf(id);
      expect([status, body.code]).toEqual([200, 200]);
      promise(body);
      expect(promise.errors ?? []).toEqual([]);
      const { envelope } = operationTable[id];
      if (envelope === "page")
        expect([Array.isArray(body.rows), typeof body.total]).toEqual([true, "number"]);
      if (envelope === "data") expect(body.data).toBeDefined();
      expect(timesIn(body).filter(([, time]) => !TIME.test(time))).toEqual([]);
    },
  );

  test.each(["otherInfo", "ownInfo", "unreadNotification", "readAll", "viewerState"] as const)(
    "API-010 API-011 %s answers as promised",
    async (id) => {
      const me = await server.post("/api/my/user/info/get", undefined, token);
      const body = { ...smallestBody(id), ...(id === "otherInfo" ? { userId: me.data.userId } : {}) };
      const { status, ...answer } = await server.post(addressOf(id), body, tokenFor(id));
      const promise = promiseOf(id);
      expect([status, answer.code]).toEqual([200, 200]);
      promise(answer);
      expect(promise.errors ?? []).toEqual([]);
    },
  );
});
