import contract from "@lenscape/api/contract.gen.json" with { type: "json" };
import { Ajv } from "ajv";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { notifyChange } from "../../../core/change-events.ts";
import { GROUP } from "../../../db/base.ts";
import { policy } from "../../../policy.ts";
import { type Listener, openStream } from "../../../test/live-fixtures.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { comment, moveTo, publish, resetRates } from "../../../test/thread-fixtures.ts";
import { sendSystemNotice, sendSystemNotices } from "../../notifications/notice/notice.queries.ts";
import { LiveHub } from "./live-hub.ts";

type Member = { token: string; userId: string };

let server: TestServer;
let ann: Member;
let bob: Member;
let eve: Member;
let names = 0;
const open: Listener[] = [];

beforeAll(async () => {
  server = await startServer();
  [ann, bob, eve] = [await server.member("ann"), await server.member("bob"), await server.member("eve")];
});
beforeEach(() => resetRates(server));
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});
afterAll(async () => {
  const closed = server.close();
  // An aborted fetch opens another idle connection, for which the server would wait a minute.
  server.app.server.closeAllConnections();
  await closed;
});

async function listen(who: Member, threadId?: string): Promise<Listener> {
  const stream = await openStream(server.app, who.token, threadId);
  open.push(stream);
  return stream;
}
const post = (who: Member, path: string, body?: object) => server.post(`/api/${path}`, body, who.token);
const say = (from: Member, to: Member, content: string) =>
  post(from, "notice/dialog/send", { toUserId: to.userId, content });
const newcomer = () => server.member(`live${names++}`);

