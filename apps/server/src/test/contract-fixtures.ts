import contract from "@lenscape/api/contract.gen.json" with { type: "json" };
import { operationTable } from "@lenscape/api/operations.gen";
import { sql } from "drizzle-orm";
import type { OperationId } from "../contract/handler.ts";
import { operations as mounted } from "../contract/operations.ts";
import { trusted } from "../core/screened.ts";
import { GROUP } from "../db/base.ts";
import {
  activities,
  banners,
  circleModerators,
  circles,
  floorItems,
  floors,
  frontEditions,
  surveys,
} from "../db/schema/index.ts";
import { sendSystemNotice } from "../modules/notifications/notice/notice.queries.ts";
import { refreshRankings } from "../modules/rewards/ranking/ranking-refresh.ts";
import { exchange, grantPoints, makeGoods, saveAddress } from "./mall-fixtures.ts";
import type { TestServer } from "./support.ts";
import { moveTo } from "./thread-fixtures.ts";

export interface Schema {
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
  schema?: { enum?: unknown[] };
}

interface Operation {
  operationId: OperationId;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: { "application/json"?: { schema: Schema } } };
  responses: { 200: { content: { "application/json": { schema: Schema } } } };
}

/** Operations of the contract by ID. */
export const operations = new Map<OperationId, Operation>(
  Object.values(contract.paths as unknown as Record<string, Record<string, Operation>>)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [operation.operationId, operation]),
);
/** IDs of all operations. */
export const operationIds = Object.keys(operationTable) as OperationId[];

/** IDs of the operations with a finite response; streams have separate tests. */
export const answeringIds = operationIds.filter((id) => operationTable[id].envelope !== "stream");

/** Returns a key of the properties that affect the checks before a handler is called. */
function kindOf({ id, method, permission, needsBody, takesForm, schema }: (typeof mounted)[number]): string {
  const { auth, envelope } = operationTable[id];
  const isStream = envelope === "stream";
  return JSON.stringify([
    method,
    auth,
    isStream,
    Boolean(permission),
    needsBody,
    takesForm,
    Object.keys(schema),
  ]);
}

/**
 * One operation per kind. Checks in shared code are tested once per kind. A lint of the contract verifies that the
 * rules of each operation are closed and bounded.
 */
export const operationSamples: OperationId[] = [
  ...new Map(mounted.map((operation) => [kindOf(operation), operation.id])).values(),
];

/** Resolves a reference to a schema. */
export const resolveSchema = (schema: Schema): Schema =>
  schema.$ref
    ? (contract.components.schemas as unknown as Record<string, Schema>)[schema.$ref.split("/").pop()!]!
    : schema;

/** Returns a body with the required fields only, each with its example from the contract. */
export function smallestBody(id: OperationId): Record<string, unknown> | undefined {
  const schema = operations.get(id)!.requestBody?.content["application/json"]?.schema;
  if (!schema) return undefined;
  const { required = [], properties = {} } = resolveSchema(schema);
  return Object.fromEntries(required.map((name) => [name, resolveSchema(properties[name]!).examples![0]]));
}

/** Inputs for operations on a filled community: tokens, and IDs by parameter name. */
export interface FilledCommunity {
  token: string;
  /** Token of an administrator. */
  staff: string;
  fixture: Record<string, string>;
}

