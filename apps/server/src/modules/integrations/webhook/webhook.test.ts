import { sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { GROUP } from "../../../db/base.ts";
import { webhooks } from "../../../db/schema/index.ts";
import { startServer } from "../../../test/support.ts";
import { comment, moveTo, publish } from "../../../test/thread-fixtures.ts";
import { allEvents, type ReceivedRequest, WebhookBench } from "../../../test/webhook-fixtures.ts";

const bench = new WebhookBench();
const types = () => bench.receiver.received.map(({ body }) => JSON.parse(body).type);

test("an event is signed by the Standard Webhooks specification and contains only public data", async () => {
  const { id, secret } = await bench.hook();
  expect(secret).toMatch(/^whsec_/);
  const threadId = await publish(bench.server, bench.member.token, {
    threadClassify: 1,
    circleId: "1",
    title: "第一视角的秋天",
  });
  await bench.sendDue();
  expect(bench.receiver.received).toHaveLength(1);
  const [{ headers, body }] = bench.receiver.received as [ReceivedRequest];
  const event = new Webhook(secret).verify(body, headers as Record<string, string>);
  expect(event).toMatchObject({
    type: "thread.created",
    data: {
      id: threadId,
      title: "第一视角的秋天",
      author: { userId: bench.member.userId },
      url: `https://community.example/pages/content/postdetail?threadId=${threadId}`,
    },
  });
  const stranger = `whsec_${Buffer.alloc(32).toString("base64")}`;
  expect(() => new Webhook(stranger).verify(body, headers as Record<string, string>)).toThrow();
  expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow();
  expect(await bench.list(id)).toMatchObject([
    {
      event: "thread.created",
      state: "delivered",
      attempts: 1,
      status: 204,
      messageId: headers["webhook-id"],
    },
  ]);
});

test("each event is delivered once to every webhook that subscribes to it", async () => {
  await bench.hook();
  const quiet = await bench.hook({ events: ["report.decided"] });
  const threadId = await publish(bench.server, bench.member.token);
  const pendingComment = await comment(bench.server, bench.member.token, threadId, {
    content: "我家全网最低",
  });
  await comment(bench.server, bench.operator.token, threadId, { content: "拍得真好" });
  await bench.server.post(
    "/api/bbs/review/decide",
    { kind: "post", id: pendingComment.id, value: 1 },
    bench.operator.token,
  );
  const reporter = await bench.server.member("reporter");
  await bench.server.post("/api/thread/report", { threadId, reason: "spam" }, reporter.token);
  const sent = await bench.server.post(
    "/api/bbs/feedback/submit",
    { kind: 1, title: "希望能自定义单击与双击", content: "不同场景想用不同的手势。" },
    bench.member.token,
  );
  const feedbackId = sent.data.id;
  await bench.server.post(
    "/api/bbs/feedback/reply",
    { id: feedbackId, content: "收到，排期中。" },
    bench.operator.token,
  );
  await bench.server.post(
    "/api/bbs/feedback/reply",
    { id: feedbackId, content: "谢谢，等你们。" },
    bench.member.token,
  );
  const [reportCase] = (await bench.server.get("/api/bbs/report/list", bench.operator.token)).rows;
  const decision = { caseId: reportCase.id, action: "ignore", note: "没有违规" };
  expect(await bench.server.post("/api/bbs/report/handle", decision, bench.operator.token)).toMatchObject({
    code: 200,
  });
  await bench.server.post("/api/thread/del", { threadId }, bench.member.token);
  await bench.sendDue();
  expect(types().toSorted()).toEqual(
    [
      "thread.created",
      "comment.created",
      "comment.created",
      "report.created",
      // To both webhooks.
      "report.decided",
      "report.decided",
      "feedback.created",
      "feedback.answered",
      "thread.removed",
    ].toSorted(),
  );
  const of = (type: string) =>
    bench.receiver.received.map(({ body }) => JSON.parse(body)).find((event) => event.type === type);
  expect(of("thread.removed").data).toEqual({ id: threadId });
  expect(of("feedback.created").data).toEqual({
    id: feedbackId,
    no: sent.data.no,
    kind: 1,
    status: 0,
    title: null,
  });
  expect(Object.keys(of("report.created").data)).toEqual(["id", "targetType", "targetId", "status"]);
  expect(await bench.list(quiet.id)).toMatchObject([{ event: "report.decided" }]);
});

test("a disabled webhook receives no events", async () => {
  const { id } = await bench.hook({ isEnabled: 0 });
  await publish(bench.server, bench.member.token);
  expect(await bench.list(id)).toEqual([]);
});

test("deliveries are signed with both secrets for a day after a rotation", async () => {
  const { id, secret } = await bench.hook();
  const { data } = await bench.call("rotate", { id });
  await bench.call("ping", { id });
  await bench.sendDue();
  const [{ headers, body }] = bench.receiver.received as [ReceivedRequest];
  for (const each of [secret, data.secret])
    expect(new Webhook(each).verify(body, headers as Record<string, string>)).toMatchObject({ type: "ping" });
  await bench.server.db.update(webhooks).set({ oldSecretUntil: sql`now() - interval '1 second'` });
  await bench.call("ping", { id });
  await bench.sendDue();
  const last = bench.receiver.received.at(-1)!;
  expect(() => new Webhook(secret).verify(last.body, last.headers as Record<string, string>)).toThrow();
});

test("webhooks require the permission, and invalid URLs are refused", async () => {
  for (const path of ["save", "rotate", "del", "ping", "delivery/replay"]) {
    const body =
      path === "save"
        ? { name: "收", url: "https://a.example/", events: allEvents, isEnabled: 1 }
        : { id: "1" };
    const request = path === "delivery/replay" ? { webhookId: "1" } : body;
    expect(await bench.call(path, request, bench.member.token)).toMatchObject({ code: 403 });
  }
  for (const url of ["ftp://a.example/", "https://a:b@a.example/", "a.example", "javascript:alert(1)"])
    expect(await bench.call("save", { name: "收", url, events: allEvents, isEnabled: 1 })).toMatchObject({
      code: 400,
    });
  for (const path of ["rotate", "del", "ping"])
    expect(await bench.call(path, { id: "987654" })).toMatchObject({ code: 404 });
  const { id } = await bench.hook();
  expect((await bench.call("del", { id })).code).toBe(200);
  const log = await bench.server.get(
    "/api/bbs/console/audit/list?pageNum=1&pageSize=2",
    bench.operator.token,
  );
  expect(log.rows.map(({ action }: { action: string }) => action)).toEqual(["webhook.del", "webhook.save"]);
});

test("URLs in private networks are refused on saving unless private webhooks are configured", async () => {
  const server = await startServer();
  try {
    const { token, userId } = await server.member("keeper");
    await moveTo(server, userId, GROUP.operator);
    const save = (url: string) =>
      server.post(
        "/api/bbs/console/webhook/save",
        { name: "收", url, events: allEvents, isEnabled: 1 },
        token,
      );
    const hosts = [
      "169.254.169.254",
      "10.0.0.1",
      "127.1",
      "2130706433",
      "[::1]",
      "[fe80::1]",
      "[::ffff:10.0.0.1]",
    ];
    for (const host of hosts)
      expect([host, await save(`https://${host}/x`)]).toMatchObject([
        host,
        { code: 400, field: "url", msg: "推送地址要在公网上，不能是本机或内网的地址" },
      ]);
    expect(await save("http://a.example/")).toMatchObject({ code: 400, field: "url" });
    for (const host of ["8.8.8.8", "a.example", "[2606:4700::1111]"])
      expect([host, (await save(`https://${host}:8443/x`)).code]).toEqual([host, 200]);
    // A second webhook with the same URL is allowed.
    expect((await save("https://a.example:8443/x")).code).toBe(200);
  } finally {
    await server.close();
  }
});

test("the URL of a comment links to the comment on the page of its thread", async () => {
  await bench.hook({ events: ["comment.created"] });
  const threadId = await publish(bench.server, bench.member.token);
  const { id } = await comment(bench.server, bench.member.token, threadId);
  await bench.sendDue();
  expect(JSON.parse(bench.receiver.received[0]!.body).data.url).toBe(
    `https://community.example/pages/content/postdetail?threadId=${threadId}#comment-${id}`,
  );
});
