import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { trusted } from "../../../core/screened.ts";
import {
  answerVotes,
  appeals,
  auditLog,
  oidcIdentities,
  posts,
  questionAcceptances,
  questionHelps,
  questions,
  threadHighlights,
  threads,
  threadTopics,
  topics,
} from "../../../db/schema/index.ts";
import { openProvider, startServerAt, visit } from "../../../test/oidc-fixtures.ts";
import { CLIENT } from "../../../test/oidc-provider.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { makeCircle, publish, resetRates } from "../../../test/thread-fixtures.ts";
import { exportAnswerVotes, exportHelps, exportHighlights } from "./account-export-questions.queries.ts";

const PASSWORD = "Lenscape2026";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const requestExport = (token: string, password = PASSWORD) =>
  server.post("/api/bbs/account/export", { password }, token);

test("an export is a zip that is served once and contains the member's own data without secrets", async () => {
  const [me, friend] = [await server.member("exporter"), await server.member("friend")];
  const threadId = await publish(server, me.token);
  const comment = (as: string, content: string) =>
    server.post("/api/thread/addPost", { threadId, content: `<p>${content}</p>` }, as);
  const own = await comment(me.token, "我最初的评论");
  const edit = { postId: own.data.id, revision: 1, content: "<p>我自己的评论</p>" };
  expect((await server.post("/api/bbs/thread/postedit", edit, me.token)).code).toBe(200);
  await comment(friend.token, "别人的评论");
  await server.post(
    "/api/notice/dialog/send",
    { toUserId: me.userId, content: "周末去林场吗" },
    friend.token,
  );
  await server.post("/api/bbs/user/follow/add", { toUserId: friend.userId }, me.token);

  for (const [actor, tel] of [
    [me, "13800138000"],
    [friend, "13900139000"],
  ] as const) {
    const address = { name: "云野", tel, areaCode: "330106", addressDetail: "湖滨路 18 号" };
    expect(await server.post("/api/bbs/address/add", address, actor.token)).toMatchObject({ code: 200 });
  }

  await makeCircle(server, "31");
  const [topic] = await server.db
    .insert(topics)
    .values({ content: trusted("夜骑"), contentKey: "夜骑", createdBy: me.userId })
    .returning({ id: topics.id });
  await server.db.insert(threadTopics).values({ threadId, topicId: topic!.id, postedAt: new Date() });
  const editedAt = new Date("2026-03-01T08:00:00Z");
  await server.db
    .update(threads)
    .set({
      circleId: "31",
      placeName: trusted("城北林场"),
      lat: 30.287,
      lng: 120.153,
      deviceName: trusted("Lens One"),
      editedAt,
    })
    .where(eq(threads.id, threadId));

  const { code, data } = await requestExport(me.token);
  expect(code).toBe(200);
  expect(data.url).toMatch(/^\/exports\/[0-9a-f]{48}$/);
  // Link previews and download managers send a HEAD request first.
  expect((await server.inject({ method: "HEAD", url: data.url })).statusCode).toBe(200);
  const answer = await server.inject({ url: data.url });
  expect(answer.headers["content-type"]).toBe("application/zip");
  expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="lenscape-.*\.zip"$/);
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const read = (name: string) => JSON.parse(strFromU8(files[name]!));
  expect(read("profile.json")).toMatchObject({ username: "exporter", userId: me.userId });
  expect(read("threads.json")).toMatchObject([
    {
      ...{ id: threadId, circleId: "31", circle: expect.any(String), topics: ["夜骑"], device: "Lens One" },
      ...{ place: "城北林场", lat: 30.287, lng: 120.153, editedAt: "2026-03-01 16:00:00" },
    },
  ]);
  expect(read("comments.json")).toMatchObject([{ revision: 2, editedAt: expect.any(String) }]);
  expect(read("comments.json").map((row: { content: string }) => row.content)).toEqual([
    "<p>我自己的评论</p>",
  ]);
  expect(read("comment-versions.json")).toMatchObject([
    { id: `${own.data.id}:1`, postId: own.data.id, content: "<p>我最初的评论</p>" },
  ]);
  expect(read("messages.json")).toMatchObject([{ content: "周末去林场吗", sentByMe: false, peer: "friend" }]);
  expect(read("follows.json")).toMatchObject([{ id: friend.userId }]);
  expect(read("addresses.json").map(({ tel }: { tel: string }) => tel)).toEqual(["13800138000"]);
  for (const name of Object.keys(files).filter((each) => each.endsWith(".json") && each !== "profile.json"))
    expect(Array.isArray(read(name)), name).toBe(true);
  expect(strFromU8(files["说明.txt"]!)).toContain("profile.json");
  for (const name of Object.keys(files)) expect(`${strFromU8(files["说明.txt"]!)}说明.txt`).toContain(name);
  const allText = Object.values(files)
    .map((file) => strFromU8(file))
    .join();
  for (const secret of ["argon2", "passwordHash", "tokenHash"]) expect(allText).not.toContain(secret);

  for (const method of ["GET", "HEAD"] as const)
    expect((await server.inject({ method, url: data.url })).statusCode).toBe(404);
});

