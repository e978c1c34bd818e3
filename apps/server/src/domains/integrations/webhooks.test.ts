import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { eq, sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { createClock } from "../../core/time.ts";
import { GROUP } from "../../db/base.ts";
import { systemNotices, webhookDeliveries, webhooks } from "../../db/schema/index.ts";
import { policy } from "../../policy.ts";
import { startServer, type TestServer } from "../../test/support.ts";
import { comment, makeCircle, moveTo, publish, resetRates } from "../../test/thread-fixtures.ts";
import { post } from "./send.ts";
import { claimDueDeliveries, forgetDeliveries } from "./webhook-queries.ts";
import { WebhookWorker } from "./webhook-worker.ts";

type Who = { token: string; userId: string };
type Received = { headers: IncomingMessage["headers"]; body: string; path: string };

let server: TestServer;
let operator: Who;
let member: Who;
let received: Received[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const ok = (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(204).end();

const receiver = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part) => parts.push(part));
  request.on("end", () => {
    received.push({
      headers: request.headers,
      body: Buffer.concat(parts).toString("utf8"),
      path: request.url ?? "",
    });
    answer(request, response);
  });
});
let port = 0;
const listen = (at = 0) =>
  new Promise<void>((done) => {
    receiver.listen(at, "127.0.0.1", () => {
      ({ port } = receiver.address() as AddressInfo);
      done();
    });
  });
const hangUp = () => {
  receiver.closeAllConnections();
  return new Promise<void>((done) => {
    receiver.close(() => done());
  });
};

const workers: WebhookWorker[] = [];
function worker(env: Record<string, string> = { WEBHOOK_PRIVATE: "on" }) {
  const config = readConfig({ PUBLIC_ORIGIN: "https://community.example", ...env });
  const reports = { warn: (_what: string, error: unknown) => expect.fail(String(error)) };
  const one = new WebhookWorker(
    { db: server.db, clock: createClock(config.timeZone), config },
    reports as never,
  );
  workers.push(one);
  return one;
}
/** Sends what is due until nothing is. */
async function sendDue(one = worker()) {
  for (;;) {
    await one.turn();
    await one.settled();
    const due = await server.db.$count(
      webhookDeliveries,
      sql`next_at <= now() and webhook_id in (select id from webhooks where is_enabled)`,
    );
    if (due === 0) return;
  }
}
const makeDue = () =>
  server.db.execute(sql`update webhook_deliveries set next_at = now() where next_at is not null`);

beforeAll(async () => {
  await listen();
  server = await startServer({ WEBHOOK_PRIVATE: "on" });
  operator = await server.member("operator");
  await moveTo(server, operator.userId, GROUP.operator);
  member = await server.member("member");
  await makeCircle(server, "1");
});
beforeEach(async () => {
  received = [];
  answer = ok;
  await resetRates(server);
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((one) => one.close()));
  await server.db.delete(webhooks);
});
afterAll(async () => {
  await server.close();
  await hangUp();
});

const call = (path: string, body: object, token = operator.token) =>
  server.post(`/api/bbs/console/webhook/${path}`, body, token);
const all = [
  "thread.created",
  "thread.removed",
  "comment.created",
  "feedback.created",
  "feedback.answered",
  "report.created",
  "report.decided",
];
async function hook(body: object = {}): Promise<{ id: string; secret: string }> {
  const url = `http://127.0.0.1:${port}/in`;
  const { code, msg, data } = await call("save", { name: "收", url, events: all, isEnabled: 1, ...body });
  if (code !== 200) throw new Error(msg);
  return data;
}
const types = () => received.map(({ body }) => JSON.parse(body).type);
const list = async (id: string, state = "") =>
  (
    await server.get(
      `/api/bbs/console/webhook/delivery/list?webhookId=${id}${state && `&state=${state}`}`,
      operator.token,
    )
  ).rows;

