import { afterAll, beforeAll, expect, test } from "vitest";
import { faqs, faqVotes } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test("a member has one vote per FAQ and can change it", async () => {
  const { token } = await server.member("asker");
  await server.db.insert(faqs).values([
    { id: "1", category: "账号", question: "用户名能改吗", answer: "不能。" },
    { id: "2", category: "账号", question: "昵称能改吗", answer: "30 天一次。" },
  ]);
  const votes = async () => (await server.get("/api/bbs/faq/votes", token)).data;
  const vote = (id: string, helpful: number) => server.post("/api/bbs/faq/vote", { id, helpful }, token);
  expect(await votes()).toEqual([]);
  await Promise.all(Array.from({ length: 5 }, () => vote("1", 1)));
  await vote("2", 0);
  await vote("1", 0);
  expect(await votes()).toEqual(
    expect.arrayContaining([
      { id: "1", helpful: 0 },
      { id: "2", helpful: 0 },
    ]),
  );
  expect(await server.db.$count(faqVotes)).toBe(2);
  expect((await vote("999999", 1)).code).toBe(404);
  expect((await vote("1", 2)).code).toBe(400);
});
