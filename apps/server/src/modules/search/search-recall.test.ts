import { afterAll, beforeAll, expect, test } from "vitest";
// Shared with `pnpm bench:search`, which measures the same recall on a built server.
import { measureRecall, queries } from "../../../../../bench/search-recall.ts";
import { ensureDemo } from "../../demo/index.ts";
import { startServer, type TestServer } from "../../test/support.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
  await ensureDemo(server.db);
  await server.app.searchIndexer.settled();
});
afterAll(() => server.close());

test("the expected result is among the first five for 95 of 100 queries over the demo community", async () => {
  const { recall, missed } = await measureRecall((path) => server.get(path));
  expect(queries.length).toBeGreaterThanOrEqual(120);
  expect(recall, missed.join("\n")).toBeGreaterThanOrEqual(0.95);
});