test("GEN-024 a stream starts with the current state and sends an event for a new message at once", async () => {
  const before = (await post(bob, "notice/unreadnotification", { tick: 5 })).data.dialogNotifications;
  const stream = await listen(bob);
  expect(Object.fromEntries(stream.response.headers)).toMatchObject({
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  expect(stream.response.headers.get("content-encoding")).toBeNull();
  await stream.hears("unread", { dialogNotifications: before });
  await say(ann, bob, "周末去林场吗");
  await stream.hears("unread", { dialogNotifications: before + 1 });
  // Events never contain the text, which the page fetches.
  expect(JSON.stringify(stream.events)).not.toContain("林场");
});

test("API-112 stream events equal the poll response and match the contract", async () => {
  const stream = await listen(ann, await publish(server, ann.token));
  const { data } = await post(ann, "notice/unreadnotification", { tick: 5 });
  await stream.hears("unread", data);
  const ajv = new Ajv({ strict: false });
  const shapes = contract.components.schemas;
  const check = {
    unread: ajv.compile(shapes.LiveUnread),
    comments: ajv.compile(shapes.LiveComments),
  };
  expect(stream.events.find(({ name }) => name === "unread")?.data).toEqual(data);
  for (const { name, data: eventData } of stream.events)
    expect([name, check[name as keyof typeof check](eventData)]).toEqual([name, true]);
});

test("new and deleted comments are only sent to streams of their thread", async () => {
  const [here, there] = [await publish(server, ann.token), await publish(server, ann.token)];
  const [watching, elsewhere, nowhere] = [
    await listen(bob, here),
    await listen(eve, there),
    await listen(eve),
  ];
  await watching.hears("comments", { threadId: here, replyCount: 0 });
  const { id } = await comment(server, eve.token, here);
  await watching.hears("comments", { threadId: here, replyCount: 1 });
  await post(eve, "thread/delpost", { postId: id });
  await watching.hears("comments", { threadId: here, replyCount: 0 });
  await comment(server, eve.token, there);
  await elsewhere.hears("comments", { threadId: there, replyCount: 1 });
  expect(JSON.stringify(elsewhere.events)).not.toContain(`"${here}"`);
  expect(JSON.stringify(nowhere.events)).not.toContain("comments");
});

test("no comment counts are sent for a hidden thread", async () => {
  const threadId = await publish(server, ann.token);
  await server.db.execute(sql`update threads set status = 2 where id = ${threadId}::bigint`);
  const who = await newcomer();
  const stream = await listen(who, threadId);
  await stream.hears("unread", {});
  await say(ann, who, "还在吗");
  await stream.hears("unread", {});
  expect(stream.events.filter(({ name }) => name === "comments")).toEqual([]);
});

test("changes are sent after the commit, and never for a rolled back transaction", async () => {
  const who = await newcomer();
  const stream = await listen(who);
  await stream.hears("unread", { systemNotifications: 0 });
  const transaction = server.db.transaction(async (tx) => {
    await sendSystemNotice(tx, { userId: who.userId, kind: "news", title: "收回" });
    throw new Error("taken back");
  });
  await expect(transaction).rejects.toThrow("taken back");
  await server.db.transaction((tx) =>
    sendSystemNotice(tx, { userId: who.userId, kind: "news", title: "留下" }),
  );
  await stream.hears("unread", { systemNotifications: 1 });
  await sendSystemNotices(server.db, [who.userId, bob.userId], { kind: "news", title: "大家" });
  await stream.hears("unread", { systemNotifications: 2 });
  const counts = stream.events.map(
    ({ data }) => (data as { systemNotifications: number }).systemNotifications,
  );
  expect(counts).toEqual([0, 1, 2]);
});

test("a stream only receives events of its own member", async () => {
  const [recipient, otherRecipient] = [await newcomer(), await newcomer()];
  const [own, foreign] = [await listen(recipient), await listen(otherRecipient)];
  await foreign.hears("unread", { revision: 0 });
  await say(ann, recipient, "只给你");
  await own.hears("unread", { dialogNotifications: 1 });
  await say(ann, otherRecipient, "也给你");
  await foreign.hears("unread", { dialogNotifications: 1 });
  expect(foreign.events).toHaveLength(2);
});

const nameOf = new Map<string, string>();

const endings: [string, (who: Member) => Promise<unknown>][] = [
  ["logging out", (who) => server.post("/logout", undefined, who.token)],
  [
    "being signed out from another device",
    async ({ userId }) => {
      const { token } = await server.post("/login", {
        username: nameOf.get(userId),
        password: "Lenscape2026",
      });
      return server.post("/api/bbs/account/session/end", {}, token);
    },
  ],
  ["a ban", ({ userId }) => post(ann, "bbs/user/forbidden", { userId, days: 1, reason: "广告" })],
  [
    "a session's running out",
    ({ userId }: Member) =>
      server.db.execute(sql`update sessions set expires_at = now() + interval '1 second'
        where user_id = ${userId}::bigint returning ${notifyChange("session", sql`user_id`)}`),
  ],
];
test.each(endings)("%s ends the stream at once", async (_name, end) => {
  await moveTo(server, ann.userId, GROUP.admin);
  const username = `live${names++}`;
  const who = await server.member(username);
  nameOf.set(who.userId, username);
  const stream = await listen(who);
  await stream.hears("unread", {});
  const answer = await end(who);
  expect((answer as { code?: number }).code ?? 200).toBe(200);
  await stream.ended;
  expect((await openStream(server.app, who.token)).response.headers.get("content-type")).toContain("json");
});

test("API-016 a stream requires a session and a valid thread ID", async () => {
  expect(await server.get("/api/bbs/live/stream")).toMatchObject({ status: 200, code: 401 });
  expect(await server.get("/api/bbs/live/stream?threadId=x", ann.token)).toMatchObject({ code: 400 });
});

test("a stream above the limit per member is refused until another one is closed", async () => {
  const who = await newcomer();
  const streams = [];
  for (let n = 0; n < policy.live.perMember; n++) streams.push(await listen(who));
  expect(await server.get("/api/bbs/live/stream", who.token)).toMatchObject({ status: 429, code: 429 });
  streams[0]!.close();
  await vi.waitFor(async () => expect((await listen(who)).response.status).toBe(200), { timeout: 10_000 });
});

function hubWith(limits: Partial<Record<keyof typeof policy.live, number>>) {
  return new LiveHub(server.database, server.app.reports, { ...policy.live, ...limits });
}
const as = (id: string, sessionId = "0") => ({ id, sessionId });

test("a stream above the limit per process is refused with 503", async () => {
  const hub = hubWith({ perProcess: 1 });
  await hub.open(as(ann.userId), undefined);
  await expect(hub.open(as(bob.userId), undefined)).rejects.toMatchObject({ code: 503 });
  await hub.close();
});

test("a client that does not read is disconnected and no longer counts towards the limit", async () => {
  const { userId } = await newcomer();
  const [session] = (
    (await server.db.execute(
      sql`select id::text from sessions where user_id = ${userId}::bigint`,
    )) as unknown as {
      rows: { id: string }[];
    }
  ).rows;
  const hub = hubWith({ unreadBytes: 100, perMember: 1, gatherMs: 1 });
  const slow = await hub.open(as(userId, session!.id), undefined);
  const closed = new Promise((resolve) => slow.once("close", resolve));
  for (let n = 0; n < 3; n++) {
    const before = slow.readableLength;
    await sendSystemNotice(server.db, { userId, kind: "news", title: `第${n}条` });
    await expect.poll(() => slow.destroyed || slow.readableLength > before).toBe(true);
  }
  await closed;
  await expect(hub.open(as(userId, session!.id), undefined)).resolves.toBeDefined();
  await hub.close();
});

test("a server that shuts down ends its streams", async () => {
  const other = await startServer();
  const who = await other.member("last");
  const stream = await openStream(other.app, who.token);
  await stream.hears("unread", {});
  const closing = other.close();
  await stream.ended;
  await closing;
});
