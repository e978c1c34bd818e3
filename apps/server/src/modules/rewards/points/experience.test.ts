import { afterAll, beforeAll, expect, test } from "vitest";
import type { MemberEvent } from "../../../core/member-event.ts";
import { createClock } from "../../../core/time.ts";
import { expEntries } from "../../../db/schema/index.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { publish, resetRates } from "../../../test/thread-fixtures.ts";
import { emitMemberEvent } from "./points-events.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const clock = createClock("UTC");
const levelOf = async (userId: string) => {
  const { data } = await server.post("/api/without/user/otherinfo/get", { userId });
  return data.level;
};
const emit = (event: MemberEvent) => server.db.transaction((tx) => emitMemberEvent(tx, clock, event));

test("posting gives experience three times a day, and a new level sends a notice", async () => {
  const { userId, token } = await server.member("climber");
  for (let i = 0; i < 5; i++) await emit({ kind: "posted", userId, key: `thread:${i}` });
  expect(await levelOf(userId)).toBe(1);
  // 30 for three threads and 50 for an essence thread, which counts once.
  await emit({ kind: "essence", userId, key: "thread:1" });
  await emit({ kind: "essence", userId, key: "thread:1" });
  expect(await levelOf(userId)).toBe(1);
  await emit({ kind: "essence", userId, key: "thread:2" });
  expect(await levelOf(userId)).toBe(2);
  const notices = await server.get("/api/notice/system/list", token);
  expect(notices.rows.map((row) => row.title)).toContain("恭喜你升级到 Lv.2");
});

test("a like gives experience to the author, once per member, and never for own likes", async () => {
  const author = await server.member("liked1");
  const fan = await server.member("fan1");
  await resetRates(server);
  const threadId = await publish(server, author.token);
  const like = (value: 0 | 1, who: { token: string }) =>
    server.post("/api/thread/thumbup", { threadId, value }, who.token);
  for (const value of [1, 0, 1] as const) await like(value, fan);
  await like(1, author);
  const entries = await server.db.select().from(expEntries);
  expect(entries.filter((row) => row.source === "liked")).toEqual([
    expect.objectContaining({
      userId: author.userId,
      exp: 1,
      cause: `liked:thread:${threadId}:${fan.userId}`,
    }),
  ]);
});
