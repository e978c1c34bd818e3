import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessions } from "../db/schema/index.ts";
import { policy } from "../policy.ts";
import { startServer, type TestServer } from "../test/support.ts";
import { deleteExpiredSessions } from "./session.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test("expired sessions are deleted in batches, and valid ones stay", async () => {
  const { userId, token } = await server.member("stayer");
  const { forgetAtOnce } = policy.session;
  await server.db.execute(sql`insert into sessions (token_hash, user_id, expires_at)
    select 'over' || n, ${userId}::bigint, now() - make_interval(secs => n)
    from generate_series(1, ${forgetAtOnce + 5}::int) n`);
  await server.db.transaction(deleteExpiredSessions);
  expect(await server.db.$count(sessions)).toBe(1 + 5);
  await server.db.transaction(deleteExpiredSessions);
  expect(await server.db.$count(sessions)).toBe(1);
  expect((await server.get("/api/bbs/points/info", token)).code).toBe(200);
});
