import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { trusted } from "../../../core/screened.ts";
import { systemNotices, threads, webhookDeliveries, webhooks } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { comment, publish } from "../../../test/thread-fixtures.ts";
import { ok, WebhookBench } from "../../../test/webhook-fixtures.ts";
import { claimDueDeliveries, forgetDeliveries } from "./webhook.queries.ts";
import { post } from "./webhook-send.ts";

const bench = new WebhookBench();

test("a receiver that is down for an hour gets everything once it is up: the same event under the same id", async () => {
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
  // Five attempts in, the next one is an hour away.
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
  const told = bench.receiver.received.map(({ headers, body }) => `${headers["webhook-id"]} ${body}`);
  expect([told.length, new Set(told).size]).toEqual([4, 2]);
});

test("a retry and a replay send the ID alone once the content is removed, and edited content as it is now", async () => {
  const { id } = await bench.hook({ events: ["thread.created", "comment.created"] });
  const { server, member, receiver } = bench;
  const kept = await publish(server, member.token, {
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
    .where(eq(threads.id, kept));
  await server.post("/api/thread/del", { threadId: removed }, member.token);
  receiver.answer = ok;
  const resend = async () => {
    receiver.received = [];
    await bench.sendDue();
    return receiver.received.map(({ body }) => JSON.parse(body).data);
  };
  const expected = expect.arrayContaining([
    expect.objectContaining({ id: kept, title: "改之后的标题" }),
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

test("two processes send each event once, and one that dies on the way loses none", async () => {
  const { id } = await bench.hook({ events: ["thread.created"] });
  for (let at = 0; at < 12; at++) await bench.call("ping", { id });
  // Claimed by a process that is killed before it sends.
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

test("after three days it is given up, the address stops and its operator is told; enabled again it goes on", async () => {
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
  const told = await bench.server.db
    .select()
    .from(systemNotices)
    .where(eq(systemNotices.userId, bench.operator.userId));
  expect(told.map(({ title }) => title)).toContain("事件推送已停下");

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

test("no private network is called, no redirect followed, and no answer read without end", async () => {
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

test("what was sent long ago is forgotten", async () => {
  const { id } = await bench.hook();
  await bench.call("ping", { id });
  await bench.server.db.update(webhookDeliveries).set({ createdAt: sql`now() - interval '31 days'` });
  await bench.server.db.transaction(forgetDeliveries);
  expect(await bench.list(id)).toEqual([]);
});

test("while an attempt may be on its way, its delivery is due nowhere", async () => {
  const { id } = await bench.hook();
  await bench.call("ping", { id });
  expect(await claimDueDeliveries(bench.server.db, 5, [])).toHaveLength(1);
  const [row] = await bench.server.db
    .select({ left: sql<number>`(extract(epoch from next_at - now()) * 1000)::float8` })
    .from(webhookDeliveries);
  expect(row!.left).toBeGreaterThan(policy.webhooks.timeoutMs);
});

test("what is asked for again while its last attempt is on the way is sent again, though that fails", async () => {
  const begun = new Promise<() => void>((resolve) => {
    bench.receiver.answer = (_request, response) => resolve(() => void response.writeHead(500).end());
  });
  const { id } = await bench.hook();
  await bench.call("ping", { id });
  await bench.server.db.update(webhookDeliveries).set({ attempts: policy.webhooks.retrySeconds.length });
  const one = bench.worker();
  await one.turn();
  const fail = await begun;
  const [row] = await bench.list(id);
  const replayed = await bench.call("delivery/replay", { webhookId: id, deliveryId: row.id });
  expect(replayed.data).toEqual({ count: 1 });
  fail();
  bench.receiver.answer = ok;
  await one.settled();
  // The address was stopped: nothing has arrived there.
  await bench.server.db.update(webhooks).set({ isEnabled: true });
  await bench.sendDue();
  expect((await bench.list(id))[0].state).toBe("delivered");
});

/** Notes deliveries of an address in bulk, each a second after the one before, the last now. */
const fill = (id: string, count: number, state: "delivered" | "failed") =>
  bench.server.db.execute(sql`
    insert into webhook_deliveries (webhook_id, event, subject_id, state, next_at, created_at)
    select ${id}::bigint, 'ping', ${id}::bigint, ${state}, null, now() - make_interval(secs => ${count} - n)
    from generate_series(1, ${count}::int) n`);
const pending = () => bench.server.db.$count(webhookDeliveries, eq(webhookDeliveries.state, "pending"));
const replay = (body: object) => bench.call("delivery/replay", body);

test("all since a moment is sent again under the same ids, whatever became of it, and nothing before", async () => {
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

test("a time that is none, or one delivery and a time, is refused", async () => {
  const { id } = await bench.hook();
  expect(await replay({ webhookId: id, since: "2026-13-01 00:00:00" })).toMatchObject({ code: 400 });
  expect(await replay({ webhookId: id, since: "yesterday" })).toMatchObject({ code: 400, field: "since" });
  expect(await replay({ webhookId: id, deliveryId: "1", since: "2026-11-01 00:00:00" })).toMatchObject({
    code: 400,
    msg: "deliveryId 与 since 只填一个",
  });
});

test("of many no call sends more again than the bound, and what a time covers beyond it is refused whole", async () => {
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

test("an address goes with all that was sent to it, however much", async () => {
  const { id } = await bench.hook();
  await fill(id, policy.webhooks.batch * 2 + 7, "delivered");
  expect((await bench.call("del", { id })).code).toBe(200);
  expect(await bench.server.db.$count(webhookDeliveries)).toBe(0);
  expect(await bench.call("del", { id })).toMatchObject({ code: 404 });
});
