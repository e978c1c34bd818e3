import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { trusted } from "../../../core/screened.ts";
import { systemNotices, threads, webhookDeliveries, webhooks } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { comment, publish } from "../../../test/thread-fixtures.ts";
import { ok, WebhookBench } from "../../../test/webhook-fixtures.ts";
import { claimDueDeliveries, deleteOldDeliveries } from "./webhook.queries.ts";
import { post } from "./webhook-send.ts";

const bench = new WebhookBench();

test("events are retried with the same ID until a receiver is available again", async () => {
  const { id } = await bench.hook({ events: ["thread.created"] });
  await publish(bench.server, bench.member.token);
  await publish(bench.server, bench.operator.token);
  const at = bench.receiver.port;
  await bench.receiver.hangUp();
  await bench.sendDue();
  expect(await bench.list(id, "pending")).toMatchObject([
    { attempts: 1, status: 0, answer: "连接被拒绝" },
    { attempts: 1 },
  ]);
  for (let attempt = 2; attempt <= 5; attempt++) {
    await bench.makeDue();
    await bench.sendDue();
  }
  // The delay after the fifth attempt is one hour.
  const rows = await bench.server.db.select({ nextAt: webhookDeliveries.nextAt }).from(webhookDeliveries);
  for (const { nextAt } of rows) {
    const away = (nextAt!.getTime() - Date.now()) / 1000;
    expect(away).toBeGreaterThan(3600 * 0.85);
    expect(away).toBeLessThan(3600 * 1.15);
  }
  await bench.receiver.listen(at);
  bench.receiver.answer = (_request, response) => void response.writeHead(500).end("not yet");
  await bench.makeDue();
  await bench.sendDue();
  expect(await bench.list(id, "pending")).toMatchObject([
    { status: 500, answer: "not yet" },
    { status: 500 },
  ]);
  bench.receiver.answer = ok;
  await bench.makeDue();
  await bench.sendDue();
  expect(await bench.list(id, "delivered")).toHaveLength(2);
  const messages = bench.receiver.received.map(({ headers, body }) => `${headers["webhook-id"]} ${body}`);
  expect([messages.length, new Set(messages).size]).toEqual([4, 2]);
});

test("a retry and a replay send only the ID of removed content, and the current state of edited content", async () => {
  const { id } = await bench.hook({ events: ["thread.created", "comment.created"] });
  const { server, member, receiver } = bench;
  const edited = await publish(server, member.token, {
    title: "改之前的标题",
    circleId: "1",
    threadClassify: 1,
  });
  const removed = await publish(server, member.token, {
    title: "要删掉的标题",
    circleId: "1",
    threadClassify: 1,
  });
  const reply = await comment(server, bench.operator.token, removed, { content: "跟着删掉的评论" });
  receiver.answer = (_request, response) => void response.writeHead(500).end();
  await bench.sendDue();
  expect(receiver.received.map(({ body }) => body).join()).toContain("要删掉的标题");

  await server.db
    .update(threads)
    .set({ title: trusted("改之后的标题") })
    .where(eq(threads.id, edited));
  await server.post("/api/thread/del", { threadId: removed }, member.token);
  receiver.answer = ok;
  const resend = async () => {
    receiver.received = [];
    await bench.sendDue();
    return receiver.received.map(({ body }) => JSON.parse(body).data);
  };
  const expected = expect.arrayContaining([
    expect.objectContaining({ id: edited, title: "改之后的标题" }),
    { id: removed },
    { id: reply.id },
  ]);
  await bench.makeDue();
  expect(await resend()).toEqual(expected);
  for (const row of await bench.list(id)) {
    await bench.call("delivery/replay", { webhookId: id, deliveryId: row.id });
  }
  expect(await resend()).toEqual(expected);
});

