import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { createShutdown } from "./shutdown.ts";

/** Starts an app whose response contains `isStopping`. */
async function startApp(delayMs: number) {
  const app: FastifyInstance = Fastify();
  app.decorate("isStopping", false);
  app.decorate("live", { close: async () => {} } as never);
  app.get("/", async () => ({ isStopping: app.isStopping }));
  const stop = createShutdown({ app, database: { close: async () => {} }, stopJobs: [], delayMs });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const { port } = app.server.address() as AddressInfo;
  const get = async (): Promise<IncomingMessage> => {
    const [response] = await once(request({ port, host: "127.0.0.1", agent }).end(), "response");
    response.resume();
    await once(response, "end");
    return response;
  };
  return { app, stop, get };
}

test("before the port closes, every response closes its connection", async () => {
  const { app, stop, get } = await startApp(300);
  expect((await get()).headers.connection).toBe("keep-alive");
  const shutdown = stop();
  expect(app.isStopping).toBe(true);
  // The open connection, and a new one.
  for (let round = 0; round < 2; round++)
    expect(await get()).toMatchObject({ statusCode: 200, headers: { connection: "close" } });
  expect(app.server.listening).toBe(true);
  await shutdown;
  expect(app.server.listening).toBe(false);
  await expect(get()).rejects.toThrow("ECONNREFUSED");
});