test("an export contains the identities at the provider with the time of binding, without secrets", async () => {
  const provider = await openProvider();
  const community = await startServerAt(provider, { COMMUNITY_TZ: "Asia/Shanghai" });
  try {
    provider.names.set("exported", { preferred_username: "ada@corp.example" });
    const { token, userId } = await community.member("exported");
    const visitParams = await visit(community, provider, "exported");
    const { ticket } = (await community.post("/api/bbs/account/oidc/return", visitParams, token)).data;
    const link = { ticket, password: PASSWORD };
    expect(await community.post("/api/bbs/account/oidc/link", link, token)).toMatchObject({ code: 200 });
    // At this hour the day in the community's time zone differs from the day in UTC.
    await community.db
      .update(oidcIdentities)
      .set({ createdAt: new Date("2026-03-01T18:30:00Z") })
      .where(eq(oidcIdentities.userId, userId));
    const { data } = await community.post("/api/bbs/account/export", { password: PASSWORD }, token);
    const { rawPayload } = await community.inject({ url: data.url });
    const files = unzipSync(new Uint8Array(rawPayload));
    expect(JSON.parse(strFromU8(files["profile.json"]!)).identities).toEqual([
      {
        issuer: provider.issuer,
        subject: "exported",
        account: "ada@corp.example",
        boundAt: "2026-03-02 02:30:00",
      },
    ]);
    const allText = Object.values(files)
      .map((file) => strFromU8(file))
      .join();
    for (const secret of [
      visitParams.code,
      visitParams.state,
      visitParams.visitKey,
      ticket,
      token,
      CLIENT.secret,
    ])
      expect(allText).not.toContain(secret);
  } finally {
    await community.close();
    await provider.close();
  }
});