test("two workers send each event once, and deliveries claimed by a crashed worker are retried", async () => {
  const { id } = await bench.hook({ events: ["thread.created"] });
  for (let at = 0; at < 12; at++) await bench.call("ping", { id });
  // Claimed by a worker that crashes before sending.
  expect(await claimDueDeliveries(bench.server.db, 3, [])).toHaveLength(3);
  const [one, other] = [bench.worker(), bench.worker()];
  await Promise.all([bench.sendDue(one), bench.sendDue(other)]);
  expect(new Set(bench.receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(9);
  expect(bench.receiver.received).toHaveLength(9);
  await bench.makeDue();
  await bench.sendDue(other);
  expect(bench.receiver.received).toHaveLength(12);
  expect(await bench.list(id, "delivered")).toHaveLength(10);
});

test("after three days without success a webhook is disabled and its creator notified; enabled again it continues", async () => {
  const { id } = await bench.hook({ events: ["thread.created"] });
  await publish(bench.server, bench.member.token);
  bench.receiver.answer = (_request, response) => void response.writeHead(503).end();
  const { retrySeconds } = policy.webhooks;
  const days = retrySeconds.reduce((sum, seconds) => sum + seconds, 0) / 86_400;
  expect(Math.round(days)).toBe(3);
  for (let attempt = 0; attempt <= retrySeconds.length; attempt++) {
    await bench.makeDue();
    await bench.sendDue();
  }
  expect(await bench.list(id)).toMatchObject([
    { state: "failed", attempts: retrySeconds.length + 1, nextAt: "" },
  ]);
  const hooks = (await bench.server.get("/api/bbs/console/webhook/list", bench.operator.token)).rows;
  expect(hooks).toMatchObject([{ id, isEnabled: 0, stoppedReason: "三天里一次也没有送到", failed: 1 }]);
  const notifications = await bench.server.db
    .select()
    .from(systemNotices)
    .where(eq(systemNotices.userId, bench.operator.userId));
  expect(notifications.map(({ title }) => title)).toContain("事件推送已停下");

  await publish(bench.server, bench.operator.token);
  bench.receiver.answer = ok;
  await bench.sendDue();
  const before = bench.receiver.received.length;
  const { name, url, events } = hooks[0];
  await bench.call("save", { id, name, url, events, isEnabled: 1 });
  await bench.sendDue();
  expect(bench.receiver.received).toHaveLength(before + 1);
  expect((await bench.call("delivery/replay", { webhookId: id })).data).toEqual({ count: 1 });
  await bench.sendDue();
  expect(await bench.list(id, "delivered")).toHaveLength(2);
  const [{ id: deliveryId }] = await bench.list(id);
  await bench.call("delivery/replay", { webhookId: id, deliveryId });
  await bench.sendDue();
  expect(bench.receiver.received).toHaveLength(before + 3);
  expect(bench.receiver.received.at(-1)?.headers["webhook-id"]).toBe(`msg_${deliveryId}`);
});

test("private networks are not called, redirects are not followed, and the response size and time are limited", async () => {
  const { id } = await bench.hook();
  await bench.call("ping", { id });
  await bench.sendDue(bench.worker({}));
  expect(bench.receiver.received).toEqual([]);
  expect(await bench.list(id)).toMatchObject([
    { state: "pending", status: 0, answer: "地址应以 https:// 开头" },
  ]);
  await bench.server.db.update(webhooks).set({ url: `https://127.0.0.1:${bench.receiver.port}/in` });
  await bench.makeDue();
  await bench.sendDue(bench.worker({}));
  expect(await bench.list(id)).toMatchObject([{ status: 0, answer: "地址不在公网上" }]);

  const options = { guard: { anyPort: true, isPublic: () => true }, timeoutMs: 1000, schemes: ["http:"] };
  const url = bench.receiver.url;
  bench.receiver.answer = (_request, response) =>
    void response.writeHead(302, { location: `${url}/elsewhere` }).end();
  expect(await post(url, "{}", {}, options)).toMatchObject({ status: 302 });
  expect(bench.receiver.received.map(({ path }) => path)).toEqual(["/in"]);
  bench.receiver.answer = (_request, response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write("x".repeat(1000)));
    };
    response.on("drain", more);
    more();
  };
  expect(await post(url, "{}", {}, options)).toEqual({ status: 200, text: "x".repeat(200) });
  bench.receiver.answer = () => undefined;
  expect(await post(url, "{}", {}, { ...options, timeoutMs: 100 })).toEqual({
    status: 0,
    text: "没有及时回答",
  });
});

test("old deliveries are deleted", async () => {
  const { id } = await bench.hook();
  await bench.call("ping", { id });
  await bench.server.db.update(webhookDeliveries).set({ createdAt: sql`now() - interval '31 days'` });
  await bench.server.db.transaction(deleteOldDeliveries);
  expect(await bench.list(id)).toEqual([]);
});

test("a claimed delivery is not due again before its attempt can have timed out", async () => {
  const { id } = await bench.hook();
  await bench.call("ping", { id });
  expect(await claimDueDeliveries(bench.server.db, 5, [])).toHaveLength(1);
  const [row] = await bench.server.db
    .select({ remaining: sql<number>`(extract(epoch from next_at - now()) * 1000)::float8` })
    .from(webhookDeliveries);
  expect(row!.remaining).toBeGreaterThan(policy.webhooks.timeoutMs);
});