test("an event arrives signed as Standard Webhooks has it, with what a visitor may see", async () => {
  const { id, secret } = await hook();
  expect(secret).toMatch(/^whsec_/);
  const threadId = await publish(server, member.token, {
    threadClassify: 1,
    circleId: "1",
    title: "第一视角的秋天",
  });
  await sendDue();
  expect(received).toHaveLength(1);
  const [{ headers, body }] = received as [Received];
  const event = new Webhook(secret).verify(body, headers as Record<string, string>);
  expect(event).toMatchObject({
    type: "thread.created",
    data: {
      id: threadId,
      title: "第一视角的秋天",
      author: { userId: member.userId },
      url: `https://community.example/pages/content/postdetail?threadId=${threadId}`,
    },
  });
  const stranger = `whsec_${Buffer.alloc(32).toString("base64")}`;
  expect(() => new Webhook(stranger).verify(body, headers as Record<string, string>)).toThrow();
  expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow();
  expect(await list(id)).toMatchObject([
    {
      event: "thread.created",
      state: "delivered",
      attempts: 1,
      status: 204,
      messageId: headers["webhook-id"],
    },
  ]);
});

test("each event is told once, whichever way it comes about, and only what was asked for", async () => {
  await hook();
  const quiet = await hook({ events: ["report.decided"] });
  const threadId = await publish(server, member.token);
  const held = await comment(server, member.token, threadId, { content: "我家全网最低" });
  await comment(server, operator.token, threadId, { content: "拍得真好" });
  await server.post("/api/bbs/review/decide", { kind: "post", id: held.id, value: 1 }, operator.token);
  await server.post("/api/thread/report", { threadId, reason: "spam" }, operator.token);
  const sent = await server.post(
    "/api/bbs/feedback/submit",
    { kind: 1, title: "希望能自定义单击与双击", content: "不同场景想用不同的手势。" },
    member.token,
  );
  const feedbackId = sent.data.id;
  await server.post("/api/bbs/feedback/reply", { id: feedbackId, content: "收到，排期中。" }, operator.token);
  await server.post("/api/bbs/feedback/reply", { id: feedbackId, content: "谢谢，等你们。" }, member.token);
  await server.post("/api/thread/del", { threadId }, member.token);
  await sendDue();
  expect(types().toSorted()).toEqual(
    [
      "thread.created",
      "comment.created",
      "comment.created",
      "report.created",
      "feedback.created",
      "feedback.answered",
      "thread.removed",
    ].toSorted(),
  );
  const of = (type: string) =>
    received.map(({ body }) => JSON.parse(body)).find((event) => event.type === type);
  expect(of("thread.removed").data).toEqual({ id: threadId });
  expect(of("feedback.created").data).toEqual({
    id: feedbackId,
    no: sent.data.no,
    kind: 1,
    status: 0,
    title: null,
  });
  expect(Object.keys(of("report.created").data)).toEqual(["id", "targetType", "targetId", "status"]);
  expect(await list(quiet.id)).toEqual([]);
});

test("a receiver that is down for an hour gets everything once it is up: the same event under the same id", async () => {
  const { id } = await hook({ events: ["thread.created"] });
  await publish(server, member.token);
  await publish(server, operator.token);
  const at = port;
  await hangUp();
  await sendDue();
  expect(await list(id, "pending")).toMatchObject([
    { attempts: 1, status: 0, answer: "连接被拒绝" },
    { attempts: 1 },
  ]);
  for (let attempt = 2; attempt <= 5; attempt++) {
    await makeDue();
    await sendDue();
  }
  // Five attempts in, the next one is an hour away.
  const rows = await server.db.select({ nextAt: webhookDeliveries.nextAt }).from(webhookDeliveries);
  for (const { nextAt } of rows) {
    const away = (nextAt!.getTime() - Date.now()) / 1000;
    expect(away).toBeGreaterThan(3600 * 0.85);
    expect(away).toBeLessThan(3600 * 1.15);
  }
  await listen(at);
  answer = (_request, response) => void response.writeHead(500).end("not yet");
  await makeDue();
  await sendDue();
  expect(await list(id, "pending")).toMatchObject([{ status: 500, answer: "not yet" }, { status: 500 }]);
  answer = ok;
  await makeDue();
  await sendDue();
  expect(await list(id, "delivered")).toHaveLength(2);
  const told = received.map(({ headers, body }) => `${headers["webhook-id"]} ${body}`);
  expect([told.length, new Set(told).size]).toEqual([4, 2]);
});