test("an export contains questions, accepted answers, votes, helped marks and appeals, without moderators", async () => {
  const [me, friend, staff] = [
    await server.member("questioner"),
    await server.member("answerer"),
    await server.member("decider"),
  ];
  const threadId = await publish(server, me.token);
  const answer = await server.post(
    "/api/thread/addPost",
    { threadId, content: "<p>重启一次就好</p>" },
    friend.token,
  );
  const postId = answer.data.id;
  await server.db.insert(questions).values({ threadId, model: "Lens One", firmware: "1.1.0" });
  await server.db.insert(questionAcceptances).values({
    ...{ threadId, postId, answererId: friend.userId, acceptedBy: me.userId, firmware: "1.1.0" },
  });
  await server.db.update(questions).set({ acceptedPostId: postId });
  const { userId } = friend;
  await server.db.insert(answerVotes).values([
    { postId, firmware: "1.1.1", userId, works: true },
    { postId, firmware: "1.1.2", userId, works: false },
    { postId, firmware: "1.1.1", userId: me.userId, works: true },
  ]);
  await server.db.insert(questionHelps).values([
    { kind: 1, refId: threadId, userId },
    { kind: 3, refId: "7", userId },
  ]);
  const [entry] = await server.db
    .insert(auditLog)
    .values({
      actorId: staff.userId,
      action: "user.deny",
      targetType: "user",
      targetId: userId,
      reason: "刷屏",
    })
    .returning({ id: auditLog.id });
  await server.db.insert(appeals).values({
    ...{ auditId: entry!.id, userId, actorId: staff.userId, text: "只是连发了两次", status: 1 },
    ...{ answer: "确实不是刷屏", decidedBy: staff.userId, dueAt: new Date() },
  });
  const filesOf = async (token: string) => {
    const { rawPayload } = await server.inject({ url: (await requestExport(token)).data.url });
    const files = unzipSync(new Uint8Array(rawPayload));
    return (name: string) => JSON.parse(strFromU8(files[name]!));
  };
  const mine = await filesOf(me.token);
  expect(mine("questions.json")).toMatchObject([
    { id: threadId, model: "Lens One", firmware: "1.1.0", acceptedPostId: postId },
  ]);
  expect(mine("accepted-answers.json")).toEqual([]);
  expect(mine("appeals.json")).toEqual([]);
  const theirs = await filesOf(friend.token);
  expect(theirs("questions.json")).toEqual([]);
  expect(theirs("accepted-answers.json")).toMatchObject([{ threadId, postId, firmware: "1.1.0" }]);
  expect(theirs("answer-votes.json")).toMatchObject([
    { postId, firmware: "1.1.1", works: true },
    { postId, firmware: "1.1.2", works: false },
  ]);
  expect(theirs("helped.json")).toMatchObject([
    { kind: "thread", refId: threadId },
    { kind: "faq", refId: "7" },
  ]);
  const [appeal] = theirs("appeals.json");
  expect(appeal).toMatchObject({
    ...{ action: "user.deny", reason: "刷屏", text: "只是连发了两次", status: 1, answer: "确实不是刷屏" },
  });
  expect(JSON.stringify(appeal)).not.toContain(`"${staff.userId}"`);
});

test("batches of rows with composite keys continue after the last ID", async () => {
  const { userId } = await server.member("voterofmany");
  const texts = { content: trusted("<p>字</p>"), excerpt: trusted("字") };
  await server.db
    .insert(threads)
    .values(["99999", "100000"].map((id) => ({ id, authorId: userId, classify: 0, ...texts })));
  const postId = "99999";
  await server.db
    .insert(posts)
    .values({ id: postId, threadId: "99999", authorId: userId, floor: 1, ...texts });
  await server.db
    .insert(answerVotes)
    .values(["1.0", "1.1", "1.10", "1.9"].map((firmware) => ({ postId, firmware, userId, works: true })));
  await server.db
    .insert(questionHelps)
    .values([1, 3, 4].map((kind) => ({ kind, refId: String(kind), userId })));
  await server.db.insert(threadHighlights).values(
    [
      ["99999", "a-0"],
      ["99999", "a-1"],
      ["100000", "a-0"],
    ].map(([threadId, anchor]) => ({
      ...{ threadId: threadId!, anchor: anchor!, userId, revision: 1, start: 0, quote: trusted("两秒") },
    })),
  );
  for (const [batch, rowCount] of [
    [exportHighlights, 3],
    [exportAnswerVotes, 4],
    [exportHelps, 3],
  ] as const) {
    const ids: string[] = [];
    for (let after = "0"; ; after = ids.at(-1)!) {
      const rows = await batch(server.db, userId, after, 1);
      if (rows.length === 0) break;
      ids.push(rows[0]!.id);
    }
    expect(new Set(ids).size).toBe(rowCount);
  }
});

test("an export needs the password, and an unknown ticket is 404", async () => {
  const { token } = await server.member("careless");
  expect(await requestExport(token, "wrong-password")).toMatchObject({
    code: 400,
    msg: "密码错误，未能导出",
  });
  expect((await server.inject({ url: `/exports/${"0".repeat(48)}` })).statusCode).toBe(404);
});
