import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../test/support.ts";
import { publish } from "../../../test/thread-fixtures.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test("ROUTE-045 hiding a thread affects only the member, can be repeated and can be undone", async () => {
  const anna = await server.member("anna");
  const bert = await server.member("bert");
  const threadId = await publish(server, bert.token);
  const hide = (value: 0 | 1, id = threadId) =>
    server.post("/api/bbs/recommend/hide", { threadId: id, value }, anna.token);
  const hidden = async (actor = anna) =>
    (await server.get("/api/bbs/recommend/hidden", actor.token)).data.threadIds;
  expect((await hide(1)).code).toBe(200);
  expect((await hide(1)).code).toBe(200);
  expect((await hide(1, "999999")).code).toBe(200);
  expect(await hidden()).toEqual([threadId]);
  expect(await hidden(bert)).toEqual([]);
  await hide(0);
  expect(await hidden()).toEqual([]);
});