test("two processes send each event once, and one that dies on the way loses none", async () => {
  const { id } = await hook({ events: ["thread.created"] });
  for (let at = 0; at < 12; at++) await call("ping", { id });
  // Claimed by a process that is killed before it sends.
  expect(await claimDueDeliveries(server.db, 3, [])).toHaveLength(3);
  const [one, other] = [worker(), worker()];
  await Promise.all([sendDue(one), sendDue(other)]);
  expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(9);
  expect(received).toHaveLength(9);
  await makeDue();
  await sendDue(other);
  expect(received).toHaveLength(12);
  expect(await list(id, "delivered")).toHaveLength(10);
});

test("after three days it is given up, the address stops and its operator is told; enabled again it goes on", async () => {
  const { id } = await hook({ events: ["thread.created"] });
  await publish(server, member.token);
  answer = (_request, response) => void response.writeHead(503).end();
  const { retrySeconds } = policy.webhooks;
  const days = retrySeconds.reduce((sum, seconds) => sum + seconds, 0) / 86_400;
  expect(Math.round(days)).toBe(3);
  for (let attempt = 0; attempt <= retrySeconds.length; attempt++) {
    await makeDue();
    await sendDue();
  }
  expect(await list(id)).toMatchObject([{ state: "failed", attempts: retrySeconds.length + 1, nextAt: "" }]);
  const hooks = (await server.get("/api/bbs/console/webhook/list", operator.token)).rows;
  expect(hooks).toMatchObject([{ id, isEnabled: 0, stoppedReason: "三天里一次也没有送到", failed: 1 }]);
  const told = await server.db.select().from(systemNotices).where(eq(systemNotices.userId, operator.userId));
  expect(told.map(({ title }) => title)).toContain("事件推送已停下");

  await publish(server, operator.token);
  answer = ok;
  await sendDue();
  const before = received.length;
  const { name, url, events } = hooks[0];
  await call("save", { id, name, url, events, isEnabled: 1 });
  await sendDue();
  expect(received).toHaveLength(before + 1);
  expect((await call("delivery/replay", { webhookId: id })).data).toEqual({ count: 1 });
  await sendDue();
  expect(await list(id, "delivered")).toHaveLength(2);
  const [{ id: deliveryId }] = await list(id);
  await call("delivery/replay", { webhookId: id, deliveryId });
  await sendDue();
  expect(received).toHaveLength(before + 3);
  expect(received.at(-1)?.headers["webhook-id"]).toBe(`msg_${deliveryId}`);
});

test("one that was paused is told nothing of what happens meanwhile", async () => {
  const { id } = await hook({ isEnabled: 0 });
  await publish(server, member.token);
  expect(await list(id)).toEqual([]);
});

test("for a day after a change both secrets sign", async () => {
  const { id, secret } = await hook();
  const { data } = await call("rotate", { id });
  await call("ping", { id });
  await sendDue();
  const [{ headers, body }] = received as [Received];
  for (const each of [secret, data.secret])
    expect(new Webhook(each).verify(body, headers as Record<string, string>)).toMatchObject({ type: "ping" });
  await server.db.update(webhooks).set({ oldSecretUntil: sql`now() - interval '1 second'` });
  await call("ping", { id });
  await sendDue();
  const last = received.at(-1)!;
  expect(() => new Webhook(secret).verify(last.body, last.headers as Record<string, string>)).toThrow();
});