test("a replay during the last attempt is sent even if that attempt fails", async () => {
  const requestReceived = new Promise<() => void>((resolve) => {
    bench.receiver.answer = (_request, response) => resolve(() => void response.writeHead(500).end());
  });
  const { id } = await bench.hook();
  await bench.call("ping", { id });
  await bench.server.db.update(webhookDeliveries).set({ attempts: policy.webhooks.retrySeconds.length });
  const one = bench.worker();
  await one.turn();
  const fail = await requestReceived;
  const [row] = await bench.list(id);
  const replayResponse = await bench.call("delivery/replay", { webhookId: id, deliveryId: row.id });
  expect(replayResponse.data).toEqual({ count: 1 });
  fail();
  bench.receiver.answer = ok;
  await one.settled();
  // The webhook was disabled, because no delivery has succeeded.
  await bench.server.db.update(webhooks).set({ isEnabled: true });
  await bench.sendDue();
  expect((await bench.list(id))[0].state).toBe("delivered");
});

/** Inserts deliveries of a webhook, one second apart, the last one now. */
const fill = (id: string, count: number, state: "delivered" | "failed") =>
  bench.server.db.execute(sql`
    insert into webhook_deliveries (webhook_id, event, subject_id, state, next_at, created_at)
    select ${id}::bigint, 'ping', ${id}::bigint, ${state}, null, now() - make_interval(secs => ${count} - n)
    from generate_series(1, ${count}::int) n`);
const pending = () => bench.server.db.$count(webhookDeliveries, eq(webhookDeliveries.state, "pending"));
const replay = (body: object) => bench.call("delivery/replay", body);

test("a replay since a time sends all later deliveries in any state again with the same IDs", async () => {
  const { id } = await bench.hook();
  for (let at = 0; at < 3; at++) await bench.call("ping", { id });
  await bench.sendDue();
  const [latest, , oldest] = await bench.list(id);
  await bench.server.db
    .update(webhookDeliveries)
    .set({ createdAt: sql`now() - interval '1 hour'` })
    .where(eq(webhookDeliveries.id, oldest.id));
  bench.receiver.received = [];
  expect((await replay({ webhookId: id, since: latest.createdAt })).data).toEqual({ count: 2 });
  await bench.sendDue();
  const ids = bench.receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(new Set(ids).size).toBe(2);
  expect(ids).not.toContain(oldest.messageId);
});

test("a replay with an invalid time, or with both a delivery and a time, is refused", async () => {
  const { id } = await bench.hook();
  expect(await replay({ webhookId: id, since: "2026-13-01 00:00:00" })).toMatchObject({ code: 400 });
  expect(await replay({ webhookId: id, since: "yesterday" })).toMatchObject({ code: 400, field: "since" });
  expect(await replay({ webhookId: id, deliveryId: "1", since: "2026-11-01 00:00:00" })).toMatchObject({
    code: 400,
    msg: "deliveryId 与 since 只填一个",
  });
});

test("a replay is limited to the maximum, and a replay since a time above it is refused as a whole", async () => {
  const { id } = await bench.hook();
  const { replayMax } = policy.webhooks;
  await fill(id, replayMax + 1500, "failed");
  const hooks = (await bench.server.get("/api/bbs/console/webhook/list", bench.operator.token)).rows;
  expect(hooks).toMatchObject([{ failed: replayMax, pending: 0 }]);
  const refused = await replay({ webhookId: id, since: "2020-01-01 00:00:00" });
  expect(refused).toMatchObject({ code: 400, reason: "FIELD_OUT_OF_RANGE", field: "since" });
  expect(await pending()).toBe(0);
  expect((await replay({ webhookId: id })).data).toEqual({ count: replayMax });
  expect((await replay({ webhookId: id })).data).toEqual({ count: 1500 });
  expect(await pending()).toBe(replayMax + 1500);
});

test("deleting a webhook deletes all its deliveries", async () => {
  const { id } = await bench.hook();
  await fill(id, policy.webhooks.batch * 2 + 7, "delivered");
  expect((await bench.call("del", { id })).code).toBe(200);
  expect(await bench.server.db.$count(webhookDeliveries)).toBe(0);
  expect(await bench.call("del", { id })).toMatchObject({ code: 404 });
});
