import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../test/support.ts";

let server: TestServer;
let one: { token: string; userId: string };
let two: { token: string; userId: string };

beforeAll(async () => {
  server = await startServer();
  one = await server.member("first-one");
  two = await server.member("second-one");
});
afterAll(() => server.close());

const state = async (userId: string) => {
  const { data } = await server.post("/api/without/user/otherinfo/get", { userId });
  return { fans: data.fansCount, follows: data.followCount };
};

const act = (kind: "add" | "del", from: typeof one, to: typeof one) =>
  server.post(`/api/bbs/user/follow/${kind}`, { toUserId: to.userId }, from.token);

test("API-092 concurrent follows of a member count once and notify once", async () => {
  const responses = await Promise.all(Array.from({ length: 12 }, () => act("add", one, two)));
  expect(responses.map((response) => response.code)).toEqual(responses.map(() => 200));
  expect(await state(two.userId)).toEqual({ fans: 1, follows: 0 });
  expect(await state(one.userId)).toEqual({ fans: 0, follows: 1 });
  const unread = await server.post("/api/notice/unreadnotification", { tick: 5 }, two.token);
  expect(unread.data.unreadNotifications).toBe(1);
});

test("API-093 concurrent unfollows of a member count once", async () => {
  const responses = await Promise.all(Array.from({ length: 12 }, () => act("del", one, two)));
  expect(responses.map((response) => response.code)).toEqual(responses.map(() => 200));
  expect(await state(two.userId)).toEqual({ fans: 0, follows: 0 });
});

test("API-092 two members who follow each other concurrently do not deadlock", async () => {
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, n) => [
      act(n % 2 ? "del" : "add", one, two),
      act(n % 2 ? "del" : "add", two, one),
    ]).flat(),
  );
  expect(responses.map((response) => response.code)).toEqual(responses.map(() => 200));
  const [first, second] = [await state(one.userId), await state(two.userId)];
  const follows = await server.get("/api/bbs/user/follow/list", one.token);
  const fans = await server.get("/api/bbs/user/fans/list", one.token);
  expect(first).toEqual({ fans: fans.rows.length, follows: follows.rows.length });
  expect(second).toEqual({ fans: follows.rows.length, follows: fans.rows.length });
});
