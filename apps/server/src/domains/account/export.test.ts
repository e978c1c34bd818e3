import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startServer, type TestServer } from "../../test/support.ts";
import { publish, resetRates } from "../../test/thread-fixtures.ts";

const PASSWORD = "Lenscape2026";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => resetRates(server));
afterAll(() => server.close());

const ask = (token: string, password = PASSWORD) =>
  server.post("/api/bbs/account/export", { password }, token);

test("a member's data comes as a zip, once, with their own words and nobody else's secrets", async () => {
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

  for (const [who, tel] of [
    [me, "13800138000"],
    [friend, "13900139000"],
  ] as const) {
    const address = { name: "云野", tel, areaCode: "330106", addressDetail: "湖滨路 18 号" };
    expect(await server.post("/api/bbs/address/add", address, who.token)).toMatchObject({ code: 200 });
  }

  const { code, data } = await ask(me.token);
  expect(code).toBe(200);
  expect(data.url).toMatch(/^\/exports\/[0-9a-f]{48}$/);
  const answer = await server.inject({ url: data.url });
  expect(answer.headers["content-type"]).toBe("application/zip");
  expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="lenscape-.*\.zip"$/);
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const read = (name: string) => JSON.parse(strFromU8(files[name]!));
  expect(read("profile.json")).toMatchObject({ username: "exporter", userId: me.userId });
  expect(read("threads.json")).toMatchObject([{ id: threadId }]);
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
  const everything = Object.values(files)
    .map((file) => strFromU8(file))
    .join();
  for (const secret of ["argon2", "passwordHash", "tokenHash"]) expect(everything).not.toContain(secret);

  expect((await server.inject({ url: data.url })).statusCode).toBe(404);
});

test("the password is asked for, and an export can be had only now and then", async () => {
  const { token } = await server.member("careless");
  expect(await ask(token, "wrong-password")).toMatchObject({ code: 400, msg: "密码错误，未能导出" });
  await resetRates(server);
  for (let i = 0; i < 3; i++) expect((await ask(token)).code).toBe(200);
  expect(await ask(token)).toMatchObject({ status: 429, msg: "今天导出得太频繁，请明天再试" });
  expect((await server.inject({ url: `/exports/${"0".repeat(48)}` })).statusCode).toBe(404);
});