/** Fills a community with one row of everything, around a member who moderates its circle. */
export async function fillCommunity(server: TestServer): Promise<FilledCommunity> {
  const { userId, ...member } = await server.member("reader");
  const { token } = member;
  await server.db.insert(circles).values({ name: trusted("影像创作"), category: trusted("创作") });
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
  const dialogMessage = { toUserId: userId, content: "周末去林场吗？" };
  const message = await server.post("/api/notice/dialog/send", dialogMessage, follower.token);
  await sendSystemNotice(server.db, { userId, kind: "news", title: "欢迎来到社区" });
  await server.post("/api/bbs/user/block/add", { toUserId: follower.userId }, token);
  await server.db.insert(banners).values({ title: "日出之前", picUrl: "/b.jpg", linkUrl: "/" });
  await server.db.insert(frontEditions).values({
    heroId: threadId,
    picks: [{ threadId, note: "雾散之前的十分钟" }],
    questionId: threadId,
    startAt: new Date(Date.now() - 3_600_000),
    endAt: new Date(Date.now() + 3_600_000),
  });
  await server.db.insert(floors).values({ title: "第一次戴上它" });
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
  await grantPoints(server, userId, 1000);
  const addressId = await saveAddress(server, { userId, token });
  const order = await exchange(server, { userId, token }, { goodsId });
  await server.db.insert(floorItems).values({ floorId: "1", position: 2, kind: "goods", targetId: goodsId });
  await server.db.insert(surveys).values({
    title: "说说感受",
    startAt: new Date(Date.now() - 3_600_000),
    endAt: new Date(Date.now() + 3_600_000),
    questions: [
      { id: "q1", type: "rating", title: "顺手吗", required: true, options: [], min: 0, max: 0, hint: "" },
    ],
  });
  await moveTo(server, userId, GROUP.admin);
  await server.db.transaction(refreshRankings);
  const staff = (await server.member("staff")).token;
  await server.db.execute(sql`update users set group_id = 5 where username = 'staff'`);
  await server.post("/api/thread/report", { threadId, reason: "spam" }, follower.token);
  const cases = await server.get("/api/bbs/report/list", staff);
  // Insert the activity directly, because other tests cover its creation.
  await server.db.insert(activities).values({
    threadId,
    organiserId: userId,
    startAt: new Date(Date.now() + 7_200_000),
    endAt: new Date(Date.now() + 14_400_000),
    signStartAt: new Date(),
    signEndAt: new Date(Date.now() + 3_600_000),
    isOnline: false,
    placeName: trusted("城北林场东门"),
    overAt: new Date(Date.now() + 14_400_000),
  });
  const guest = { activityId: threadId, name: "云野", phone: "13800008000" };
  await server.post("/api/bbs/activity/signup", guest, token);
  const draftId = "k3Jd8sLq0aZx7CvB1nM5pW2eR9tY4uIo";
  const draft = { draftId, revision: 0, threadClassify: 1, title: "没写完", content: "", form: {} };
  await server.post("/api/bbs/draft/save", { ...draft, circleId: "1" }, token);
  const address = { name: "收", url: "https://desk.example/in", events: ["thread.created"], isEnabled: 1 };
  const hook = await server.post("/api/bbs/console/webhook/save", address, token);
  await server.post("/api/bbs/console/webhook/ping", { id: hook.data.id }, token);
  const fixture = {
    webhookId: hook.data.id,
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
    editionId: "1",
    questionId: "q1",
    draftId,
    addressId,
    messageId: message.data.id,
  };
  return { token, staff, fixture };
}

/** Returns the path of an operation with its required parameters. */
export function addressOf(id: OperationId, fixture: Record<string, string>): string {
  const parameters = (operations.get(id)!.parameters ?? []).filter((parameter) => parameter.required);
  const query = parameters.filter((parameter) => parameter.in === "query");
  const path = operationTable[id].path.replace(/\{(\w+)\}/g, (_, name: string) => fixture[name]!);
  return `${path}?${new URLSearchParams(query.map(({ name }): [string, string] => [name, fixture[name]!]))}`;
}

/** Returns each value of each optional query parameter with an enumeration, as `name=value`. */
export const optionalValuesOf = (id: OperationId): string[] =>
  (operations.get(id)!.parameters ?? [])
    .filter((parameter) => parameter.in === "query" && !parameter.required)
    .flatMap(({ name, schema }) => (schema?.enum ?? []).map((value) => `${name}=${value}`));

/** Returns a text with a length in characters. The last character of a longer text takes two UTF-16 units. */
export const textOfLength = (length: number): string =>
  length < 2 ? "字".repeat(length) : `${"字".repeat(length - 1)}😀`;
