import { afterAll, beforeAll, expect, test } from "vitest";
import { GROUP } from "../../../db/base.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { moveTo } from "../../../test/thread-fixtures.ts";

type Member = { token: string; userId: string };

let server: TestServer;
let writer: Member;
let reader: Member;
let member: Member;

beforeAll(async () => {
  server = await startServer();
  writer = await server.member("writer");
  reader = await server.member("reader");
  member = await server.member("member");
  for (const { userId } of [writer, reader]) await moveTo(server, userId, GROUP.operator);
});
afterAll(() => server.close());

const list = (userId: string, by: Member) => server.get(`/api/bbs/note/list?userId=${userId}`, by.token);
const add = (userId: string, text: string, by: Member) =>
  server.post("/api/bbs/note/add", { userId, text }, by.token);
const del = (noteId: string, by: Member) => server.post("/api/bbs/note/del", { noteId }, by.token);

test("only moderators of higher rank read and write notes on a member, and only the author deletes a note", async () => {
  expect((await add(member.userId, "  20 日换过设备 ", writer)).code).toBe(200);
  expect((await add(member.userId, "   ", writer)).code).toBe(400);
  const { data } = await list(member.userId, reader);
  expect(data).toMatchObject([{ text: "20 日换过设备", byName: "writer", isMine: 0 }]);
  expect((await list(member.userId, writer)).data[0].isMine).toBe(1);
  for (const [about, by] of [
    [member, member],
    [reader, reader],
    [reader, writer],
  ] as const)
    for (const { code } of [await list(about.userId, by), await add(about.userId, "他", by)])
      expect(code).toBe(403);
  expect((await del(data[0].id, reader)).code).toBe(404);
  expect((await list(member.userId, reader)).data).toHaveLength(1);
  expect((await del(data[0].id, writer)).code).toBe(200);
  expect((await list(member.userId, reader)).data).toEqual([]);
});