test("no private network is called, no redirect followed, and no answer read without end", async () => {
  const { id } = await hook();
  await call("ping", { id });
  await sendDue(worker({}));
  expect(received).toEqual([]);
  expect(await list(id)).toMatchObject([{ state: "pending", status: 0, answer: "地址应以 https:// 开头" }]);
  await server.db.update(webhooks).set({ url: `https://127.0.0.1:${port}/in` });
  await makeDue();
  await sendDue(worker({}));
  expect(await list(id)).toMatchObject([{ status: 0, answer: "地址不在公网上" }]);

  const options = { guard: { anyPort: true, isPublic: () => true }, timeoutMs: 1000, schemes: ["http:"] };
  const url = `http://127.0.0.1:${port}/in`;
  answer = (_request, response) => void response.writeHead(302, { location: `${url}/elsewhere` }).end();
  expect(await post(url, "{}", {}, options)).toMatchObject({ status: 302 });
  expect(received.map(({ path }) => path)).toEqual(["/in"]);
  answer = (_request, response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write("x".repeat(1000)));
    };
    response.on("drain", more);
    more();
  };
  expect(await post(url, "{}", {}, options)).toEqual({ status: 200, text: "x".repeat(200) });
  answer = () => undefined;
  expect(await post(url, "{}", {}, { ...options, timeoutMs: 100 })).toEqual({
    status: 0,
    text: "没有及时回答",
  });
});

test("only those with the permission run them, and an address that cannot be is refused by name", async () => {
  for (const path of ["save", "rotate", "del", "ping", "delivery/replay"]) {
    const body =
      path === "save" ? { name: "收", url: "https://a.example/", events: all, isEnabled: 1 } : { id: "1" };
    const asked = path === "delivery/replay" ? { webhookId: "1" } : body;
    expect(await call(path, asked, member.token)).toMatchObject({ code: 403 });
  }
  for (const url of ["ftp://a.example/", "https://a:b@a.example/", "a.example", "javascript:alert(1)"])
    expect(await call("save", { name: "收", url, events: all, isEnabled: 1 })).toMatchObject({ code: 400 });
  for (const path of ["rotate", "del", "ping"])
    expect(await call(path, { id: "987654" })).toMatchObject({ code: 404 });
  const { id } = await hook();
  expect((await call("del", { id })).code).toBe(200);
  const log = await server.get("/api/bbs/console/audit/list?pageNum=1&pageSize=2", operator.token);
  expect(log.rows.map(({ action }: { action: string }) => action)).toEqual(["webhook.del", "webhook.save"]);
});

test("what was sent long ago is forgotten", async () => {
  const { id } = await hook();
  await call("ping", { id });
  await server.db.update(webhookDeliveries).set({ createdAt: sql`now() - interval '31 days'` });
  await server.db.transaction(forgetDeliveries);
  expect(await list(id)).toEqual([]);
});

test("while an attempt may be on its way, its delivery is due nowhere", async () => {
  const { id } = await hook();
  await call("ping", { id });
  expect(await claimDueDeliveries(server.db, 5, [])).toHaveLength(1);
  const [row] = await server.db
    .select({ left: sql<number>`(extract(epoch from next_at - now()) * 1000)::float8` })
    .from(webhookDeliveries);
  expect(row!.left).toBeGreaterThan(policy.webhooks.timeoutMs);
});

test("what is asked for again while its last attempt is on the way is sent again, though that fails", async () => {
  const begun = new Promise<() => void>((resolve) => {
    answer = (_request, response) => resolve(() => void response.writeHead(500).end());
  });
  const { id } = await hook();
  await call("ping", { id });
  await server.db.update(webhookDeliveries).set({ attempts: policy.webhooks.retrySeconds.length });
  const one = worker();
  await one.turn();
  const fail = await begun;
  const [row] = await list(id);
  const replayed = await call("delivery/replay", { webhookId: id, deliveryId: row.id });
  expect(replayed.data).toEqual({ count: 1 });
  fail();
  answer = ok;
  await one.settled();
  // The address was stopped: nothing has arrived there.
  await server.db.update(webhooks).set({ isEnabled: true });
  await sendDue();
  expect((await list(id))[0].state).toBe("delivered");
});

test("the address of a comment is that at which the page of its thread goes to it", async () => {
  await hook({ events: ["comment.created"] });
  const threadId = await publish(server, member.token);
  const { id } = await comment(server, member.token, threadId);
  await sendDue();
  expect(JSON.parse(received[0]!.body).data.url).toBe(
    `https://community.example/pages/content/postdetail?threadId=${threadId}#comment-${id}`,
  );
});
