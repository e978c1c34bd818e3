import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../../scripts/lib/free-port.ts";
import { type RunningServer, runServer, startServer } from "../support/server.ts";

// Start of the server with wrong settings.

// The first start creates the database, which may take the whole timeout of `startServer` on a busy machine.
const timeout = 150_000;
test.describe.configure({ timeout });

let first: RunningServer;
test.beforeAll(async () => {
  // The configured timeout of tests does not apply to hooks.
  test.setTimeout(timeout);
  first = await startServer({ DEMO: "off", NODE_ENV: "development" });
});
test.afterAll(() => first?.stop());

test("the built server never serves files of the repository, whatever NODE_ENV says", async () => {
  const secret = join(import.meta.dirname, "../../package.json");
  for (const path of [`/@fs${secret}`, "/src/entry-client.tsx", "/package.json"])
    expect((await fetch(first.url + path)).status, path).toBe(404);
});

async function inEmptyDirectory<T>(use: (directory: string) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), "lenscape-e2e-"));
  try {
    return await use(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Expects one sentence without a stack trace. */
function expectSentence({ code, output }: { code: number | null; output: string }, sentence: string) {
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toContain("    at ");
}

test("refuses a second process on the same data directory", async () => {
  const ended = await runServer({ DATA_DIR: first.directory, PORT: String(await freePort()) });
  expectSentence(ended, `数据目录 ${first.directory} 正被进程`);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});

test("a port in use fails with advice", async () => {
  const { port } = new URL(first.url);
  const ended = await inEmptyDirectory((directory) => runServer({ DATA_DIR: directory, PORT: port }));
  expectSentence(ended, `端口 ${port} 已被占用`);
});

test("names a wrong setting", async () => {
  expectSentence(await runServer({ PORT: "八千" }), "PORT 应为 0 到 65535 之间的整数");
  expectSentence(await runServer({ COMMUNITY_TZ: "Mars/Olympus" }), "COMMUNITY_TZ 应为时区名");
  expectSentence(await runServer({ LOG_LEVEL: "loud" }), "LOG_LEVEL 应为 fatal、error");
});

test("SIGTERM ends the server with code 0 and releases its data directory", async () => {
  const server = await startServer({ DEMO: "off" });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});
